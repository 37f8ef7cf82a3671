-- Pictures that the shop drew to scale say so; a merchant's own do not.
UPDATE "products" SET "gallery" = (
  SELECT jsonb_agg(picture || '{"toScale": true}'::jsonb ORDER BY at)
  FROM jsonb_array_elements("gallery") WITH ORDINALITY AS pictures (picture, at)
) WHERE jsonb_array_length("gallery") > 0;
-- Drawn ones show the product as its picture does, and go with it; a merchant's photographs stay.
CREATE OR REPLACE FUNCTION "empty_old_gallery"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.gallery := coalesce((
    SELECT jsonb_agg(picture ORDER BY at)
    FROM jsonb_array_elements(OLD.gallery) WITH ORDINALITY AS pictures (picture, at)
    WHERE NOT coalesce((picture ->> 'toScale')::boolean, false)
  ), '[]'::jsonb);
  RETURN NEW;
END $$;
