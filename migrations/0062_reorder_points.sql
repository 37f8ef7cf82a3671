-- At or below its reorder point more of a product is to be ordered; without one the setting of the shop holds.
ALTER TABLE "products" ADD COLUMN "reorder_point" integer;
ALTER TABLE "products" ADD CONSTRAINT "products_reorder_point" CHECK ("products"."reorder_point" >= 0);
