import type { BulkReport } from '#features/catalogue/bulk-contract.ts';
import type { BulkChange } from '#features/catalogue/bulk-form.ts';
import type { ProductRow } from '#features/catalogue/server/present-product.ts';
import { toDecimal } from '#values/money.ts';
import { applyChange } from './apply-change.ts';

/** A product that a bulk change alters. */
export interface ChangedProduct {
  before: ProductRow;
  after: ProductRow;
}

export interface BulkPlan {
  changed: ChangedProduct[];
  refused: BulkReport['refused'];
}

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

/** A plan as the preview and the answer show it: the first entries and the totals. */
export function reportOf({ changed, refused }: BulkPlan, matched: number, dryRun: boolean): BulkReport {
  return {
    dryRun,
    matched,
    changed: changed.length,
    refused: refused.slice(0, 100),
    refusedCount: refused.length,
    rows: changed
      .slice(0, 20)
      .map(({ before, after }) => ({
        id: before.id,
        name: before.name,
        sku: before.sku,
        before: stateOf(before),
        after: stateOf(after),
      })),
  };
}

function stateOf({ price, stockQuantity, category }: ProductRow) {
  return { price: toDecimal(price), stockQuantity, category };
}

function isDifferent(a: ProductRow, b: ProductRow): boolean {
  return a.price !== b.price || a.stockQuantity !== b.stockQuantity || a.category !== b.category;
}
