-- What staff teach the search: words for the same thing, and products that come first or not at all for a query.
CREATE TABLE "search_synonyms" (
  "id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "terms" text[] NOT NULL,
  "weight" numeric(3, 2) DEFAULT 0.90 NOT NULL,
  "one_way" boolean DEFAULT false NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "search_synonyms_terms" CHECK (cardinality("terms") BETWEEN 2 AND 20),
  CONSTRAINT "search_synonyms_weight" CHECK ("weight" > 0 AND "weight" <= 1)
);
CREATE TABLE "search_rules" (
  "id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "query" varchar(200) NOT NULL,
  "product_id" integer NOT NULL REFERENCES "products"("id") ON DELETE CASCADE,
  "effect" varchar(10) NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "search_rules_effect" CHECK ("effect" IN ('pin', 'hide')),
  CONSTRAINT "search_rules_once" UNIQUE ("query", "product_id")
);
CREATE INDEX "search_rules_product" ON "search_rules" ("product_id");

-- How often something was searched on a day, and how often nothing was found. Nothing of who searched.
CREATE TABLE "search_log" (
  "day" date NOT NULL,
  "query" varchar(200) NOT NULL,
  "searches" integer DEFAULT 0 NOT NULL,
  "empty" integer DEFAULT 0 NOT NULL,
  PRIMARY KEY ("day", "query")
);

-- What the assistant answers by keyword, where staff have put it in other words.
CREATE TABLE "assistant_replies" (
  "topic" varchar(20) PRIMARY KEY,
  "text" varchar(1000) NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

-- The trade's words that every shop starts with; from here on the table is what the search reads.
INSERT INTO "search_synonyms" ("terms", "weight", "one_way") VALUES
  (ARRAY['totem', 'kiosk', 'freestanding display', 'free standing display', 'monolith'], 0.8, false),
  (ARRAY['a board', 'pavement sign', 'sandwich board', 'a frame'], 0.9, false),
  (ARRAY['a board', 'outdoor totem', 'digital a board'], 0.8, false),
  (ARRAY['video wall', 'led wall', 'videowall', 'wall of screens'], 0.9, false),
  (ARRAY['digital poster', 'window display', 'poster screen'], 0.9, false),
  (ARRAY['menu board', 'menu screen', 'menu display', 'digital menu', 'menuboard'], 0.9, false),
  (ARRAY['screen', 'display', 'monitor', 'panel', 'tv', 'television', 'signage'], 0.7, false),
  (ARRAY['bracket', 'mount', 'wall mount', 'mounting', 'fixing', 'hanger'], 0.9, false),
  (ARRAY['touch screen', 'touchscreen', 'touch display', 'interactive display'], 0.9, false),
  (ARRAY['interactive whiteboard', 'smart board', 'smartboard', 'interactive display'], 0.9, false),
  (ARRAY['media player', 'player', 'media box', 'signage box', 'stick'], 0.8, false),
  (ARRAY['cable', 'lead', 'wire', 'cord'], 0.9, false),
  (ARRAY['drive through', 'drive thru', 'drivethrough', 'drivethru'], 0.9, false),
  (ARRAY['self service', 'self order', 'self ordering', 'self checkout', 'self serve'], 0.9, false),
  (ARRAY['outdoor', 'outside', 'external', 'weatherproof', 'exterior'], 0.8, false),
  (ARRAY['4k', 'uhd', 'ultra hd'], 0.9, false),
  (ARRAY['full hd', 'fhd', '1080p'], 0.9, false),
  (ARRAY['portrait', 'vertical', 'upright'], 0.9, false),
  (ARRAY['landscape', 'horizontal'], 0.9, false),
  (ARRAY['stand', 'trolley', 'pedestal', 'foot'], 0.7, false),
  (ARRAY['ceiling mount', 'ceiling bracket', 'ceiling pole', 'pole'], 0.8, false),
  (ARRAY['led screen', 'led display', 'led cabinet', 'led tile'], 0.9, false),
  (ARRAY['reception', 'lobby', 'foyer', 'entrance'], 0.7, false),
  (ARRAY['cafe', 'coffee shop', 'coffee'], 0.8, false),
  (ARRAY['restaurant', 'takeaway', 'diner', 'bistro'], 0.7, false),
  (ARRAY['shop window', 'window'], 0.8, false),
  (ARRAY['cheap', 'budget', 'affordable', 'entry'], 0.6, false),
  (ARRAY['board room', 'boardroom', 'meeting room', 'conference room'], 0.8, false),
  (ARRAY['freestanding', 'free standing', 'stands on its own', 'stands alone', 'stands by itself', 'self standing'], 0.9, false),
  (ARRAY['sign in', 'check in', 'visitor sign in', 'self check in'], 0.9, false),
  (ARRAY['kid', 'children', 'child', 'nursery'], 0.8, false),
  (ARRAY['rain', 'outdoor', 'weatherproof'], 0.9, true),
  (ARRAY['on wheels', 'trolley', 'mobile', 'movable'], 0.8, false);
