import { createProduct } from '#features/catalogue/server/door.ts';
import { putMedia } from '#features/media/server/door.ts';
import type { Ground } from '#platform/ground.ts';
import { toPence } from '#values/money.ts';
import { demoProducts } from './catalogue/products.ts';
import { drawPicture } from './pictures/draw-picture.ts';

export interface SeededProduct {
  id: number;
  stockQuantity: number;
  canBeBought: boolean;
}

/** The catalogue with a drawn picture for every product. */
export async function seedCatalogue(ground: Ground): Promise<SeededProduct[]> {
  const imageUrls: string[] = [];
  for (const { picture } of demoProducts) imageUrls.push(await drawToMedia(ground, picture));
  return ground.db.transaction(async (tx) => {
    const seeded: SeededProduct[] = [];
    for (const [i, product] of demoProducts.entries()) {
      const { sku, name, description, category, inStock, stockQuantity, specs, compatibleWith = [] } = product;
      const price = toPence(product.price);
      const row = await createProduct(tx, {
        sku,
        name,
        description,
        category,
        price,
        inStock,
        stockQuantity,
        specs,
        compatibleWith,
        imageUrl: imageUrls[i],
      });
      seeded.push({ id: row.id, stockQuantity, canBeBought: inStock && stockQuantity > 0 });
    }
    return seeded;
  });
}

async function drawToMedia(ground: Ground, picture: Parameters<typeof drawPicture>[0]): Promise<string> {
  const bytes = Buffer.from(drawPicture(picture));
  const stored = await putMedia(ground, ground.db, { bytes, contentType: 'image/svg+xml', width: 960, height: 720 });
  return stored.url;
}
