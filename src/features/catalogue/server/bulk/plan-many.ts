import type { BulkReport } from '#features/catalogue/bulk-contract.ts';
import type { BulkChange } from '#features/catalogue/bulk-form.ts';
import { MOST_COUNTED } from '#features/catalogue/form.ts';
import type { ProductRow } from '#features/catalogue/server/present-product.ts';
import { changedBy, MAX_PENCE, type Pence, toDecimal } from '#values/money.ts';

/** A product that a bulk change alters. */
export type ChangedProduct = { before: ProductRow; after: ProductRow };

export type BulkPlan = { changed: ChangedProduct[]; refused: BulkReport['refused'] };

/** Works out a change for each product. Products that no longer exist are refused. */
export function planMany(rows: readonly ProductRow[], missing: readonly number[], change: BulkChange): BulkPlan {
  const changed: ChangedProduct[] = [];
  const refused = missing.map((id) => ({ id, name: `Product ${id}`, message: 'This product is no longer there' }));
  for (const before of rows) {
    const after = applyChange(before, change);
    if (typeof after === 'string') refused.push({ id: before.id, name: before.name, message: after });
    else if (isDifferent(before, after)) changed.push({ before, after });
  }
  return { changed, refused };
}

/** The product after the change, or why this one cannot take it. Prices are rounded half up to the penny. */
export function applyChange<P extends Pick<ProductRow, 'price' | 'stockQuantity' | 'category'>>(
  product: P,
  { price, stock, category, reorderPoint }: BulkChange,
): P | string {
  const newPrice = changePrice(product.price, price);
  if (newPrice < 0) return 'The price would be below 0.00';
  if (newPrice > MAX_PENCE) return 'The price would be above 99,999,999.99';
  const newStock = stock?.set ?? product.stockQuantity + (stock?.add ?? 0);
  const there = `there are ${product.stockQuantity.toLocaleString('en-GB')}`;
  if (newStock < 0) return `The stock would be below 0: ${there}`;
  if (newStock > Math.max(product.stockQuantity, MOST_COUNTED)) {
    return `The stock would be above ${MOST_COUNTED.toLocaleString('en-GB')}: ${there}`;
  }
  return {
    ...product,
    price: newPrice,
    stockQuantity: newStock,
    category: category ?? product.category,
    ...(reorderPoint !== undefined && { reorderPoint }),
  };
}

function changePrice(before: Pence, change: BulkChange['price']): Pence {
  if (change?.set !== undefined) return change.set;
  if (change?.percent !== undefined) return changedBy(before, change.percent);
  return before + (change?.add ?? 0);
}

/** A plan as the preview and the answer show it: the first entries and the totals. */
export function reportOf(
  { changed, refused }: BulkPlan,
  matched: number,
  { reorderPoint }: BulkChange,
  run: { dryRun: boolean; at: Date },
): BulkReport {
  const stateOf = (product: ProductRow) => ({
    ...plainState(product),
    ...(reorderPoint !== undefined && { reorderPoint: product.reorderPoint }),
  });
  return {
    dryRun: run.dryRun,
    at: run.at.toISOString(),
    matched,
    changed: changed.length,
    refused: refused.slice(0, 100),
    refusedCount: refused.length,
    rows: changed.slice(0, 20).map(({ before, after }) => {
      const { id, name, sku } = before;
      return { id, name, sku, before: stateOf(before), after: stateOf(after) };
    }),
  };
}

function plainState({ price, stockQuantity, category }: ProductRow) {
  return { price: toDecimal(price), stockQuantity, category };
}

function isDifferent(a: ProductRow, b: ProductRow): boolean {
  const isSame = (name: 'price' | 'stockQuantity' | 'category' | 'reorderPoint') => a[name] === b[name];
  return !(isSame('price') && isSame('stockQuantity') && isSame('category') && isSame('reorderPoint'));
}
