-- Card payments on Stripe's own page (decision C9). Nothing of a card is kept, and no key.

-- An order that waits for its card payment: nobody is told of it before the payment is under way.
ALTER TABLE "orders" ADD COLUMN "awaits_payment" boolean DEFAULT false NOT NULL;

-- Each page that was opened to pay an order on, and what became of it.
CREATE TABLE "card_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"order_id" integer NOT NULL,
	"key" uuid NOT NULL UNIQUE,
	"amount" numeric(10, 2) NOT NULL,
	"status" varchar(20) DEFAULT 'starting' NOT NULL,
	"session_id" varchar(255) UNIQUE,
	"payment_intent" varchar(255),
	"url" text,
	"expires_at" timestamp with time zone NOT NULL,
	"received_amount" bigint,
	"received_currency" varchar(10),
	"held_reason" text,
	"check_refunds" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_payments_status" CHECK ("status" in ('starting', 'open', 'processing', 'paid', 'held', 'returned', 'failed', 'expired')),
	CONSTRAINT "card_payments_amount" CHECK ("amount" > 0)
);
ALTER TABLE "card_payments" ADD CONSTRAINT "card_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade;
-- Two pages open at once could both be paid.
CREATE UNIQUE INDEX "card_payments_one_open" ON "card_payments" USING btree ("order_id") WHERE "status" in ('starting', 'open');
CREATE INDEX "card_payments_by_order" ON "card_payments" USING btree ("order_id", "id");
CREATE INDEX "card_payments_by_intent" ON "card_payments" USING btree ("payment_intent");
CREATE INDEX "card_payments_unfinished" ON "card_payments" USING btree ("id") WHERE "status" in ('starting', 'open', 'processing') or "check_refunds";

-- Money that goes back over Stripe: what we asked for, or what somebody did at Stripe itself.
CREATE TABLE "card_refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"order_id" integer NOT NULL,
	"card_payment_id" integer NOT NULL,
	"payment_id" integer REFERENCES "payments"("id"),
	"key" uuid NOT NULL UNIQUE,
	"amount" numeric(10, 2),
	"status" varchar(20) DEFAULT 'requested' NOT NULL,
	"refund_id" varchar(255) UNIQUE,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_refunds_status" CHECK ("status" in ('requested', 'pending', 'succeeded', 'failed', 'held')),
	CONSTRAINT "card_refunds_amount" CHECK ("amount" > 0)
);
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade;
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_card_payment_id_fk" FOREIGN KEY ("card_payment_id") REFERENCES "card_payments"("id") ON DELETE cascade;
CREATE INDEX "card_refunds_by_order" ON "card_refunds" USING btree ("order_id", "id");
CREATE INDEX "card_refunds_by_payment" ON "card_refunds" USING btree ("card_payment_id");
CREATE INDEX "card_refunds_unfinished" ON "card_refunds" USING btree ("id") WHERE "status" in ('requested', 'pending');

-- What Stripe has told us, each once. News that came before what it is about waits here for it.
CREATE TABLE "stripe_events" (
	"id" varchar(255) PRIMARY KEY,
	"type" varchar(100) NOT NULL,
	"payment_intent" varchar(255),
	"outcome" varchar(20) NOT NULL,
	"news" jsonb,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stripe_events_outcome" CHECK ("outcome" in ('done', 'ignored', 'unknown', 'waiting'))
);
CREATE INDEX "stripe_events_waiting" ON "stripe_events" USING btree ("payment_intent") WHERE "outcome" = 'waiting';
CREATE INDEX "stripe_events_by_time" ON "stripe_events" USING btree ("received_at");

CREATE INDEX "orders_awaiting_payment" ON "orders" USING btree ("order_date") WHERE "awaits_payment" and "status" <> 'cancelled';

CREATE TRIGGER "card_payments_live" AFTER INSERT OR UPDATE ON "card_payments"
  FOR EACH ROW EXECUTE FUNCTION "tell_live_of_order"('order');
CREATE TRIGGER "card_refunds_live" AFTER INSERT OR UPDATE ON "card_refunds"
  FOR EACH ROW EXECUTE FUNCTION "tell_live_of_order"('order');
