import type { StockFilter, StockMovement } from '#features/stock/contract.ts';
import { REASON_NAMES } from '#features/stock/reasons.ts';
import type { AppContext } from '#platform/app-context.ts';
import { type CsvCell, csvFile } from '#platform/csv.ts';
import type { FileAnswer } from '#platform/http/contract.ts';
import { londonDayOf } from '#values/london-day.ts';
import { movementsBefore } from './find-movements.ts';

const COLUMNS = [
  'id',
  'at',
  'productId',
  'sku',
  'product',
  'change',
  'stockAfter',
  'reason',
  'who',
  'order',
  'return',
  'note',
];
const ROWS_AT_ONCE = 1_000;

/** The filtered movements as CSV, newest first, read in batches so that there may be many. */
export function exportMovements({ db, clock }: AppContext, filter: StockFilter): FileAnswer {
  return { filename: `stock-${londonDayOf(clock.now())}.csv`, content: csvFile(COLUMNS, rowsOf(db, filter)) };
}

async function* rowsOf(db: AppContext['db'], filter: StockFilter): AsyncGenerator<CsvCell[]> {
  let before: number | null = null;
  for (;;) {
    const movements: StockMovement[] = await movementsBefore(db, filter, before, ROWS_AT_ONCE);
    for (const movement of movements) yield toRow(movement);
    before = movements.at(-1)?.id ?? 0;
    if (movements.length < ROWS_AT_ONCE) return;
  }
}

function toRow({
  id,
  at,
  product,
  change,
  stockAfter,
  reason,
  actor,
  orderNumber,
  returnId,
  note,
}: StockMovement): CsvCell[] {
  const of = [id, at, product.id, product.sku, product.name, change, stockAfter];
  return [...of, REASON_NAMES[reason], actor?.username ?? null, orderNumber, returnId, note];
}
