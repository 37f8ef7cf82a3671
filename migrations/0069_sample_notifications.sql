-- The demo's own notifications give way to real ones (decision D5). Until now they were the only location updates.
ALTER TABLE "notifications" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;
UPDATE "notifications" SET "is_sample" = true WHERE "type" = 'location_update';
