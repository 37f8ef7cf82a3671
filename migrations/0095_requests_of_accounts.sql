-- The account of an order request: new accounts count as guests until their first payment.
ALTER TABLE "order_requests" ADD COLUMN "customer_id" integer;
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "users"("id") ON DELETE set null;
CREATE INDEX "order_requests_by_customer" ON "order_requests" USING btree ("customer_id") WHERE "order_requests"."customer_id" is not null;
