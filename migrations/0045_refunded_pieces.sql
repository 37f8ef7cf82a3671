-- Refunds know pieces: what of each line was refunded, by whatever way, and what of it never left the warehouse (decision C16).
ALTER TABLE "order_items" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;
ALTER TABLE "order_items" ADD COLUMN "withdrawn" integer DEFAULT 0 NOT NULL;
CREATE TABLE "refunded_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"order_item_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "refunded_items_quantity" CHECK ("refunded_items"."quantity" <> 0)
);
ALTER TABLE "refunded_items" ADD CONSTRAINT "refunded_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "order_items"("id") ON DELETE cascade;
ALTER TABLE "refunded_items" ADD CONSTRAINT "refunded_items_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE cascade;
-- Until now only returns knew their pieces.
INSERT INTO "refunded_items" ("order_item_id", "payment_id", "quantity")
SELECT l.order_item_id, r.payment_id, l.quantity
FROM "returns" r JOIN "return_lines" l ON l.return_id = r.id
WHERE r.payment_id IS NOT NULL;
-- An order of which all money went back has given back all its pieces: the last refund took the rest.
INSERT INTO "refunded_items" ("order_item_id", "payment_id", "quantity")
SELECT i.id, last.payment_id, i.quantity - coalesce(known.quantity, 0)
FROM "orders" o
JOIN (SELECT order_id, max(id) AS payment_id FROM "payments" WHERE kind = 'refund' GROUP BY order_id) last ON last.order_id = o.id
JOIN "order_items" i ON i.order_id = o.id
LEFT JOIN (SELECT order_item_id, sum(quantity) AS quantity FROM "refunded_items" GROUP BY order_item_id) known ON known.order_item_id = i.id
WHERE o.payment_status = 'refunded' AND i.quantity > coalesce(known.quantity, 0);
-- What was paid for once more has all its pieces again.
DELETE FROM "refunded_items" f USING "order_items" i, "orders" o
WHERE i.id = f.order_item_id AND o.id = i.order_id AND o.payment_status = 'paid';
UPDATE "order_items" i SET "refunded" = least(i.quantity, f.quantity)
FROM (SELECT order_item_id, sum(quantity) AS quantity FROM "refunded_items" GROUP BY order_item_id) f
WHERE f.order_item_id = i.id;
CREATE INDEX "refunded_items_by_item" ON "refunded_items" USING btree ("order_item_id");
CREATE INDEX "refunded_items_by_payment" ON "refunded_items" USING btree ("payment_id");
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_refunded" CHECK ("order_items"."refunded" between 0 and "order_items"."quantity");
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_withdrawn" CHECK ("order_items"."withdrawn" between 0 and "order_items"."quantity");
