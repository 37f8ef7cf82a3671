-- Every change of stock is a row, written by the database together with the change, so that no path can forget it and the
-- stock is always the sum of its movements (decision C18). Why it changed is said by the transaction in `shop.stock_change`
-- (src/features/catalogue/server/explain-stock.ts); a change that says nothing is recorded as unexplained.
ALTER TABLE "products" ADD COLUMN "stock_moved_at" timestamp with time zone;
CREATE TABLE "stock_movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"product_id" integer NOT NULL,
	"change" integer NOT NULL,
	"stock_after" integer NOT NULL,
	"reason" varchar(20) NOT NULL,
	"actor_id" integer,
	"order_id" integer,
	"order_number" varchar(50),
	"return_id" integer,
	"note" varchar(500),
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_movements_change" CHECK ("stock_movements"."change" <> 0),
	CONSTRAINT "stock_movements_reason" CHECK (reason in ('opening', 'order', 'cancellation', 'refund', 'return', 'delivery', 'count', 'correction', 'import', 'unexplained'))
);
INSERT INTO "stock_movements" ("product_id", "change", "stock_after", "reason", "at")
SELECT id, stock_quantity, stock_quantity, 'opening', now() FROM "products" WHERE stock_quantity > 0 ORDER BY id;
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE cascade;
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE set null;
CREATE INDEX "stock_movements_by_product" ON "stock_movements" USING btree ("product_id", "id");
CREATE INDEX "stock_movements_by_day" ON "stock_movements" USING btree ("at", "id");
-- Placing an order writes to neither of these.
CREATE INDEX "stock_movements_by_actor" ON "stock_movements" USING btree ("actor_id", "at", "id") WHERE "stock_movements"."actor_id" is not null;
CREATE INDEX "stock_movements_by_reason" ON "stock_movements" USING btree ("reason", "at", "id") WHERE "stock_movements"."reason" <> 'order';

-- An import says what was there when its file was written, so it is no reason to refuse the next file.
CREATE FUNCTION "stamp_stock_moved"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  why jsonb := nullif(current_setting('shop.stock_change', true), '')::jsonb;
BEGIN
  IF why ->> 'reason' IS DISTINCT FROM 'import' THEN
    NEW.stock_moved_at := coalesce((why ->> 'at')::timestamptz, now());
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "products_stock_moved" BEFORE UPDATE ON "products"
  FOR EACH ROW WHEN (OLD.stock_quantity IS DISTINCT FROM NEW.stock_quantity) EXECUTE FUNCTION "stamp_stock_moved"();

CREATE FUNCTION "record_opening_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  why jsonb := nullif(current_setting('shop.stock_change', true), '')::jsonb;
BEGIN
  INSERT INTO stock_movements (product_id, change, stock_after, reason, actor_id, note, at)
  SELECT id, stock_quantity, stock_quantity, coalesce(why ->> 'reason', 'opening'), (why ->> 'actorId')::integer,
    why ->> 'note', coalesce((why ->> 'at')::timestamptz, now())
  FROM added WHERE stock_quantity <> 0 ORDER BY id;
  PERFORM set_config('shop.stock_change', '', true);
  RETURN NULL;
END $$;
CREATE TRIGGER "products_opening_stock" AFTER INSERT ON "products" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "record_opening_stock"();

-- What can be bought again (decision B6) is announced, each product once a statement.
CREATE FUNCTION "record_stock_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  why jsonb := nullif(current_setting('shop.stock_change', true), '')::jsonb;
  happened timestamptz := coalesce((why ->> 'at')::timestamptz, now());
BEGIN
  INSERT INTO stock_movements (product_id, change, stock_after, reason, actor_id, order_id, order_number, return_id, note, at)
  SELECT id, n.stock_quantity - o.stock_quantity, n.stock_quantity, coalesce(why ->> 'reason', 'unexplained'),
    (why ->> 'actorId')::integer, (why ->> 'orderId')::integer, why ->> 'orderNumber', (why ->> 'returnId')::integer,
    why ->> 'note', happened
  FROM changed n JOIN before o USING (id) WHERE n.stock_quantity <> o.stock_quantity ORDER BY id;
  PERFORM set_config('shop.stock_change', '', true);
  INSERT INTO announcements (name, payload, at)
  SELECT 'stock.returned', jsonb_build_object('productId', id), happened
  FROM changed n JOIN before o USING (id)
  WHERE n.in_stock AND n.stock_quantity > 0 AND n.archived_at IS NULL
    AND NOT (o.in_stock AND o.stock_quantity > 0 AND o.archived_at IS NULL)
  ORDER BY id;
  IF FOUND THEN
    PERFORM pg_notify('announcements', '');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "products_stock_changed" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "record_stock_changes"();

-- Only the triggers above write movements; foreign keys may clear a name, or delete them with their product.
CREATE FUNCTION "refuse_stock_rewriting"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'stock movements are written by the database alone: change products.stock_quantity instead';
END $$;
CREATE TRIGGER "stock_movements_stay" BEFORE INSERT OR UPDATE OR DELETE ON "stock_movements"
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "refuse_stock_rewriting"();
