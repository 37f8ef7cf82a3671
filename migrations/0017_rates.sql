-- A rate that staff keep as it is, and one that jumped so far that somebody has to look at it first.
ALTER TABLE "currencies" ADD COLUMN "rate_frozen" boolean DEFAULT false NOT NULL;
ALTER TABLE "currencies" ADD COLUMN "held_rate" numeric(14, 6);
ALTER TABLE "currencies" ADD COLUMN "held_at" timestamp with time zone;
ALTER TABLE "currencies" ADD CONSTRAINT "currencies_held_rate" CHECK ("held_rate" > 0);
