-- Messages are answered from their screen, and requests for a quote are priced, sent and accepted (decisions E5 and C13).
ALTER TABLE "messages" ADD COLUMN "kind" varchar(20) DEFAULT 'contact' NOT NULL;
ALTER TABLE "messages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
ALTER TABLE "messages" ADD COLUMN "quote_id" integer;
UPDATE "messages" SET "kind" = 'quote' WHERE "subject" ~* '\mquot';
UPDATE "messages" SET "kind" = 'account' WHERE "subject" = 'Message from a new customer';
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind" CHECK (kind in ('contact', 'quote', 'account'));
CREATE INDEX "messages_by_assignee" ON "messages" USING btree ("assigned_to","id" DESC);
CREATE INDEX "messages_by_customer" ON "messages" USING btree ("customer_id");
CREATE INDEX "messages_by_email" ON "messages" USING btree (lower("email"));
CREATE TABLE "message_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"message_id" integer NOT NULL,
	"kind" varchar(10) NOT NULL,
	"text" text NOT NULL,
	"author_id" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_entries_kind" CHECK (kind in ('reply', 'note'))
);
ALTER TABLE "message_entries" ADD CONSTRAINT "message_entries_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE cascade;
ALTER TABLE "message_entries" ADD CONSTRAINT "message_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE set null;
CREATE INDEX "message_entries_by_message" ON "message_entries" USING btree ("message_id","id");

-- Where the answer to a message goes, when that is not where it came from.
ALTER TABLE "emails" ADD COLUMN "reply_to" varchar(100);

CREATE TABLE "quotes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"number" varchar(20) NOT NULL,
	"status" varchar(20) DEFAULT 'requested' NOT NULL,
	"name" varchar(200) NOT NULL,
	"email" varchar(100) NOT NULL,
	"phone" varchar(20) NOT NULL,
	"company" varchar(200),
	"customer_id" integer,
	"request" text,
	"note" text,
	"delivery_method_id" integer,
	"delivery_fee" numeric(10,2),
	"deliver_on" date,
	"valid_until" date,
	"round" integer DEFAULT 0 NOT NULL,
	"access_key_hash" varchar(64),
	"sent_at" timestamp with time zone,
	"sent_by" integer,
	"decided_at" timestamp with time zone,
	"decline_reason" text,
	"order_id" integer,
	"accept_key_hash" varchar(64),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quotes_number_key" UNIQUE("number"),
	CONSTRAINT "quotes_order_id_key" UNIQUE("order_id"),
	CONSTRAINT "quotes_status" CHECK (status in ('requested', 'sent', 'accepted', 'declined', 'expired', 'withdrawn')),
	CONSTRAINT "quotes_sent" CHECK ("quotes"."status" <> 'sent' or ("quotes"."valid_until" is not null and "quotes"."access_key_hash" is not null)),
	CONSTRAINT "quotes_accepted" CHECK ("quotes"."status" <> 'accepted' or "quotes"."order_id" is not null),
	CONSTRAINT "quotes_delivery" CHECK ("quotes"."delivery_fee" is null or ("quotes"."delivery_fee" >= 0 and "quotes"."delivery_method_id" is not null))
);
CREATE TABLE "quote_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"quote_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"product_name" varchar(200) NOT NULL,
	"sku" varchar(64),
	"quantity" integer NOT NULL,
	"list_price" numeric(10,2) NOT NULL,
	"unit_price" numeric(10,2),
	CONSTRAINT "quote_lines_quantity" CHECK ("quote_lines"."quantity" >= 1),
	CONSTRAINT "quote_lines_money" CHECK ("quote_lines"."unit_price" is null or "quote_lines"."unit_price" >= 0)
);
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "users"("id") ON DELETE set null;
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_delivery_method_id_delivery_methods_id_fk" FOREIGN KEY ("delivery_method_id") REFERENCES "delivery_methods"("id");
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "users"("id") ON DELETE set null;
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id");
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "quotes"("id") ON DELETE cascade;
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "products"("id");
ALTER TABLE "messages" ADD CONSTRAINT "messages_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "quotes"("id") ON DELETE set null;
CREATE INDEX "quotes_by_status" ON "quotes" USING btree ("status","id" DESC);
CREATE INDEX "quotes_by_customer" ON "quotes" USING btree ("customer_id");
CREATE INDEX "quotes_waiting" ON "quotes" USING btree ("valid_until") WHERE status = 'sent';
CREATE INDEX "quote_lines_by_quote" ON "quote_lines" USING btree ("quote_id","id");
CREATE INDEX "quote_lines_by_product" ON "quote_lines" USING btree ("product_id");

-- Whoever works on messages and quotes hears of each change (see 0015_live.sql).
CREATE FUNCTION "tell_live_message"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live(jsonb_build_object('about', 'message', 'messageId', NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER "messages_live" AFTER INSERT OR UPDATE ON "messages"
  FOR EACH ROW EXECUTE FUNCTION "tell_live_message"();
CREATE FUNCTION "tell_live_message_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live(jsonb_build_object('about', 'message', 'messageId', NEW.message_id));
  RETURN NULL;
END $$;
CREATE TRIGGER "message_entries_live" AFTER INSERT ON "message_entries"
  FOR EACH ROW EXECUTE FUNCTION "tell_live_message_entry"();
CREATE FUNCTION "tell_live_quote"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live(jsonb_build_object('about', 'quote', 'quoteId', NEW.id, 'userId', NEW.customer_id));
  RETURN NULL;
END $$;
CREATE TRIGGER "quotes_live" AFTER INSERT OR UPDATE ON "quotes"
  FOR EACH ROW EXECUTE FUNCTION "tell_live_quote"();
