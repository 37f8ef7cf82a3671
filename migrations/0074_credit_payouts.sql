-- Account credit that is paid out in money. It stays for the books when the account is deleted, without the customer.
CREATE TABLE "credit_payouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"customer_id" integer REFERENCES "users"("id") ON DELETE set null,
	"amount" numeric(10,2) NOT NULL,
	"reason" text NOT NULL,
	"reference" varchar(100),
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_payouts_amount" CHECK ("amount" > 0)
);
CREATE INDEX "credit_payouts_by_customer" ON "credit_payouts" ("customer_id");
CREATE INDEX "credit_payouts_by_date" ON "credit_payouts" ("at");

-- An entry is moved by an order's payment or refund, or by a payout; each moves credit once.
ALTER TABLE "credit_entries" ALTER COLUMN "payment_id" DROP NOT NULL;
ALTER TABLE "credit_entries" ADD COLUMN "payout_id" integer REFERENCES "credit_payouts"("id");
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_source" CHECK (num_nonnulls("payment_id", "payout_id") = 1);
CREATE UNIQUE INDEX "credit_entries_payout_key" ON "credit_entries" ("payout_id");

-- A payout changes the payments of its day in the reports.
CREATE FUNCTION mark_payout_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "report_marks" SELECT DISTINCT london_day("at") FROM "changed";
	RETURN NULL;
END $$;
CREATE TRIGGER "credit_payouts_added_to_days" AFTER INSERT ON "credit_payouts"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION mark_payout_days();
