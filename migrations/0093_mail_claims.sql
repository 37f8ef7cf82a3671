-- Messages are claimed by a sender instead of being a job each: the urgent first, and no transaction is open while they are sent.
ALTER TABLE "emails" ADD COLUMN "urgency" varchar(10) DEFAULT 'low' NOT NULL;
-- The default is for what instances of the version before write: they send it themselves, and what is left is sent after five minutes.
ALTER TABLE "emails" ADD COLUMN "next_try_at" timestamp with time zone DEFAULT now() + interval '5 minutes' NOT NULL;
ALTER TABLE "emails" ADD COLUMN "claimed_until" timestamp with time zone;
ALTER TABLE "emails" ADD CONSTRAINT "emails_urgency" CHECK ("emails"."urgency" in ('high', 'middle', 'low'));
UPDATE "emails" SET "next_try_at" = "due_at" WHERE "status" = 'queued' AND "due_at" IS NOT NULL;
CREATE INDEX "emails_to_send" ON "emails" USING btree ("urgency","next_try_at") WHERE "emails"."status" = 'queued';
