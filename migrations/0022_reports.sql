-- Reports and the staff's list of orders over very many orders. Nothing here is a copy that could grow stale: these are
-- indexes that hold all that a question asks for (docs/decisions/0029).

-- What an order can be searched by, in lower case and short enough for an index to hold.
ALTER TABLE "orders" ADD COLUMN "search_words" text GENERATED ALWAYS AS (left(lower(
	"order_number" || ' ' || "email" || ' ' || coalesce("purchase_order_number", '') || ' ' ||
	coalesce("delivery_address" ->> 'firstName', '') || ' ' || coalesce("delivery_address" ->> 'lastName', '') || ' ' ||
	coalesce("delivery_address" ->> 'company', '') || ' ' || coalesce("delivery_address" ->> 'postcode', '')
), 500)) STORED;
DROP INDEX "orders_by_date";
CREATE INDEX "orders_newest" ON "orders" ("order_date" DESC, "id" DESC) INCLUDE ("status", "payment_status", "customer_id", "search_words");
CREATE INDEX "orders_by_total" ON "orders" ("grand_total", "id");
CREATE INDEX "orders_by_payment_status" ON "orders" ("payment_status", "order_date" DESC);
CREATE INDEX "orders_sold" ON "orders" ("order_date") INCLUDE ("id", "total_amount", "vat_amount", "grand_total") WHERE "status" <> 'cancelled' AND NOT "awaits_payment";

CREATE INDEX "payments_by_time" ON "payments" ("recorded_at") INCLUDE ("order_id", "kind", "provider", "amount", "withheld");
CREATE INDEX "payments_refunds" ON "payments" ("order_id") WHERE "kind" = 'refund';

-- When a document counts for VAT: an invoice at its tax point, a credit note when it is issued; and at which rate.
ALTER TABLE "documents" ADD COLUMN "counts_at" timestamp with time zone
	GENERATED ALWAYS AS (CASE WHEN "kind" = 'invoice' THEN "tax_point" ELSE "issued_at" END) STORED;
ALTER TABLE "documents" ADD COLUMN "vat_rate" numeric(5, 2)
	GENERATED ALWAYS AS (round(("content" -> 'sums' ->> 'vatRate')::numeric / 100, 2)) STORED;
CREATE INDEX "documents_for_vat" ON "documents" ("counts_at") INCLUDE ("order_id", "kind", "vat_rate", "ex_vat", "vat_amount", "total");

CREATE INDEX "reward_transactions_by_time" ON "reward_transactions" ("transaction_date") INCLUDE ("transaction_type", "points");
