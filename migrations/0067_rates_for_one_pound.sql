-- A rate says how many units of a currency one pound buys, whatever the default currency is (decision E1). Until now it was for one
-- of the default, so that a shop with another default than pounds has rates to turn back. What it shows stays the same: screens
-- compare a rate with that of the pound, and so does the version before this one while it still runs.
ALTER TABLE "currencies" DROP CONSTRAINT "currencies_default";
UPDATE "currencies"
SET "exchange_rate" = least(greatest(round("exchange_rate" / pound.rate, 6), 0.000001), 99999999.999999),
	"held_rate" = least(greatest(round("held_rate" / pound.rate, 6), 0.000001), 99999999.999999)
FROM (SELECT "exchange_rate" FROM "currencies" WHERE "code" = 'GBP') AS pound (rate)
WHERE pound.rate <> 1;
ALTER TABLE "currencies" ADD CONSTRAINT "currencies_default" CHECK (not "is_default" or "is_active");
ALTER TABLE "currencies" ADD CONSTRAINT "currencies_pound" CHECK ("code" <> 'GBP' or "exchange_rate" = 1);
