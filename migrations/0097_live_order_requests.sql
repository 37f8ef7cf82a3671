-- Staff see at once that an order waits for their confirmation, or was answered (see 0015_live.sql).
CREATE FUNCTION "tell_live_order_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live(jsonb_build_object('about', 'order_requests'));
  RETURN NULL;
END $$;
CREATE TRIGGER "order_requests_live" AFTER INSERT OR UPDATE ON "order_requests"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_live_order_request"();
