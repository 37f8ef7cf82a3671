-- A topic has one name from the trigger to the browser (src/live-events.ts). Two had one name here and another there.
-- While a release is rolled out, an instance of the release before does not know the new names, and tells the pages that are
-- connected to it nothing of messages and quotes. That is harmless: when it stops, they connect to a new one and read again.
CREATE OR REPLACE FUNCTION "tell_live_message"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live(jsonb_build_object('about', 'messages', 'messageId', NEW.id));
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION "tell_live_message_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live(jsonb_build_object('about', 'messages', 'messageId', NEW.message_id));
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION "tell_live_quote"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live(jsonb_build_object('about', 'quotes', 'quoteId', NEW.id, 'userId', NEW.customer_id));
  RETURN NULL;
END $$;
