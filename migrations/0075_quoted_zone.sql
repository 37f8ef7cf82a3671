-- Where a quoted delivery price goes to. Quotes of before hold for any address, as they were sent.
ALTER TABLE "quotes" ADD COLUMN "delivery_zone" varchar(30);
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_delivery_zone"
  CHECK ("quotes"."delivery_zone" is null or "quotes"."delivery_method_id" is not null);
