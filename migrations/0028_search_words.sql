-- More of the trade's words, for shops that have their table already. Staff may have taught one of them meanwhile.
INSERT INTO "search_synonyms" ("terms", "weight", "one_way")
SELECT words.terms, words.weight, false
FROM (VALUES
  (ARRAY['outdoor', 'waterproof', 'water proof'], 0.8),
  (ARRAY['enclosure', 'box', 'case', 'housing'], 0.8),
  (ARRAY['table', 'lying flat', 'lies flat', 'laid flat', 'table top'], 0.8),
  (ARRAY['daylight sensor', 'light sensor', 'dim', 'dimming', 'dimmer'], 0.8),
  (ARRAY['ribbon', 'long thin', 'long narrow', 'ultra wide', 'stretched'], 0.8),
  (ARRAY['telly', 'tv', 'television'], 0.8),
  (ARRAY['castor', 'trolley', 'on wheels'], 0.8),
  (ARRAY['whiteboard', 'interactive display', 'touch'], 0.8),
  (ARRAY['licence', 'license', 'subscription', 'software'], 0.8),
  (ARRAY['price board', 'price list', 'menu board'], 0.9),
  (ARRAY['queue totem', 'queue number', 'queue screen', 'queue display'], 0.9),
  (ARRAY['trio', 'three screens', 'three boards', 'three displays'], 0.8)
) AS words (terms, weight)
WHERE NOT EXISTS (SELECT 1 FROM "search_synonyms" AS taught WHERE taught.terms = words.terms);
