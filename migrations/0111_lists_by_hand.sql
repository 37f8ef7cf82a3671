-- contract: no version reads the lists by hand of what fits any more; 0110 has carried them into product_pairs.
ALTER TABLE "products" DROP COLUMN "compatible_with";
