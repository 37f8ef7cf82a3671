import { and, asc, gt, not } from 'drizzle-orm';
import { toFields } from '#features/catalogue/product-fields.ts';
import { matchingProducts, type StoreFilter } from '#features/catalogue/store-filter.ts';
import { products } from '#features/catalogue/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { type CsvCell, csvFile } from '#platform/csv.ts';
import type { FileAnswer } from '#platform/http/contract.ts';
import { PRODUCT_COLUMNS, type ProductColumn } from './csv/product-columns.ts';
import { lowStockOf } from './low-stock.ts';
import type { ProductRow } from './present-product.ts';

const ROWS_AT_ONCE = 1_000;
const UNSEEN_MS = 10_000;

/** The matching products as a CSV file, which an import reads back unchanged. */
export function exportProducts(
  context: AppContext,
  filter: StoreFilter,
  columns: readonly ProductColumn[] = PRODUCT_COLUMNS,
): FileAnswer {
  const day = context.clock.now().toISOString().slice(0, 10);
  const names = ['id', ...columns.map(({ name }) => name), 'stockAsOf'];
  return { filename: `brightfront-products-${day}.csv`, content: csvFile(names, listRows(context, filter, columns)) };
}

// Page by page and not in one transaction: a slow download holds no connection.
async function* listRows(
  { db, clock }: AppContext,
  filter: StoreFilter,
  columns: readonly ProductColumn[],
): AsyncGenerator<CsvCell[]> {
  const lowStock = await lowStockOf(db);
  let after = 0;
  while (true) {
    // An order's moment lies a little before its stock can be seen.
    const asOf = new Date(clock.now().getTime() - UNSEEN_MS).toISOString();
    const page = db
      .select()
      .from(products)
      .where(and(not(products.isService), gt(products.id, after)))
      .orderBy(asc(products.id));
    const rows = await page.limit(ROWS_AT_ONCE);
    const known = rows.map((row) => ({ ...row, lowAt: row.reorderPoint ?? lowStock }));
    for (const row of matchingProducts(known, filter)) yield [...toCells(row, columns), asOf];
    after = rows.at(-1)?.id ?? after;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

function toCells(row: ProductRow, columns: readonly ProductColumn[]): CsvCell[] {
  const fields = toFields(row);
  return [row.id, ...columns.map((column) => column.cellOf(fields))];
}
