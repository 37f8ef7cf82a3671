-- A return belongs to its order: whoever watches the order hears of it (see 0015_live.sql).
CREATE TRIGGER "returns_live" AFTER INSERT OR UPDATE ON "returns"
  FOR EACH ROW EXECUTE FUNCTION "tell_live_of_order"('order');
