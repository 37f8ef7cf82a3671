-- Where an address is, set on a map by staff or by its driver (docs/decisions/0071): by UK postcode, abroad by the address.
CREATE TABLE "address_points" (
	-- A SHA-256, because abroad it is made of a street and a house.
	"key" varchar(64) PRIMARY KEY,
	-- The order at which it was set; for live pages, and so that it goes with the customer.
	"order_id" integer NOT NULL REFERENCES "orders"("id") ON DELETE CASCADE,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"source" varchar(10) NOT NULL,
	"set_at" timestamptz NOT NULL,
	CONSTRAINT "address_points_source" CHECK (source in ('staff', 'driver')),
	CONSTRAINT "address_points_on_earth" CHECK ("lat" between -90 and 90 and "lng" between -180 and 180)
);
CREATE INDEX "address_points_by_order" ON "address_points" ("order_id");
-- An open tracking page is told at once (see 0015_live.sql).
CREATE TRIGGER "address_points_live" AFTER INSERT OR UPDATE ON "address_points"
  FOR EACH ROW EXECUTE FUNCTION "tell_live_of_order"('tracking');
