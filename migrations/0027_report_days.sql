-- Days of trade, summed up for the reports (docs/decisions/0034). A day's sums hold as long as nobody can see a mark of it: whatever
-- changes what happened on a day adds a mark in the same transaction. Marks are only ever added, so nobody waits for anybody;
-- the job that sums a day up again takes away those that it saw.
CREATE TABLE "report_days" (
	"day" date PRIMARY KEY,
	"summed_at" timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE "report_sums" (
	"subject" varchar(10) NOT NULL CHECK ("subject" IN ('sold', 'refunded', 'product', 'vat', 'payment')),
	"day" date NOT NULL REFERENCES "report_days" ON DELETE CASCADE,
	-- What is told apart within the day: a product, a rate and kind of document, a way of paying. Empty where nothing is.
	"key" varchar(100) NOT NULL,
	"entries" integer NOT NULL,
	"units" bigint NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	-- The VAT that belongs to the amount, or of a payment what its provider kept.
	"part" numeric(14, 2) NOT NULL
);
-- Holds all that a report asks for.
CREATE UNIQUE INDEX "report_sums_key" ON "report_sums" ("subject", "day", "key") INCLUDE ("entries", "units", "amount", "part");
CREATE INDEX "report_sums_day" ON "report_sums" ("day");
CREATE TABLE "report_marks" ("day" date NOT NULL);

CREATE FUNCTION london_day("at" timestamp with time zone) RETURNS date LANGUAGE sql STABLE
RETURN ("at" AT TIME ZONE 'Europe/London')::date;

CREATE FUNCTION mark_days_of_orders("ids" integer[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "report_marks"
	SELECT DISTINCT london_day("at") FROM (
		SELECT "order_date" FROM "orders" WHERE "id" = ANY ("ids")
		UNION ALL SELECT "recorded_at" FROM "payments" WHERE "order_id" = ANY ("ids")
	) "moved" ("at");
$$;

CREATE FUNCTION mark_order_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		INSERT INTO "report_marks" SELECT DISTINCT london_day(o."order_date") FROM "before" o JOIN "changed" n USING ("id")
		WHERE o."order_date" <> n."order_date";
		-- Most changes of an order, such as its way from packed to delivered, change no figure.
		PERFORM mark_days_of_orders(array_agg("id")) FROM "before" o JOIN "changed" n USING ("id")
		WHERE (o."status" = 'cancelled', o."awaits_payment", o."order_date", o."total_amount", o."vat_amount", o."vat_rate",
				o."grand_total", o."payment_method_id")
			IS DISTINCT FROM (n."status" = 'cancelled', n."awaits_payment", n."order_date", n."total_amount", n."vat_amount", n."vat_rate",
				n."grand_total", n."payment_method_id")
		HAVING count(*) > 0;
	ELSE
		INSERT INTO "report_marks" SELECT DISTINCT london_day("order_date") FROM "changed";
	END IF;
	RETURN NULL;
END $$;
CREATE TRIGGER "orders_added_to_days" AFTER INSERT ON "orders"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION mark_order_days();
CREATE TRIGGER "orders_changed_in_days" AFTER UPDATE ON "orders"
	REFERENCING OLD TABLE AS "before" NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION mark_order_days();
CREATE TRIGGER "orders_taken_from_days" AFTER DELETE ON "orders"
	REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION mark_order_days();

-- An entry of the ledger changes what later ones of its order mean.
CREATE FUNCTION mark_payment_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "report_marks" SELECT DISTINCT london_day("recorded_at") FROM "changed";
	PERFORM mark_days_of_orders(array_agg(DISTINCT "order_id")) FROM "changed" HAVING count(*) > 0;
	RETURN NULL;
END $$;
CREATE TRIGGER "payments_added_to_days" AFTER INSERT ON "payments"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION mark_payment_days();
CREATE TRIGGER "payments_changed_in_days" AFTER UPDATE ON "payments"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION mark_payment_days();
CREATE TRIGGER "payments_were_in_days" AFTER UPDATE ON "payments"
	REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION mark_payment_days();
CREATE TRIGGER "payments_taken_from_days" AFTER DELETE ON "payments"
	REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION mark_payment_days();

CREATE FUNCTION mark_item_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "report_marks" SELECT DISTINCT london_day("order_date") FROM "orders"
	WHERE "id" IN (SELECT "order_id" FROM "changed");
	RETURN NULL;
END $$;
CREATE TRIGGER "items_added_to_days" AFTER INSERT ON "order_items"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION mark_item_days();
CREATE TRIGGER "items_changed_in_days" AFTER UPDATE ON "order_items"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION mark_item_days();
CREATE TRIGGER "items_taken_from_days" AFTER DELETE ON "order_items"
	REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION mark_item_days();

-- Documents are never changed and never deleted.
CREATE FUNCTION mark_document_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "report_marks" SELECT DISTINCT london_day("counts_at") FROM "changed";
	RETURN NULL;
END $$;
CREATE TRIGGER "documents_added_to_days" AFTER INSERT ON "documents"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION mark_document_days();

CREATE FUNCTION forget_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "report_days";
	RETURN NULL;
END $$;
CREATE TRIGGER "orders_emptied" AFTER TRUNCATE ON "orders" FOR EACH STATEMENT EXECUTE FUNCTION forget_days();
CREATE TRIGGER "payments_emptied" AFTER TRUNCATE ON "payments" FOR EACH STATEMENT EXECUTE FUNCTION forget_days();
CREATE TRIGGER "documents_emptied" AFTER TRUNCATE ON "documents" FOR EACH STATEMENT EXECUTE FUNCTION forget_days();
