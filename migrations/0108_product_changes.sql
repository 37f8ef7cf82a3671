-- expand: which transaction changed each product last, so that an instance reads what changed and looks at no other row.
-- Product 0 stands for what is shown beside all products: rates, settings, delivery, rules of the search.
CREATE TABLE "product_changes" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"changed_in" xid8 NOT NULL
);
CREATE INDEX "product_changes_by_transaction" ON "product_changes" USING btree ("changed_in");

-- Whoever gets here holds the product's own row, so that nobody waits for these rows who does not wait for the product.
CREATE FUNCTION "note_product_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_changes (product_id, changed_in)
  SELECT DISTINCT id, pg_current_xact_id() FROM touched
  ON CONFLICT (product_id) DO UPDATE SET changed_in = excluded.changed_in
    -- Once for each transaction: of one that sells a product a thousand times each sale would look through all the rows before.
    WHERE product_changes.changed_in <> excluded.changed_in;
  RETURN NULL;
END $$;
CREATE TRIGGER "products_noted_added" AFTER INSERT ON "products" REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION "note_product_changes"();
CREATE TRIGGER "products_noted_changed" AFTER UPDATE ON "products" REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION "note_product_changes"();
CREATE TRIGGER "products_noted_removed" AFTER DELETE ON "products" REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION "note_product_changes"();

-- After some changes of one product a connection remembers a plan that compares each row with each other: 10,000 rows took 30 seconds.
ALTER FUNCTION "record_stock_changes"() SET enable_nestloop = off;
