-- Credit of an account: money of cancelled orders that customers leave with the shop and spend on others (decision C16).
CREATE TABLE "customer_credit" (
	"customer_id" integer PRIMARY KEY REFERENCES "users"("id") ON DELETE cascade,
	"balance" numeric(10,2) DEFAULT 0 NOT NULL,
	CONSTRAINT "customer_credit_balance" CHECK ("balance" >= 0)
);
CREATE TABLE "credit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"customer_id" integer NOT NULL REFERENCES "users"("id") ON DELETE cascade,
	"payment_id" integer NOT NULL REFERENCES "payments"("id"),
	"amount" numeric(10,2) NOT NULL,
	"description" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_entries_amount" CHECK ("amount" <> 0)
);
CREATE INDEX "credit_entries_by_customer" ON "credit_entries" ("customer_id", "id");
-- Each payment or refund moves credit once.
CREATE UNIQUE INDEX "credit_entries_payment_key" ON "credit_entries" ("payment_id");
