-- What follows from a change may wait a moment, so that the change can be taken back before anybody was told.
ALTER TABLE "announcements" ADD COLUMN "due_at" timestamp with time zone;
--> statement-breakpoint
-- Of two people who change the same profile, the second is told.
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
