-- Goods that come back: who asked for it, what staff answered, and the refund that it led to (decision C11).
CREATE TABLE "returns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"order_id" integer NOT NULL,
	"status" varchar(20) DEFAULT 'requested' NOT NULL,
	"reason" varchar(20) NOT NULL,
	"details" text,
	"requested_at" timestamp with time zone NOT NULL,
	"answered_by" integer,
	"answered_at" timestamp with time zone,
	"answer" text,
	"completed_at" timestamp with time zone,
	"payment_id" integer,
	"is_restocked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "returns_payment_id_key" UNIQUE("payment_id"),
	CONSTRAINT "returns_status" CHECK (status in ('requested', 'accepted', 'refused', 'completed')),
	CONSTRAINT "returns_reason" CHECK (reason in ('damaged', 'faulty', 'wrong_item', 'not_needed', 'other')),
	CONSTRAINT "returns_answered" CHECK (("returns"."status" = 'requested') = ("returns"."answered_at" is null)),
	CONSTRAINT "returns_completed" CHECK (("returns"."status" = 'completed') = ("returns"."completed_at" is not null)),
	CONSTRAINT "returns_paid_back" CHECK ("returns"."payment_id" is null or "returns"."status" = 'completed')
);
CREATE TABLE "return_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"return_id" integer NOT NULL,
	"order_item_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "return_lines_item_key" UNIQUE("return_id","order_item_id"),
	CONSTRAINT "return_lines_quantity" CHECK ("return_lines"."quantity" >= 1)
);
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade;
ALTER TABLE "returns" ADD CONSTRAINT "returns_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "users"("id");
ALTER TABLE "returns" ADD CONSTRAINT "returns_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "payments"("id");
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "returns"("id") ON DELETE cascade;
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "order_items"("id") ON DELETE cascade;
CREATE INDEX "returns_by_order" ON "returns" USING btree ("order_id");
CREATE INDEX "returns_by_status" ON "returns" USING btree ("status","id" DESC);
CREATE INDEX "return_lines_by_item" ON "return_lines" USING btree ("order_item_id");
-- What of a line is back on the shelf, so that cancelling the order later puts back the rest and no more.
ALTER TABLE "order_items" ADD COLUMN "restocked" integer DEFAULT 0 NOT NULL;
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_restocked" CHECK ("order_items"."restocked" between 0 and "order_items"."quantity");
-- Whoever is on site when it arrives may hear of the delivery by e-mail.
ALTER TABLE "orders" ADD COLUMN "site_contact_email" varchar(100);
