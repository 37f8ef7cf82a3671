-- What a refund is measured by, without a look at the wide row of its order.
CREATE INDEX "orders_sold_sums" ON "orders" ("id") INCLUDE ("grand_total", "vat_amount", "vat_rate") WHERE "status" <> 'cancelled' AND NOT "awaits_payment";
-- By which way of paying an order came, likewise.
CREATE INDEX "orders_paid_by" ON "orders" ("id") INCLUDE ("payment_method_id");
