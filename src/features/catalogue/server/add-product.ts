import { recordChange } from '#features/audit/server/door.ts';
import type { StoreProduct } from '#features/catalogue/contract.ts';
import type { ProductForm } from '#features/catalogue/form.ts';
import { putMedia } from '#features/media/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { createProduct } from './create-product.ts';
import { catalogueOf } from './door.ts';
import { explainStock } from './explain-stock.ts';
import { lowStockOf } from './low-stock.ts';
import { presentForStore } from './present-product.ts';
import { checkGallery } from './product-gallery.ts';
import { readProductImage } from './product-image.ts';
import { forAudit } from './product-record.ts';
import { orSkuTaken } from './sku-taken.ts';

/** Puts a product on sale, with its picture. */
export async function addProduct(context: AppContext, form: ProductForm, actorId: number): Promise<StoreProduct> {
  const image = await readProductImage(context, form.imageUrl);
  await checkGallery(context, form.gallery);
  const at = context.clock.now();
  const { specs = {}, ...fields } = form;
  const values = { ...fields, specs, imageUrl: image.url };
  const work = context.db.transaction(async (tx) => {
    await explainStock(tx, { reason: 'opening', actorId, at });
    const row = await createProduct(tx, { ...values, createdAt: at, updatedAt: at });
    if (image.picture) await putMedia(context, tx, image.picture);
    const change = { actorId, action: 'product.created', recordType: 'product', recordId: row.id };
    await recordChange(tx, { ...change, before: null, after: forAudit(row) }, at);
    return row;
  });
  const row = await orSkuTaken(work, form.sku);
  const catalogue = catalogueOf(context);
  await catalogue.catchUp();
  return presentForStore(row, (await catalogue.current()).vatRate, await lowStockOf(context.db));
}
