-- What a refund says beside its amount: why, how much of the goods it stands for (ex VAT), and what was kept back for
-- points that had been spent already (a point is a penny). A payment gives goods back that a refund had taken out.
ALTER TABLE "payments" ADD COLUMN "reason" text;
ALTER TABLE "payments" ADD COLUMN "goods" numeric(10,2) DEFAULT 0 NOT NULL;
ALTER TABLE "payments" ADD COLUMN "withheld" numeric(10,2) DEFAULT 0 NOT NULL;
ALTER TABLE "payments" DROP CONSTRAINT "payments_amount";
ALTER TABLE "payments" ADD CONSTRAINT "payments_amount" CHECK ("payments"."amount" >= 0 and "payments"."amount" + "payments"."withheld" > 0);
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund" CHECK ("payments"."goods" >= 0 and "payments"."withheld" >= 0 and ("payments"."kind" = 'refund' or "payments"."withheld" = 0));
-- A provider tells things twice, staff write what a buyer wrote on a transfer: one transfer may pay two orders.
DROP INDEX "payments_reference_key";
CREATE UNIQUE INDEX "payments_reference_key" ON "payments" USING btree ("provider","reference") WHERE "payments"."reference" is not null and "payments"."recorded_by" is null;
CREATE TABLE "order_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"order_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade;
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "users"("id");
CREATE INDEX "order_notes_by_order" ON "order_notes" USING btree ("order_id","id");
-- Orders that still wait for their money, the oldest first: a few of very many.
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("order_date") WHERE "orders"."payment_status" = 'pending' and "orders"."status" <> 'cancelled';
