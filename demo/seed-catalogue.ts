import type { Specs } from '#features/catalogue/attributes.ts';
import type { GalleryPicture } from '#features/catalogue/gallery.ts';
import { createProduct, explainStock } from '#features/catalogue/server/door.ts';
import { putMedia } from '#features/media/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { addDays } from '#values/instant.ts';
import { toPence } from '#values/money.ts';
import type { DemoProduct } from './catalogue/demo-product.ts';
import { demoProducts } from './catalogue/products.ts';
import { HISTORY_DAYS } from './history-plan.ts';
import { drawPicture } from './pictures/draw-picture.ts';
import { drawInSitu } from './pictures/in-situ/draw-in-situ.ts';
import { describeInSitu, placesOf } from './pictures/in-situ/places.ts';

export interface SeededProduct {
  id: number;
  stockQuantity: number;
  specs: Specs;
  canBeBought: boolean;
}

/** The catalogue with a drawn picture for every product. */
export async function seedCatalogue(context: AppContext): Promise<SeededProduct[]> {
  const imageUrls: string[] = [];
  const galleries: GalleryPicture[][] = [];
  for (const product of demoProducts) {
    imageUrls.push(await drawToMedia(context, drawPicture(product.picture)));
    galleries.push(await drawGallery(context, product));
  }
  // The shop opened before its first order.
  const opened = addDays(context.clock.now(), -HISTORY_DAYS - 1);
  return context.db.transaction(async (tx) => {
    const seeded: SeededProduct[] = [];
    for (const [i, product] of demoProducts.entries()) {
      const { sku, name, description, category, inStock, stockQuantity, specs } = product;
      const price = toPence(product.price);
      await explainStock(tx, { reason: 'opening', at: opened });
      const row = await createProduct(tx, {
        sku,
        name,
        description,
        category,
        price,
        inStock,
        stockQuantity,
        specs,
        imageUrl: imageUrls[i],
        gallery: galleries[i],
      });
      seeded.push({ id: row.id, stockQuantity, specs, canBeBought: inStock && stockQuantity > 0 });
    }
    return seeded;
  });
}

async function drawGallery(context: AppContext, product: DemoProduct): Promise<GalleryPicture[]> {
  const gallery: GalleryPicture[] = [];
  for (const place of placesOf(product)) {
    const url = await drawToMedia(context, drawInSitu(product.picture, place));
    gallery.push({ url, alt: describeInSitu(product.name, product.picture, place), toScale: true });
  }
  return gallery;
}

async function drawToMedia(context: AppContext, drawing: string): Promise<string> {
  const bytes = Buffer.from(drawing);
  const stored = await putMedia(context, context.db, { bytes, contentType: 'image/svg+xml', width: 960, height: 720 });
  return stored.url;
}
