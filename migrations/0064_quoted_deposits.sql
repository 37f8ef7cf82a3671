-- A quote may ask for a deposit first, and so does the order that it becomes (decision C17).
ALTER TABLE "quotes" ADD COLUMN "deposit_percent" integer;
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_deposit" CHECK ("deposit_percent" between 1 and 99);
ALTER TABLE "orders" ADD COLUMN "deposit" numeric(10,2) DEFAULT 0 NOT NULL;
ALTER TABLE "orders" ADD CONSTRAINT "orders_deposit" CHECK ("deposit" between 0 and "grand_total");
