-- Delivery methods with zones, cut-off, days and limits, and the days off that no rule knows (docs/decisions/0051).
-- A constant default rewrites no row, and a release that does not know the columns goes on writing the table.
ALTER TABLE "delivery_methods"
	-- [{zone, price, freeThreshold, days}], prices in pence. Null: every zone by the method's own figures.
	ADD COLUMN "zones" jsonb,
	-- Minutes since midnight in London; 1440 is the end of the day.
	ADD COLUMN "cut_off_minutes" integer NOT NULL DEFAULT 1440
		CONSTRAINT "delivery_methods_cut_off" CHECK ("cut_off_minutes" BETWEEN 1 AND 1440),
	-- A bit for each weekday: 1 is Monday, 64 is Sunday.
	ADD COLUMN "delivers_on" integer NOT NULL DEFAULT 31
		CONSTRAINT "delivery_methods_delivers_on" CHECK ("delivers_on" BETWEEN 1 AND 127),
	ADD COLUMN "max_piece_kg" integer,
	ADD COLUMN "max_total_kg" integer,
	ADD COLUMN "min_total_kg" integer,
	ADD COLUMN "max_length_mm" integer,
	ADD COLUMN "takes_pallets" boolean NOT NULL DEFAULT true,
	ADD CONSTRAINT "delivery_methods_limits" CHECK (least("max_piece_kg", "max_total_kg", "min_total_kg", "max_length_mm") >= 1);

-- What is offered today is offered tomorrow: each zone by the figures that held everywhere, free delivery too.
UPDATE "delivery_methods" SET "zones" = (
	SELECT jsonb_agg(jsonb_build_object(
		'zone', zone,
		'price', ("price" * 100)::bigint,
		'freeThreshold', ("free_threshold" * 100)::bigint,
		'days', "estimated_days") ORDER BY at)
	FROM unnest(ARRAY['mainland', 'highlands', 'northern_ireland', 'isle_of_man', 'channel_islands',
		'united_states', 'france', 'qatar', 'oman']) WITH ORDINALITY AS served (zone, at)
) WHERE NOT "is_collection";

CREATE TABLE "closing_days" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"day" date NOT NULL,
	"place" varchar(20) NOT NULL,
	"reason" varchar(100) NOT NULL,
	CONSTRAINT "closing_days_place" CHECK ("place" IN ('warehouse', 'uk', 'england', 'scotland', 'northern_ireland')),
	CONSTRAINT "closing_days_day_place_key" UNIQUE ("day", "place")
);
