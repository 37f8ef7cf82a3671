-- expand: what every order calls remembers its plan: a function of plain SQL was planned anew at each of an order's five calls. Both do
-- what they did.
CREATE OR REPLACE FUNCTION "tell_live"(topic jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', topic::text);
END $$;

CREATE OR REPLACE FUNCTION mark_days_of_orders("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "report_marks"
	SELECT DISTINCT london_day("at") FROM (
		SELECT "order_date" FROM "orders" WHERE "id" = ANY ("ids")
		UNION ALL SELECT "recorded_at" FROM "payments" WHERE "order_id" = ANY ("ids")
	) "moved" ("at");
END $$;
