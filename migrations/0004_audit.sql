-- The audit log is also read by what was done, and offers every action there is as a filter.
CREATE INDEX "audit_log_by_action" ON "audit_log" USING btree ("action", "at" DESC);
