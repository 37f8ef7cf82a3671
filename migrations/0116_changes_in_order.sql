-- expand: each statement notes the products that it changed by id, so that two of them never wait for one another.
-- Whoever notes products without holding them, as one who says that two fit, does so by id; a set in any other order could hold the second
-- row while it waits for the first.
CREATE OR REPLACE FUNCTION "note_product_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_changes (product_id, changed_in)
  SELECT DISTINCT id, pg_current_xact_id() FROM touched ORDER BY id
  ON CONFLICT (product_id) DO UPDATE SET changed_in = excluded.changed_in
    -- Once for each transaction: of one that sells a product a thousand times each sale would look through all the rows before.
    WHERE product_changes.changed_in <> excluded.changed_in;
  RETURN NULL;
END $$;
