-- Live events: what changed is said by the row itself, in the transaction that changed it, so that no use case can forget
-- to. A payload names rows and no more; whoever hears of it reads them again with their own rights. PostgreSQL says the
-- same words once a transaction, and nothing at all after a rollback.

CREATE FUNCTION "tell_live"(topic jsonb) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('live', topic::text)
$$;

CREATE FUNCTION "tell_live_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD IS NOT DISTINCT FROM NEW THEN
    RETURN NULL;
  END IF;
  PERFORM tell_live(jsonb_build_object(
    'about', 'order', 'orderId', NEW.id, 'orderNumber', NEW.order_number, 'userId', NEW.customer_id));
  RETURN NULL;
END $$;
CREATE TRIGGER "orders_live" AFTER INSERT OR UPDATE ON "orders"
  FOR EACH ROW EXECUTE FUNCTION "tell_live_order"();

-- Rows that belong to an order. The argument of the trigger says what is told of: the order, or only where it is.
CREATE FUNCTION "tell_live_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
BEGIN
  SELECT id, order_number, customer_id INTO changed FROM orders WHERE id = NEW.order_id;
  IF FOUND THEN
    PERFORM tell_live(jsonb_build_object(
      'about', TG_ARGV[0], 'orderId', changed.id, 'orderNumber', changed.order_number, 'userId', changed.customer_id));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "payments_live" AFTER INSERT ON "payments"
  FOR EACH ROW EXECUTE FUNCTION "tell_live_of_order"('order');
CREATE TRIGGER "order_events_live" AFTER INSERT ON "order_events"
  FOR EACH ROW EXECUTE FUNCTION "tell_live_of_order"('tracking');
CREATE TRIGGER "order_positions_live" AFTER INSERT ON "order_positions"
  FOR EACH ROW EXECUTE FUNCTION "tell_live_of_order"('tracking');
CREATE TRIGGER "order_drivers_live" AFTER INSERT OR UPDATE ON "order_drivers"
  FOR EACH ROW EXECUTE FUNCTION "tell_live_of_order"('tracking');

CREATE FUNCTION "tell_live_notifications"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live(jsonb_build_object('about', 'notifications', 'userId', coalesce(NEW.user_id, OLD.user_id)));
  RETURN NULL;
END $$;
CREATE TRIGGER "notifications_live" AFTER INSERT OR UPDATE OR DELETE ON "notifications"
  FOR EACH ROW EXECUTE FUNCTION "tell_live_notifications"();

-- Whoever may hear less (or more) than a moment ago: their open connections end.
CREATE FUNCTION "tell_live_session"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live(jsonb_build_object('about', 'session', 'sessionId', OLD.id));
  RETURN NULL;
END $$;
CREATE TRIGGER "sessions_live" AFTER DELETE ON "sessions"
  FOR EACH ROW WHEN (OLD.user_id IS NOT NULL) EXECUTE FUNCTION "tell_live_session"();

CREATE FUNCTION "tell_live_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live(jsonb_build_object('about', 'rights', 'userId', NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER "users_live" AFTER UPDATE ON "users"
  FOR EACH ROW WHEN (OLD.is_active IS DISTINCT FROM NEW.is_active OR OLD.user_type IS DISTINCT FROM NEW.user_type)
  EXECUTE FUNCTION "tell_live_user"();

CREATE FUNCTION "tell_live_permission"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM tell_live(jsonb_build_object('about', 'rights', 'userId', OLD.user_id));
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM tell_live(jsonb_build_object('about', 'rights', 'userId', NEW.user_id));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "permissions_live" AFTER INSERT OR UPDATE OR DELETE ON "permissions"
  FOR EACH ROW EXECUTE FUNCTION "tell_live_permission"();
