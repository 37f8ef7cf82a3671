import { PRODUCT_COLUMNS, type ProductColumn } from '#features/catalogue/server/csv/product-columns.ts';
import { withoutFormulaEscape } from '#platform/csv.ts';
import type { CsvRow } from './read-csv.ts';

/** Where in a row what stands. */
export interface Header {
  idAt: number | undefined;
  skuAt: number | undefined;
  /** Each column of a product, with its place in the row; absent when the file does not have it. */
  columns: { column: ProductColumn; at: number | undefined }[];
  width: number;
  /** Columns that mean nothing to an import, as they are written. */
  unknown: string[];
  /** What is wrong with the header as a whole. */
  problem: string | null;
}

/** What the row of a new product must say; the price every row must. */
export const REQUIRED_OF_NEW: ReadonlySet<string> = new Set(['name', 'category']);

// What people call a column when they write it themselves.
const OTHER_NAMES: Record<string, string> = {
  productid: 'id',
  productname: 'name',
  title: 'name',
  productcode: 'sku',
  priceexvat: 'price',
  priceexvatgbp: 'price',
  stock: 'stockquantity',
  quantity: 'stockquantity',
  image: 'imageurl',
  screensize: 'screensizeinches',
  brightness: 'brightnessnits',
  weight: 'weightkg',
  power: 'powerwatts',
};

const KNOWN = new Set(['id', ...PRODUCT_COLUMNS.map(({ name }) => name.toLowerCase())]);

/** Whether an import reads the column of this name; case, blanks and underscores do not matter. */
export function isKnownColumn(name: string): boolean {
  return KNOWN.has(plainName(name));
}

/** Finds the columns by the names in the first row. */
export function readHeader(cells: readonly string[]): Header {
  const names = cells.map(plainName);
  const placeOf = (name: string) => {
    const at = names.indexOf(name.toLowerCase());
    return at === -1 ? undefined : at;
  };
  const twice = cells.find((_, at) => KNOWN.has(names[at] ?? '') && names.indexOf(names[at] ?? '') !== at);
  return {
    idAt: placeOf('id'),
    skuAt: placeOf('sku'),
    columns: PRODUCT_COLUMNS.map((column) => ({ column, at: placeOf(column.name) })),
    width: cells.length,
    unknown: cells.filter((cell, at) => cell.trim() !== '' && !KNOWN.has(names[at] ?? '')).map((cell) => cell.trim()),
    problem: !names.some((name) => KNOWN.has(name))
      ? 'The first line must name the columns, such as name, price and category'
      : twice === undefined
        ? null
        : `The column ${twice.trim()} is there twice`,
  };
}

/** What a cell says, without the blanks around it and the escape of formulas; null where the file has no such column. */
export function cellAt({ cells }: CsvRow, at: number | undefined): string | null {
  return at === undefined ? null : withoutFormulaEscape(cells[at] ?? '').trim();
}

function plainName(name: string): string {
  const plain = withoutFormulaEscape(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return OTHER_NAMES[plain] ?? plain;
}
