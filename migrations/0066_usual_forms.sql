-- UK postcodes and phone numbers in their usual form ('ls12ab' → 'LS1 2AB', '+44 1134960101' → '0113 496 0101'), where the form is
-- certain. All else stays as it was typed. The functions go again at the end; each statement writes only the rows that change.
CREATE FUNCTION pg_temp.usual_postcode(typed text, country text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN country = 'United Kingdom' AND plain ~ '^(GIR0AA|[A-Z]{1,2}[0-9][A-Z0-9]?[0-9][ABD-HJLNP-UW-Z]{2})$'
		THEN regexp_replace(plain, '(.{3})$', ' \1') ELSE typed END
	FROM (SELECT upper(regexp_replace(typed, '[\s.-]', '', 'g'))) AS found (plain)
$$;

-- The ranges whose digits are grouped alike throughout: mobiles, 02x, 011x and 01x1, 03xx.
CREATE FUNCTION pg_temp.usual_phone(typed text, country text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE
		WHEN country <> 'United Kingdom' OR typed !~ '^[+(]*[0-9][0-9\s().-]*$' THEN typed
		WHEN national ~ '^07([1-57-9][0-9]|62)[0-9]{7}$' THEN regexp_replace(national, '^(.{5})(.{6})$', '\1 \2')
		WHEN national ~ '^02[0-9]{9}$' THEN regexp_replace(national, '^(.{3})(.{4})(.{4})$', '\1 \2 \3')
		WHEN national ~ '^0(11[0-9]|1[2-69]1|3[0-9]{2})[0-9]{7}$' THEN regexp_replace(national, '^(.{4})(.{3})(.{4})$', '\1 \2 \3')
		ELSE typed END
	FROM (SELECT regexp_replace(typed, '[\s().-]', '', 'g')) AS found (plain),
		LATERAL (SELECT regexp_replace(plain, '^(\+|00)440?', '0')) AS read (national)
$$;

CREATE FUNCTION pg_temp.usual_address(address jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT address || jsonb_strip_nulls(jsonb_build_object(
		'postcode', pg_temp.usual_postcode(address ->> 'postcode', address ->> 'country'),
		'phoneNumber', pg_temp.usual_phone(address ->> 'phoneNumber', address ->> 'country')))
$$;

UPDATE "users" SET "phone_number" = pg_temp.usual_phone("phone_number", 'United Kingdom')
WHERE "phone_number" <> pg_temp.usual_phone("phone_number", 'United Kingdom');

UPDATE "signup_requests" SET "phone_number" = pg_temp.usual_phone("phone_number", 'United Kingdom')
WHERE "phone_number" <> pg_temp.usual_phone("phone_number", 'United Kingdom');

UPDATE "customer_addresses"
SET "postcode" = pg_temp.usual_postcode("postcode", "country"), "phone_number" = pg_temp.usual_phone("phone_number", "country")
WHERE "postcode" <> pg_temp.usual_postcode("postcode", "country") OR "phone_number" <> pg_temp.usual_phone("phone_number", "country");

UPDATE "drivers" SET "phone" = pg_temp.usual_phone("phone", 'United Kingdom')
WHERE "phone" <> pg_temp.usual_phone("phone", 'United Kingdom');

UPDATE "messages" SET "phone" = pg_temp.usual_phone("phone", 'United Kingdom')
WHERE "phone" <> pg_temp.usual_phone("phone", 'United Kingdom');

UPDATE "quotes" SET "phone" = pg_temp.usual_phone("phone", 'United Kingdom')
WHERE "phone" <> pg_temp.usual_phone("phone", 'United Kingdom');

UPDATE "orders"
SET "delivery_address" = pg_temp.usual_address("delivery_address"), "billing_address" = pg_temp.usual_address("billing_address"),
	"site_contact_phone" = pg_temp.usual_phone("site_contact_phone", coalesce("delivery_address" ->> 'country', 'United Kingdom'))
WHERE "delivery_address" <> pg_temp.usual_address("delivery_address")
	OR "billing_address" <> pg_temp.usual_address("billing_address")
	OR "site_contact_phone" <> pg_temp.usual_phone("site_contact_phone", coalesce("delivery_address" ->> 'country', 'United Kingdom'));

UPDATE "settings"
SET "value" = "value" || jsonb_build_object('phone', pg_temp.usual_phone("value" ->> 'phone', 'United Kingdom'))
WHERE "key" = 'company' AND "value" ->> 'phone' <> pg_temp.usual_phone("value" ->> 'phone', 'United Kingdom');

DROP FUNCTION pg_temp.usual_address, pg_temp.usual_phone, pg_temp.usual_postcode;
