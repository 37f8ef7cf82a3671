import { MOST_COUNTED, productForm } from '#features/catalogue/form.ts';
import { checked, toYesOrNo } from '#features/catalogue/server/csv/cell-readers.ts';
import { formatDateTime } from '#values/instant.ts';

/** The columns of a file that say what becomes of a product's stock, beside `stockQuantity`. */
export const STOCK_COLUMNS = [
  /** Counts: set to this, as of now. */
  { name: 'stockCount', alsoCalled: ['stock counted', 'counted'] },
  /** Changes: `+3`, `-2`. */
  { name: 'stockChange', alsoCalled: ['change of stock'] },
  /** When the row was exported, as exports write it. */
  { name: 'stockAsOf', alsoCalled: ['exported at'] },
  /** Yes: the count stands although the stock has changed since. */
  { name: 'evenIfStale', alsoCalled: [] },
] as const;
export type StockColumn = (typeof STOCK_COLUMNS)[number]['name'] | 'stockQuantity';

/** The stock cells of a row, trimmed; null if the file lacks the column. */
export type StockCells = Record<StockColumn, string | null>;

/** What a row makes of the stock; `leftAlone`: it says a number, but not from when. */
export type ReadStock = { stock: number | null; leftAlone?: boolean } | { field: StockColumn; error: string };

type Known = { stockQuantity: number; stockMovedAt: Date | null };

const BOTH = 'This row both counts the stock and changes it. Give one of the two and leave the other cell empty';
const MOMENT = 'This must be a moment, such as 2026-03-04T05:06:07Z';
const form = productForm.shape;
// Two instances' clocks may differ a little.
const AHEAD_MS = 60_000;

/** Reads what a row says of the stock of a product, null for a new one (decision C18). */
export function readStock(cells: StockCells, product: Known | null): ReadStock {
  const { stockCount, stockChange } = cells;
  const known = product?.stockQuantity;
  // A cell that comes back as the stock stands says nothing, whatever the rules have become.
  const exported = cells.stockQuantity === String(known) ? '' : cells.stockQuantity;
  if (stockChange && (stockCount || exported)) return { field: 'stockChange', error: BOTH };
  if (stockChange) return change(stockChange, known ?? 0);
  if (stockCount) return count('stockCount', stockCount, cells, product);
  return exported ? count('stockQuantity', exported, cells, product) : { stock: null };
}

/** The error of a count that says it was exported later than now, because no sale could make it stale. */
export function foreseen(
  { stockAsOf, stockChange }: StockCells,
  now: Date,
): { field: StockColumn; error: string } | null {
  const moment = stockAsOf && !stockChange ? readMoment(stockAsOf) : null;
  if (!moment || moment.getTime() <= now.getTime() + AHEAD_MS) return null;
  return { field: 'stockAsOf', error: `${formatDateTime(moment)} has not come yet. Leave the cell as it was exported` };
}

function change(cell: string, before: number): ReadStock {
  const field = 'stockChange';
  if (!/^[+\-−]?\d{1,9}$/.test(cell))
    return { field, error: 'A change is a whole number with its sign, such as +3 or -2' };
  const stock = before + Number(cell.replace('−', '-'));
  const there = before.toLocaleString('en-GB');
  if (stock < 0) return { field, error: `The stock would be below 0: there are ${there}` };
  if (stock > Math.max(before, MOST_COUNTED)) {
    return { field, error: `The stock would be above ${MOST_COUNTED.toLocaleString('en-GB')}: there are ${there}` };
  }
  return { stock };
}

function count(
  field: 'stockCount' | 'stockQuantity',
  cell: string,
  { stockAsOf, evenIfStale }: StockCells,
  product: Known | null,
): ReadStock {
  const counted = checked(form.stockQuantity)(cell);
  if (!counted || 'error' in counted) return { field, error: counted?.error ?? '' };
  const isForced = toYesOrNo(evenIfStale ?? '');
  if (typeof isForced === 'string') return { field: 'evenIfStale', error: 'Even if stale must be yes or no' };
  const moment = stockAsOf ? readMoment(stockAsOf) : null;
  if (stockAsOf && !moment) return { field: 'stockAsOf', error: MOMENT };
  if (!product || isForced) return { stock: counted.value };
  if (!moment) return field === 'stockCount' ? { stock: counted.value } : { stock: null, leftAlone: true };
  const isStale = product.stockMovedAt !== null && product.stockMovedAt > moment;
  return isStale ? { field, error: staleness(product, moment) } : { stock: counted.value };
}

function readMoment(cell: string): Date | null {
  const isMoment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z?$/.test(cell);
  const moment = new Date(`${cell.replace(' ', 'T').replace(/Z$/, '')}Z`);
  return isMoment && !Number.isNaN(moment.getTime()) ? moment : null;
}

function staleness({ stockQuantity }: Known, moment: Date): string {
  return (
    `The stock has changed since this was exported (${formatDateTime(moment)}): there are now ` +
    `${stockQuantity.toLocaleString('en-GB')}. Count again, leave the cell empty, use stockChange, or say yes in evenIfStale`
  );
}
