-- expand: a refund says how much of the order's price nobody owes any more, so that the rest of a part-paid order stays due, and an
-- order that was refunded because it was cancelled is due again once it is open again; the version before writes none.
ALTER TABLE "payments" ADD COLUMN "released" numeric(10,2) DEFAULT 0 NOT NULL;

-- Until now every refund closed what was owed: of an order that is off it releases nothing, with the last penny it released all.
UPDATE "payments" p SET "released" = p."amount" + p."withheld" FROM "orders" o
  WHERE o."id" = p."order_id" AND p."kind" = 'refund'
  AND NOT (o."status" = 'cancelled' AND p."recorded_at" >= coalesce(
    (SELECT max(e."at") FROM "order_events" e WHERE e."order_id" = o."id" AND e."status" = 'cancelled'), p."recorded_at"));
UPDATE "payments" p SET "released" = p."released" + o."grand_total" - sums."released" FROM "orders" o, (
    SELECT "order_id", sum("released") AS "released", max("id") FILTER (WHERE "kind" = 'refund') AS "last" FROM "payments" GROUP BY "order_id"
  ) sums
  WHERE p."id" = sums."last" AND o."id" = p."order_id" AND o."status" <> 'cancelled' AND o."payment_status" = 'refunded'
  AND o."grand_total" > sums."released";
-- Paid again in full.
UPDATE "payments" p SET "released" = sums."released" FROM "orders" o, (
    SELECT "order_id", sum("released") AS "released", max("id") FILTER (WHERE "kind" = 'payment') AS "last" FROM "payments" GROUP BY "order_id"
  ) sums
  WHERE p."id" = sums."last" AND o."id" = p."order_id" AND o."payment_status" = 'paid' AND sums."released" > 0;
-- What was part-paid and then refunded in part is still to be paid for the rest.
UPDATE "orders" o SET "payment_status" = 'pending' FROM (
    SELECT "order_id", sum(CASE "kind" WHEN 'payment' THEN "amount" - "released" ELSE "released" - "amount" - "withheld" END) AS "settled"
    FROM "payments" GROUP BY "order_id"
  ) sums
  WHERE sums."order_id" = o."id" AND o."status" <> 'cancelled' AND o."payment_status" = 'partially_refunded' AND o."grand_total" > sums."settled";
