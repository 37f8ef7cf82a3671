-- The security log: who signed in, failed, changed what guards an account, from where and when. Accounts are named
-- without a key: an event outlives its account. Full addresses live 30 days, events 400.
CREATE TABLE "security_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"at" timestamp with time zone NOT NULL,
	"kind" varchar(40) NOT NULL,
	"user_id" integer,
	"actor_id" integer,
	"address" varchar(50),
	"is_shortened" boolean NOT NULL DEFAULT false,
	"browser" varchar(60),
	"detail" varchar(200),
	CONSTRAINT "security_events_kind" CHECK ("kind" in ('signed_in', 'sign_in_failed', 'many_failures', 'session_ended', 'reset_requested', 'password_changed', 'email_proposed', 'email_changed', 'factor_added', 'factor_removed', 'recovery_code_used', 'link_made', 'rights_changed', 'admin_made', 'account_closed', 'own_data_exported', 'customers_exported', 'shop_set_up'))
);
CREATE INDEX "security_events_by_time" ON "security_events" ("at" DESC, "id" DESC);
CREATE INDEX "security_events_by_user" ON "security_events" ("user_id", "at" DESC);
CREATE INDEX "security_events_by_kind" ON "security_events" ("kind", "at" DESC);
CREATE INDEX "security_events_by_address" ON "security_events" ("address", "at" DESC);
CREATE INDEX "security_events_by_actor" ON "security_events" ("actor_id");
