-- The second factor of an account (decision A14): passkeys, one-time codes, recovery codes.
ALTER TABLE "users" ADD COLUMN "has_second_factor" boolean DEFAULT false NOT NULL;
ALTER TABLE "users" ADD COLUMN "second_factor_asked_at" timestamp with time zone;

-- A sign-in that is not complete, or a passkey's challenge. It belongs to one browser and is no session.
CREATE TABLE "pending_sign_ins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"token_hash" varchar(64) NOT NULL CONSTRAINT "pending_sign_ins_token_hash_unique" UNIQUE,
	"purpose" varchar(20) NOT NULL,
	"user_id" integer REFERENCES "users"("id") ON DELETE cascade,
	"challenge" varchar(100),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_sign_ins_purpose" CHECK ("purpose" in ('second-factor', 'enrolment', 'passkey', 'new-passkey')),
	CONSTRAINT "pending_sign_ins_user" CHECK (("user_id" is null) = ("purpose" = 'passkey'))
);
CREATE INDEX "pending_sign_ins_by_user" ON "pending_sign_ins" ("user_id");
CREATE INDEX "pending_sign_ins_by_expiry" ON "pending_sign_ins" ("expires_at");

CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"user_id" integer NOT NULL REFERENCES "users"("id") ON DELETE cascade,
	"credential_id" varchar(1400) NOT NULL CONSTRAINT "passkeys_credential_id_unique" UNIQUE,
	"public_key" text NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"name" varchar(60) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone
);
CREATE INDEX "passkeys_by_user" ON "passkeys" ("user_id");

CREATE TABLE "one_time_code_secrets" (
	"user_id" integer PRIMARY KEY REFERENCES "users"("id") ON DELETE cascade,
	"secret" varchar(64) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone
);

CREATE TABLE "used_one_time_codes" (
	"user_id" integer NOT NULL REFERENCES "users"("id") ON DELETE cascade,
	"step" bigint NOT NULL,
	PRIMARY KEY ("user_id", "step")
);

CREATE TABLE "recovery_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"user_id" integer NOT NULL REFERENCES "users"("id") ON DELETE cascade,
	"code_hash" varchar(64) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_key" UNIQUE ("user_id", "code_hash")
);

-- Staff sign in once more, this time under the rule.
DELETE FROM "sessions" USING "users" WHERE "sessions"."user_id" = "users"."id" AND "users"."user_type" <> 'public';
