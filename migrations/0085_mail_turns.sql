-- When a message is sent at the earliest, where its address has had enough for this hour; null: at once.
ALTER TABLE "emails" ADD COLUMN "due_at" timestamp with time zone;
CREATE INDEX "emails_by_recipient" ON "emails" USING btree (lower("recipient"),coalesce("due_at", "created_at"));
