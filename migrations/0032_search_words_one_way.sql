-- Who asks for a price board means a menu board, but who asks for a menu board means no price display.
UPDATE "search_synonyms" SET "one_way" = true
WHERE "terms" = ARRAY['price board', 'price list', 'menu board'];
INSERT INTO "search_synonyms" ("terms", "weight", "one_way")
SELECT ARRAY['speaker', 'sound', 'audio', 'loudspeaker'], 0.8, false
WHERE NOT EXISTS (
  SELECT 1 FROM "search_synonyms" WHERE "terms" = ARRAY['speaker', 'sound', 'audio', 'loudspeaker']
);
