-- Further pictures of a product, each with its words: where it is used, drawn to scale.
ALTER TABLE "products" ADD COLUMN "gallery" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "products" ADD CONSTRAINT "products_gallery" CHECK (jsonb_typeof("gallery") = 'array');
-- They show the product as its picture does: with another picture, by whatever way it came, they would show something else.
CREATE FUNCTION "empty_old_gallery"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.gallery := '[]'::jsonb;
  RETURN NEW;
END $$;
CREATE TRIGGER "products_empty_old_gallery" BEFORE UPDATE OF "image_url" ON "products"
FOR EACH ROW WHEN (OLD.image_url IS DISTINCT FROM NEW.image_url AND OLD.gallery = NEW.gallery)
EXECUTE FUNCTION "empty_old_gallery"();
