-- How long an unpaid order holds its goods; null: until staff decide, as all orders of before do.
ALTER TABLE "orders" ADD COLUMN "held_until" timestamp with time zone;
-- The network that a guest ordered from, where the goods are held until they are paid for; null for every other order.
ALTER TABLE "orders" ADD COLUMN "held_network" varchar(45);
ALTER TABLE "orders" ADD COLUMN "hold_noticed" boolean DEFAULT false NOT NULL;
CREATE INDEX "orders_held" ON "orders" USING btree ("held_until")
  WHERE "orders"."held_until" is not null and "orders"."payment_status" = 'pending' and "orders"."status" = 'pending';
CREATE INDEX "orders_of_unpaid_guests" ON "orders" USING btree ("held_network")
  WHERE "orders"."held_network" is not null and "orders"."payment_status" = 'pending' and "orders"."status" <> 'cancelled';
CREATE INDEX "orders_of_unpaid_guests_by_email" ON "orders" USING btree (lower("email"))
  WHERE "orders"."held_network" is not null and "orders"."payment_status" = 'pending' and "orders"."status" <> 'cancelled';

-- An order beyond the limits: without number, stock, points or documents until staff confirm it.
CREATE TABLE "order_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"status" varchar(20) DEFAULT 'waiting' NOT NULL,
	"reason" varchar(20) NOT NULL,
	"email" varchar(100) NOT NULL,
	"network" varchar(45) NOT NULL,
	"body" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"offer" jsonb,
	"answer" text,
	"order_id" integer,
	"requested_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "order_requests_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "order_requests_status" CHECK (status in ('waiting', 'offered', 'confirmed', 'declined')),
	CONSTRAINT "order_requests_reason" CHECK (reason in ('orders', 'amount', 'stock')),
	CONSTRAINT "order_requests_offer" CHECK ("order_requests"."status" <> 'offered' or "order_requests"."offer" is not null)
);
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE set null;
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "users"("id") ON DELETE set null;
CREATE INDEX "order_requests_by_status" ON "order_requests" USING btree ("status","id");
CREATE INDEX "order_requests_open_by_network" ON "order_requests" USING btree ("network") WHERE "order_requests"."status" in ('waiting', 'offered');
CREATE INDEX "order_requests_open_by_email" ON "order_requests" USING btree (lower("email")) WHERE "order_requests"."status" in ('waiting', 'offered');

-- What unpaid guests hold already, for the order of a guest that is being placed. Two orders of one network or one address
-- follow each other: the locks come first, and each statement here sees what was committed before it. In one function,
-- so that an order pays for one statement. It returns no row where the settings limit nothing.
CREATE FUNCTION "held_by_guests"(guest_network text, guest_email text, bought integer[], limits jsonb)
RETURNS TABLE ("network_orders" integer, "network_amount" numeric, "email_orders" integer, "email_amount" numeric, "pieces" jsonb)
LANGUAGE plpgsql AS $$
DECLARE
  -- Beyond this many orders the limit is reached, whatever they come to.
  counted integer := coalesce((limits ->> 'guestOrders')::integer, 10000);
BEGIN
  IF limits ->> 'guestOrders' IS NOT NULL OR limits ->> 'guestAmount' IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtext('guest network'), hashtext(guest_network));
    PERFORM pg_advisory_xact_lock(hashtext('guest address'), hashtext(lower(guest_email)));
    SELECT count(*), coalesce(sum(of_network.grand_total), 0) INTO network_orders, network_amount FROM (
      SELECT o.grand_total FROM orders o
      WHERE o.held_network = guest_network AND o.payment_status = 'pending' AND o.status <> 'cancelled' LIMIT counted
    ) of_network;
    SELECT count(*), coalesce(sum(of_email.grand_total), 0) INTO email_orders, email_amount FROM (
      SELECT o.grand_total FROM orders o
      WHERE o.held_network IS NOT NULL AND lower(o.email) = lower(guest_email)
        AND o.payment_status = 'pending' AND o.status <> 'cancelled' LIMIT counted
    ) of_email;
  END IF;
  IF (limits ->> 'guestShare')::integer < 100 THEN
    SELECT jsonb_object_agg(held.product_id, held.pieces) INTO pieces FROM (
      SELECT i.product_id, sum(i.quantity - i.restocked) AS pieces
      FROM orders o JOIN order_items i ON i.order_id = o.id
      WHERE o.held_network IS NOT NULL AND o.payment_status = 'pending' AND o.status <> 'cancelled'
        AND i.product_id = ANY (bought)
      GROUP BY i.product_id
    ) held;
  END IF;
  RETURN NEXT;
END $$;
