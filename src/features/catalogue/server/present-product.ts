import type { Product, StoreProduct } from '#features/catalogue/contract.ts';
import type { products } from '#features/catalogue/tables.ts';
import { type BasisPoints, toDecimal, withVat } from '#values/money.ts';
import { slugOf } from '#values/slug.ts';

export type ProductRow = typeof products.$inferSelect;

/** A product as a shopper sees it: it can be bought when the merchant's switch is on and there is stock (decision B6). */
export function presentProduct(row: ProductRow, vatRate: BasisPoints): Product {
  return { ...presentFields(row, vatRate), inStock: row.inStock && row.stockQuantity > 0 };
}

/** A product as the product store sees it: `inStock` is the switch itself. */
export function presentForStore(row: ProductRow, vatRate: BasisPoints): StoreProduct {
  const { compatibleWith, gallery, archivedAt, version } = row;
  const fields = presentFields(row, vatRate);
  return { ...fields, compatibleWith, gallery, archivedAt: archivedAt?.toISOString() ?? null, version };
}

function presentFields(row: ProductRow, vatRate: BasisPoints): Product {
  const { id, name, description, category, inStock, stockQuantity, imageUrl, sku, specs } = row;
  const price = toDecimal(row.price);
  const priceIncVat = toDecimal(withVat(row.price, vatRate));
  const times = { createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
  return {
    ...{ id, name, slug: slugOf(name), description, price, priceIncVat, category, inStock, stockQuantity },
    ...{ imageUrl, sku, specs, ...times },
  };
}
