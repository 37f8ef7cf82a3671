-- expand: lists of orders, messages, notifications and waiting e-mails, and the names of what was sold, are read in their order from an index.
DROP INDEX CONCURRENTLY IF EXISTS "orders_of_customer";
CREATE INDEX CONCURRENTLY "orders_of_customer" ON "orders" USING btree ("customer_id", "id" DESC) INCLUDE ("status", "order_date");
DROP INDEX CONCURRENTLY IF EXISTS "orders_of_status";
CREATE INDEX CONCURRENTLY "orders_of_status" ON "orders" USING btree ("status", "order_date" DESC, "id" DESC);
DROP INDEX CONCURRENTLY IF EXISTS "order_items_sold_as";
CREATE INDEX CONCURRENTLY "order_items_sold_as" ON "order_items" USING btree ("product_name", (coalesce("sku", '')));
DROP INDEX CONCURRENTLY IF EXISTS "messages_of_status";
CREATE INDEX CONCURRENTLY "messages_of_status" ON "messages" USING btree ("status", "id" DESC);
DROP INDEX CONCURRENTLY IF EXISTS "notifications_of_user";
CREATE INDEX CONCURRENTLY "notifications_of_user" ON "notifications" USING btree ("user_id", "id" DESC);
DROP INDEX CONCURRENTLY IF EXISTS "emails_waiting";
CREATE INDEX CONCURRENTLY "emails_waiting" ON "emails" USING btree ("created_at") WHERE "status" = 'queued';
DROP INDEX CONCURRENTLY IF EXISTS "orders_by_customer";
DROP INDEX CONCURRENTLY IF EXISTS "orders_by_status";
DROP INDEX CONCURRENTLY IF EXISTS "messages_by_status";
DROP INDEX CONCURRENTLY IF EXISTS "notifications_by_user";
