-- The driver's own link to one order: only the hash of its key is kept, and it ends with the delivery (decision D3).
ALTER TABLE "order_drivers" ADD COLUMN "key_hash" varchar(64);
ALTER TABLE "order_drivers" ADD COLUMN "link_ended_at" timestamp with time zone;
-- Who said so: the driver's phone, a member of staff, or the demo.
ALTER TABLE "order_positions" ADD COLUMN "source" varchar(10) DEFAULT 'staff' NOT NULL;
ALTER TABLE "order_positions" ADD CONSTRAINT "order_positions_source" CHECK (source in ('driver', 'staff', 'demo'));
ALTER TABLE "order_positions" ADD CONSTRAINT "order_positions_on_earth" CHECK ("order_positions"."lat" between -90 and 90 and "order_positions"."lng" between -180 and 180);
-- Who took an order in, and the photo or signature that says so.
CREATE TABLE "order_proofs" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"driver_id" integer NOT NULL,
	"received_by" varchar(200) NOT NULL,
	"kind" varchar(10) NOT NULL,
	"picture" varchar(100) NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_proofs_kind" CHECK (kind in ('photo', 'signature'))
);
ALTER TABLE "order_proofs" ADD CONSTRAINT "order_proofs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade;
ALTER TABLE "order_proofs" ADD CONSTRAINT "order_proofs_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "drivers"("id");
