-- expand: the newest entries of the audit log, of all and of a person, are read from an index; the old ones put nulls last and served no list.
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_newest";
CREATE INDEX CONCURRENTLY "audit_log_newest" ON "audit_log" USING btree ("at" DESC, "id" DESC);
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_newest_of_actor";
CREATE INDEX CONCURRENTLY "audit_log_newest_of_actor" ON "audit_log" USING btree ("actor_id", "at" DESC, "id" DESC);
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_by_time";
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_by_actor";
