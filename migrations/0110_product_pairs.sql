-- expand: what staff say of two products that fit or do not, with what the lists by hand of before named.
CREATE TABLE "product_pairs" (
  "id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "one_id" integer NOT NULL REFERENCES "products" ("id") ON DELETE CASCADE,
  "other_id" integer NOT NULL REFERENCES "products" ("id") ON DELETE CASCADE,
  "fits" boolean NOT NULL,
  "against_facts" boolean DEFAULT false NOT NULL,
  "reason" varchar(300) NOT NULL,
  "made_by" integer REFERENCES "users" ("id") ON DELETE SET NULL,
  "made_at" timestamp with time zone NOT NULL,
  CONSTRAINT "product_pairs_once" UNIQUE("one_id","other_id"),
  CONSTRAINT "product_pairs_ordered" CHECK (one_id < other_id)
);
CREATE INDEX "product_pairs_by_other" ON "product_pairs" ("other_id");

-- They say nothing against the facts: a pair that the facts refuse is refused all the same.
INSERT INTO "product_pairs" ("one_id", "other_id", "fits", "reason", "made_at")
SELECT DISTINCT least(one.id, other.id), greatest(one.id, other.id), true, 'listed by hand as fitting', now()
FROM "products" one
CROSS JOIN LATERAL unnest(one.compatible_with) AS named (sku)
JOIN "products" other ON other.sku = named.sku
WHERE one.id <> other.id;
