-- When the person at this session last proved who they are. Sessions of before have not.
ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp with time zone;

-- A proposed address waits beside the one in use. How it takes effect stands in a row of its own.
ALTER TABLE "users" ADD COLUMN "pending_email" varchar(100);
CREATE TABLE "email_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"user_id" integer NOT NULL REFERENCES "users"("id") ON DELETE cascade,
	"proposed_by" integer REFERENCES "users"("id") ON DELETE set null,
	"token_hash" varchar(64),
	"token_expires_at" timestamp with time zone,
	"reason" text,
	"effective_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_user_id_unique" UNIQUE ("user_id"),
	CONSTRAINT "email_changes_token_hash_unique" UNIQUE ("token_hash"),
	CONSTRAINT "email_changes_reason" CHECK (("email_changes"."reason" is null) = ("email_changes"."effective_at" is null))
);
CREATE INDEX "email_changes_due" ON "email_changes" ("effective_at") WHERE "effective_at" is not null;
