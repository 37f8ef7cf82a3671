-- Open pages of staff who may see products follow the stock (see 0015_live.sql). The words are the same for every product, so
-- that a file of ten thousand products is told of once.
CREATE FUNCTION "tell_live_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live(jsonb_build_object('about', 'stock'));
  RETURN NULL;
END $$;
CREATE TRIGGER "stock_movements_live" AFTER INSERT ON "stock_movements"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_live_stock"();
