-- Money of a cancelled order that has not gone back yet, and how and by when it does where that is decided (decision C16).
ALTER TABLE "orders" ADD COLUMN "owed_back" numeric(10,2) DEFAULT 0 NOT NULL;
ALTER TABLE "orders" ADD COLUMN "owed_how" varchar(20);
ALTER TABLE "orders" ADD COLUMN "owed_due_on" date;
ALTER TABLE "orders" ADD COLUMN "owed_reason" text;
UPDATE "orders" o SET "owed_back" = p.net
FROM (
  SELECT order_id, sum(CASE WHEN kind = 'payment' THEN amount ELSE -amount - withheld END) AS net
  FROM "payments" GROUP BY order_id
) p
WHERE p.order_id = o.id AND o.status = 'cancelled' AND p.net > 0;
ALTER TABLE "orders" ADD CONSTRAINT "orders_owed" CHECK ("orders"."owed_back" >= 0 and ("orders"."owed_how" is null or "orders"."owed_how" = 'transfer'));
CREATE INDEX "orders_owed_back" ON "orders" USING btree ("id" DESC) WHERE "orders"."owed_back" > 0;
