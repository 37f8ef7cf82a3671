import { PRODUCT_COLUMNS, type ProductColumn } from '#features/catalogue/server/csv/product-columns.ts';
import { withoutFormulaEscape } from '#platform/csv.ts';
import { MAX_ID } from '#platform/http/input.ts';
import type { CsvRow } from './read-csv.ts';
import { STOCK_COLUMNS, type StockCells, type StockColumn } from './read-stock.ts';

/** The position of each column. */
export interface Header {
  idAt: number | undefined;
  skuAt: number | undefined;
  /** Each column of a product with its position, undefined if the file lacks it. */
  columns: { column: ProductColumn; at: number | undefined }[];
  stockAt: Record<StockColumn, number | undefined>;
  width: number;
  unknown: string[];
  problem: string | null;
}

/** The columns that a new product requires, besides the price, which every row requires. */
export const REQUIRED_OF_NEW: ReadonlySet<string> = new Set(['name', 'category']);

/** Tells whether an import reads a column; case, blanks and underscores do not matter. */
export function columnCheck(columns: readonly ProductColumn[]): (name: string) => boolean {
  const known = columnNames(columns);
  return (name) => known.has(plainName(name));
}

/** Finds the columns by the names in the first row. */
export function readHeader(cells: readonly string[], columns: readonly ProductColumn[] = PRODUCT_COLUMNS): Header {
  const known = columnNames(columns);
  const names = cells.map((cell) => known.get(plainName(cell)));
  const placeOf = (name: string) => {
    const at = names.indexOf(name);
    return at === -1 ? undefined : at;
  };
  const twice = cells.find((_, at) => names[at] !== undefined && names.indexOf(names[at]) !== at);
  return {
    idAt: placeOf('id'),
    skuAt: placeOf('sku'),
    columns: columns.map((column) => ({ column, at: placeOf(column.name) })),
    stockAt: {
      stockQuantity: placeOf('stockQuantity'),
      stockCount: placeOf('stockCount'),
      stockChange: placeOf('stockChange'),
      stockAsOf: placeOf('stockAsOf'),
      evenIfStale: placeOf('evenIfStale'),
    },
    width: cells.length,
    unknown: cells.filter((cell, at) => cell.trim() !== '' && names[at] === undefined).map((cell) => cell.trim()),
    problem: names.every((name) => name === undefined)
      ? 'The first line must name the columns, such as name, price and category'
      : twice === undefined
        ? null
        : `The column ${twice.trim()} is there twice`,
  };
}

/** A trimmed cell without the formula escape; null if the file lacks the column. */
export function cellAt({ cells }: CsvRow, at: number | undefined): string | null {
  return at === undefined ? null : withoutFormulaEscape(cells[at] ?? '').trim();
}

/** The stock cells of a row. */
export function stockCellsOf(row: CsvRow, { stockAt }: Header): StockCells {
  const cell = (name: StockColumn) => cellAt(row, stockAt[name]);
  return {
    stockQuantity: cell('stockQuantity'),
    stockCount: cell('stockCount'),
    stockChange: cell('stockChange'),
    stockAsOf: cell('stockAsOf'),
    evenIfStale: cell('evenIfStale'),
  };
}

/** Whether the file is of stock alone, so that a product that is known needs no price in it. */
export function isOfStock({ stockAt, columns }: Header): boolean {
  const hasPrice = columns.some(({ column, at }) => column.name === 'price' && at !== undefined);
  return !hasPrice && (stockAt.stockCount !== undefined || stockAt.stockChange !== undefined);
}

export type RowKey = { id: number | 'wrong' | null; idCell: string; sku: string | null };

export function keyOf(row: CsvRow, { idAt, skuAt }: Header): RowKey {
  const idCell = cellAt(row, idAt) ?? '';
  const sku = cellAt(row, skuAt) || null;
  return { id: idCell === '' ? null : readId(idCell), idCell, sku };
}

function readId(cell: string): number | 'wrong' {
  const id = /^\d{1,10}$/.test(cell) ? Number(cell) : 0;
  return id >= 1 && id <= MAX_ID ? id : 'wrong';
}

/** The name of a column by each of its accepted names. */
function columnNames(columns: readonly ProductColumn[]): ReadonlyMap<string, string> {
  return new Map(
    [{ name: 'id', alsoCalled: ['product id'] }, ...columns, ...STOCK_COLUMNS].flatMap(({ name, alsoCalled }) =>
      [name, ...alsoCalled].map((each) => [plainName(each), name] as const),
    ),
  );
}

function plainName(name: string): string {
  return withoutFormulaEscape(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
