-- expand: fitting and survey are sold with a screen, at prices by zone, size and height; the version before sells goods as it did.
-- A service is a row beside the catalogue, as an archived product is: everything that lists or sells products passes over it, and it has no stock.
ALTER TABLE "products" ADD COLUMN "is_service" boolean NOT NULL DEFAULT false;

CREATE TABLE "fitting_rates" (
  "zone" varchar(30) PRIMARY KEY,
  "product_id" integer NOT NULL REFERENCES "products" ("id"),
  "lead_days" integer NOT NULL,
  "survey" numeric(10,2),
  "prices" jsonb NOT NULL,
  CONSTRAINT "fitting_rates_lead_days" CHECK ("lead_days" BETWEEN 0 AND 60),
  CONSTRAINT "fitting_rates_survey" CHECK ("survey" >= 0)
);

ALTER TABLE "cart_items" ADD COLUMN "fitting" jsonb;
ALTER TABLE "order_items" ADD COLUMN "is_service" boolean NOT NULL DEFAULT false;
ALTER TABLE "orders" ADD COLUMN "fitting" jsonb;
