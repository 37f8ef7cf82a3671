-- Payments that a customer disputes at their bank (chargebacks), as Stripe tells of them: a row each, and how it stands.
CREATE TABLE "card_disputes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"order_id" integer NOT NULL REFERENCES "orders" ("id") ON DELETE CASCADE,
	"card_payment_id" integer NOT NULL REFERENCES "card_payments" ("id") ON DELETE CASCADE,
	"dispute_id" varchar(255) NOT NULL UNIQUE,
	"status" varchar(30) NOT NULL CHECK ("status" IN
		('warning_needs_response', 'warning_under_review', 'needs_response', 'under_review', 'warning_closed', 'prevented', 'won', 'lost')),
	"reason" varchar(100) NOT NULL,
	-- In the smallest unit of its currency.
	"amount" bigint NOT NULL,
	"currency" varchar(10) NOT NULL,
	-- Until when the shop can answer.
	"due_by" timestamp with time zone,
	-- The refund that a lost one is in the ledger; none where nothing of the payment was left.
	"payment_id" integer REFERENCES "payments" ("id"),
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
CREATE INDEX "card_disputes_by_order" ON "card_disputes" ("order_id", "id");
CREATE INDEX "card_disputes_by_payment" ON "card_disputes" ("card_payment_id");
CREATE TRIGGER "card_disputes_live" AFTER INSERT OR UPDATE ON "card_disputes"
	FOR EACH ROW EXECUTE FUNCTION "tell_live_of_order"('order');
