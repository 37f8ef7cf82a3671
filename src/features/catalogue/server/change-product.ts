import { eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/door.ts';
import type { StoreProduct } from '#features/catalogue/contract.ts';
import type { ProductChange } from '#features/catalogue/form.ts';
import { products } from '#features/catalogue/tables.ts';
import { putMedia } from '#features/media/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { catalogueOf } from './door.ts';
import { explainStock } from './explain-stock.ts';
import { lowStockOf } from './low-stock.ts';
import { type ProductRow, presentForStore } from './present-product.ts';
import { changedGallery, checkGallery } from './product-gallery.ts';
import { type ProductImage, readProductImage } from './product-image.ts';
import { differences, lockProduct } from './product-record.ts';
import { refuseStale } from './refuse-stale.ts';
import { orSkuTaken } from './sku-taken.ts';
import { touchCatalogue } from './touch-catalogue.ts';

/** Changes a product. A stale version is refused; a change without effect is neither counted nor recorded. */
export async function changeProduct(
  context: AppContext,
  id: number,
  change: ProductChange,
  actorId: number,
): Promise<StoreProduct> {
  const stored = await findPictures(context, id);
  const image = await readProductImage(context, change.imageUrl, stored?.imageUrl);
  await checkGallery(context, change.gallery, stored?.gallery);
  const work = context.db.transaction(async (tx) => {
    const before = await lockProduct(tx, id);
    await refuseStale(tx, before, change, actorId);
    const changed = await writeChange(tx, before, { change, image, at: context.clock.now(), actorId });
    if (image.picture) await putMedia(context, tx, image.picture);
    return changed;
  });
  const row = await orSkuTaken(work, change.sku);
  const catalogue = catalogueOf(context);
  await catalogue.catchUp();
  return presentForStore(row, (await catalogue.current()).vatRate, await lowStockOf(context.db));
}

async function findPictures({ db }: AppContext, id: number) {
  const { imageUrl, gallery } = products;
  const [row] = await db.select({ imageUrl, gallery }).from(products).where(eq(products.id, id));
  return row;
}

type Writing = { change: ProductChange; image: ProductImage; at: Date; actorId: number };

async function writeChange(tx: Transaction, before: ProductRow, writing: Writing): Promise<ProductRow> {
  const { at, actorId } = writing;
  const fields = changedFields(before, writing);
  const difference = differences(before, { ...before, ...fields });
  if (!difference) return before;
  await explainStock(tx, { reason: 'count', actorId, at });
  const [row] = await tx
    .update(products)
    .set({ ...fields, version: before.version + 1, updatedAt: at })
    .where(eq(products.id, before.id))
    .returning();
  if (!row) throw new Error('A locked product is gone.');
  await touchCatalogue(tx, [before.id]);
  const record = { actorId, action: actionOf(before, row), recordType: 'product', recordId: before.id };
  await recordChange(tx, { ...record, ...difference }, at);
  return row;
}

function changedFields(before: ProductRow, { change, image, at }: Writing): Partial<ProductRow> {
  const { name, price, category, description, sku, inStock, stockQuantity, reorderPoint, specs } = change;
  const { isArchived } = change;
  const given = { description, sku, inStock, stockQuantity, reorderPoint, specs, imageUrl: image.url };
  const isRedrawn = image.url !== undefined && image.url !== before.imageUrl;
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return {
    name,
    price,
    category,
    ...known,
    gallery: changedGallery(before.gallery, change.gallery, isRedrawn),
    ...(isArchived === undefined ? {} : { archivedAt: isArchived ? (before.archivedAt ?? at) : null }),
  };
}

function actionOf(before: ProductRow, after: ProductRow): string {
  if (before.archivedAt && !after.archivedAt) return 'product.restored';
  return !before.archivedAt && after.archivedAt ? 'product.archived' : 'product.changed';
}
