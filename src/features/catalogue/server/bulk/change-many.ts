import { and, asc, inArray, not, sql } from 'drizzle-orm';
import { recordChanges } from '#features/audit/server/door.ts';
import type { BulkReport } from '#features/catalogue/bulk-contract.ts';
import type { BulkForm } from '#features/catalogue/bulk-form.ts';
import { valuesOf } from '#features/catalogue/product-fields.ts';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import { explainStock } from '#features/catalogue/server/explain-stock.ts';
import { lowStockOf } from '#features/catalogue/server/low-stock.ts';
import type { ProductRow } from '#features/catalogue/server/present-product.ts';
import { differences } from '#features/catalogue/server/product-record.ts';
import { touchCatalogue } from '#features/catalogue/server/touch-catalogue.ts';
import { updateProducts } from '#features/catalogue/server/write-products.ts';
import type { StockWhy } from '#features/catalogue/stock-reasons.ts';
import { matchingProducts } from '#features/catalogue/store-filter.ts';
import { products } from '#features/catalogue/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { type BulkPlan, type ChangedProduct, planMany, reportOf } from './plan-many.ts';

const ROWS_AT_ONCE = 500;

/** Makes one change to many products: to all of them, or to none if one of them cannot take it. */
export async function changeMany(
  context: AppContext,
  form: BulkForm,
  { dryRun, actorId }: { dryRun: boolean; actorId: number },
): Promise<BulkReport> {
  const at = context.clock.now();
  if (dryRun) {
    const { plan, matched } = await planFor(context.db, form);
    return reportOf(plan, matched, form.change, { dryRun, at });
  }
  const { plan, matched } = await context.db.transaction(async (tx) => {
    const planned = await planFor(tx, form, 'lock');
    refuseWhatCannotBe(form, planned.plan, planned.matched);
    refuseWhatWasSold(form, planned.plan);
    const reason = form.change.stock?.set === undefined ? 'correction' : 'count';
    await write(tx, planned.plan.changed, { reason, actorId, at });
    return planned;
  });
  if (plan.changed.length) await catalogueOf(context).catchUp();
  return reportOf(plan, matched, form.change, { dryRun, at });
}

async function planFor(db: Database | Transaction, form: BulkForm, lock?: 'lock') {
  const ids = form.ids ? [...new Set(form.ids)] : await listMatching(db, form.filter);
  const rows = await readProducts(db, ids, lock);
  const found = new Set(rows.map(({ id }) => id));
  const missing = ids.filter((id) => !found.has(id));
  return { plan: planMany(rows, missing, form.change), matched: ids.length };
}

async function listMatching(db: Database | Transaction, filter: BulkForm['filter']): Promise<number[]> {
  const { id, name, category, sku, inStock, stockQuantity, reorderPoint, archivedAt } = products;
  const lowAt = sql<number>`coalesce(${reorderPoint}, ${await lowStockOf(db)})`;
  const rows = await db
    .select({ id, name, category, sku, inStock, stockQuantity, lowAt, archivedAt })
    .from(products)
    .where(not(products.isService));
  const wanted = { q: filter?.q ?? '', category: filter?.category ?? '', stock: filter?.stock };
  return matchingProducts(rows, wanted).map((row) => row.id);
}

// Locked in the same order as by orders, so that there is no deadlock.
function readProducts(db: Database | Transaction, ids: number[], lock?: 'lock'): Promise<ProductRow[]> {
  const list = sql`(select value::integer from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  const query = db
    .select()
    .from(products)
    .where(and(not(products.isService), inArray(products.id, list)))
    .orderBy(asc(products.id));
  return lock ? query.for('update') : query;
}

function refuseWhatCannotBe({ expected }: BulkForm, { refused }: BulkPlan, matched: number): void {
  if (matched === 0) throw refuse('conflict', 'There is no such product, so nothing was changed.');
  if (expected !== undefined && expected !== matched) {
    const now = matched.toLocaleString('en-GB');
    throw refuse('conflict', `Other products match by now: there are ${now}. Please look at the preview again.`);
  }
  const [first] = refused;
  if (!first) return;
  const others = refused.length === 1 ? '' : ` and ${(refused.length - 1).toLocaleString('en-GB')} more`;
  throw refuse('conflict', `${first.name}${others} cannot be changed like this. Nothing was changed.`, {
    extra: { refused: refused.slice(0, 100), refusedCount: refused.length },
  });
}

// A preview shows what a stock is set from; what was sold since would come back.
function refuseWhatWasSold({ change, previewedAt }: BulkForm, { changed }: BulkPlan): void {
  if (change.stock?.set === undefined || previewedAt === undefined) return;
  const seenAt = new Date(previewedAt);
  const moved = changed.find(({ before }) => before.stockMovedAt !== null && before.stockMovedAt > seenAt)?.before;
  if (!moved) return;
  const there = moved.stockQuantity.toLocaleString('en-GB');
  throw refuse(
    'conflict',
    `The stock of ${moved.name} changed meanwhile: there are now ${there}. Please look at the preview again.`,
  );
}

async function write(tx: Transaction, changed: readonly ChangedProduct[], why: StockWhy): Promise<void> {
  const { actorId = null, at } = why;
  for (let from = 0; from < changed.length; from += ROWS_AT_ONCE) {
    const batch = changed.slice(from, from + ROWS_AT_ONCE);
    const values = batch.map(({ before, after }) => ({
      ...{ id: after.id, values: valuesOf(after) },
      keepsStock: before.stockQuantity === after.stockQuantity,
    }));
    await explainStock(tx, { ...why, note: 'Bulk change' });
    await updateProducts(tx, values, at);
    const records = batch.map(({ before, after }) => ({
      ...{ actorId, action: 'product.bulk_changed', recordType: 'product', recordId: before.id },
      ...(differences(before, after) ?? { before: null, after: null }),
    }));
    await recordChanges(tx, records, at);
  }
  const ids = changed.map(({ before }) => before.id);
  if (ids.length) await touchCatalogue(tx, ids);
}
