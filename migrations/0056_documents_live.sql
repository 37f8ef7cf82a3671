-- A document is issued a moment after what it is issued for: open pages of its order read again (see 0015_live.sql).
CREATE TRIGGER "documents_live" AFTER INSERT ON "documents"
  FOR EACH ROW EXECUTE FUNCTION "tell_live_of_order"('order');
-- What a colleague may do is shown beside who they are (see 0018_gaps.sql).
CREATE TRIGGER "permissions_people_live" AFTER INSERT OR UPDATE OR DELETE ON "permissions"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_live_people"();
