import type { Product, StoreProduct } from '#features/catalogue/contract.ts';
import type { products } from '#features/catalogue/tables.ts';
import { type BasisPoints, toDecimal, withVat } from '#values/money.ts';
import { slugOf } from '#values/slug.ts';
import { shared } from './shared-texts.ts';

export type ProductRow = typeof products.$inferSelect;

/** A product as a shopper sees it: it can be bought when the merchant's switch is on and there is stock (decision B6). */
export function presentProduct(row: ProductRow, vatRate: BasisPoints): Product {
  return presentFields(row, vatRate, row.inStock && row.stockQuantity > 0);
}

/** A product as the product store sees it: `inStock` is the switch itself; `lowStock` is the shop's reorder point. */
export function presentForStore(row: ProductRow, vatRate: BasisPoints, lowStock: number): StoreProduct {
  const { gallery, reorderPoint, archivedAt, version } = row;
  const fields = presentFields(row, vatRate);
  const lowAt = reorderPoint ?? lowStock;
  const state = { reorderPoint, lowAt, archivedAt: archivedAt?.toISOString() ?? null, version };
  return { ...fields, gallery, ...state };
}

function presentFields(row: ProductRow, vatRate: BasisPoints, inStock = row.inStock): Product {
  const { id, name, description, stockQuantity, imageUrl, sku, specs } = row;
  // Written out, not spread: V8 stores what comes after a spread apart from the object, and there is one for each product.
  return {
    id,
    name,
    slug: slugOf(name),
    description,
    price: toDecimal(row.price),
    priceIncVat: toDecimal(withVat(row.price, vatRate)),
    category: shared(row.category),
    inStock,
    stockQuantity,
    imageUrl,
    sku,
    specs,
    createdAt: shared(row.createdAt.toISOString()),
    updatedAt: shared(row.updatedAt.toISOString()),
  };
}
