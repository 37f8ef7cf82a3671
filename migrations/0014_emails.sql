-- A message that was sent again names the one that it repeats, so that a failure somebody has seen to no longer waits for them.
ALTER TABLE "emails" ADD COLUMN "again_of" integer;
ALTER TABLE "emails" ADD CONSTRAINT "emails_again_of_fk" FOREIGN KEY ("again_of") REFERENCES "emails"("id") ON DELETE set null;
CREATE INDEX "emails_by_again_of" ON "emails" USING btree ("again_of") WHERE "again_of" is not null;
CREATE INDEX "announcements_handled" ON "announcements" USING btree ("handled_at") WHERE "handled_at" is not null;
