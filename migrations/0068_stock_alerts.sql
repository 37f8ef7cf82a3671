-- Who wants to be told when a product that is out of stock can be bought again.
CREATE TABLE "stock_alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"product_id" integer NOT NULL,
	"email" varchar(100) NOT NULL,
	"key" varchar(43) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "stock_alerts_key_unique" UNIQUE("key")
);
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE cascade;
CREATE UNIQUE INDEX "stock_alerts_waiting" ON "stock_alerts" USING btree ("product_id",lower("email")) WHERE "stock_alerts"."told_at" is null;
CREATE INDEX "stock_alerts_by_email" ON "stock_alerts" USING btree (lower("email"));
CREATE INDEX "stock_alerts_by_age" ON "stock_alerts" USING btree ("created_at");
