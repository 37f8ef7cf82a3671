-- The screens about people are live too (see 0015_live.sql): who asked for an account, who has one, and who may sign in.
CREATE FUNCTION "tell_live_people"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live(jsonb_build_object('about', 'people'));
  RETURN NULL;
END $$;
CREATE TRIGGER "signup_requests_live" AFTER INSERT OR UPDATE ON "signup_requests"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_live_people"();
CREATE TRIGGER "users_people_live" AFTER INSERT OR DELETE ON "users"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_live_people"();
-- A statement that changed nobody, and a hash that was renewed at a login, are no news.
CREATE TRIGGER "users_people_changed_live" AFTER UPDATE ON "users"
  FOR EACH ROW WHEN ((to_jsonb(OLD) - 'password_hash') IS DISTINCT FROM (to_jsonb(NEW) - 'password_hash')
    OR (OLD.password_hash IS NULL) IS DISTINCT FROM (NEW.password_hash IS NULL))
  EXECUTE FUNCTION "tell_live_people"();
