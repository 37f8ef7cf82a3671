-- expand: what customers hold as account credit, on any day, is read from indexes: by day what moved, and of accounts those that hold some.
DROP INDEX CONCURRENTLY IF EXISTS "credit_entries_by_day";
CREATE INDEX CONCURRENTLY "credit_entries_by_day" ON "credit_entries" USING btree ("at") INCLUDE ("customer_id", "payout_id", "amount");
DROP INDEX CONCURRENTLY IF EXISTS "customer_credit_held";
CREATE INDEX CONCURRENTLY "customer_credit_held" ON "customer_credit" USING btree ("customer_id") INCLUDE ("balance") WHERE "balance" > 0;
