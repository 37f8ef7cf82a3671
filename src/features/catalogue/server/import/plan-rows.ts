import { wrongNewAddress } from '#features/catalogue/image-address.ts';
import type { ProductFields, ProductValues } from '#features/catalogue/product-fields.ts';
import { BLANK_PRODUCT, fromFields, toFields } from '#features/catalogue/product-fields.ts';
import type { ProductRow } from '#features/catalogue/server/present-product.ts';
import { hasPicture } from '#features/media/server/door.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { type FoundProducts, findProducts } from './find-products.ts';
import type { CsvRow } from './read-csv.ts';
import { cellAt, type Header, isOfStock, keyOf, REQUIRED_OF_NEW, stockCellsOf } from './read-header.ts';
import { foreseen, readStock } from './read-stock.ts';
import type { ReportBook } from './report.ts';
import { SkuLedger } from './sku-ledger.ts';

const TOO_MANY_CELLS =
  'This line has more cells than there are columns; text with a comma in it needs quotes around it';

/** What a row of the file asks for: a new product, or new values of an existing one. */
export interface Plan {
  before: ProductRow | null;
  values: ProductValues;
  /** Another product still has this SKU; the file may give it another one. */
  isSkuContested: boolean;
}

/** Turns rows into plans and reports errors. One for each pass through a file. */
export class Planner {
  private readonly db: Database | Transaction;
  private readonly now: Date;
  private readonly header: Header;
  private readonly report: ReportBook;
  private readonly linesByProduct = new Map<number, number>();
  private readonly skus: SkuLedger;

  constructor(db: Database | Transaction, header: Header, report: ReportBook, now: Date) {
    this.db = db;
    this.now = now;
    this.header = header;
    this.report = report;
    this.skus = new SkuLedger(report);
  }

  /** The plans of these rows, in order; wrong or unchanged rows have none. */
  async plan(rows: readonly CsvRow[]): Promise<Plan[]> {
    const keys = rows.map((row) => keyOf(row, this.header));
    const found = await findProducts(this.db, keys);
    const plans: Plan[] = [];
    for (const row of rows) {
      const plan = await this.planRow(row, found);
      if (plan) plans.push(plan);
    }
    return plans;
  }

  /** Reports contested SKUs that the file has not freed. */
  close(): void {
    this.skus.close();
  }

  private async planRow(row: CsvRow, found: FoundProducts): Promise<Plan | null> {
    this.report.countRow();
    const match = this.match(row, found);
    if (!match) return null;
    const { before } = match;
    const old = toFields(before ?? BLANK_PRODUCT);
    const fields = { ...old };
    const isRight = (await this.readCells(row, old, fields, before)) && this.skus.claim(row, before, fields, found);
    if (!isRight) return null;
    if (before) this.report.noteStock(row.line, before, fields.stockQuantity);
    const values = fromFields(fields);
    const isChanged =
      before === null || this.header.columns.some(({ column }) => column.cellOf(old) !== column.cellOf(fields));
    this.report.count(before === null ? 'added' : isChanged ? 'changed' : 'unchanged');
    return isChanged ? { before, values, isSkuContested: this.skus.isContested(fields.sku) } : null;
  }

  /** The product of a row, `before: null` for a new one; null after an error. */
  private match(row: CsvRow, found: FoundProducts): { before: ProductRow | null } | null {
    const key = keyOf(row, this.header);
    const wrong = (field: string | null, message: string, cell?: string) => {
      this.report.noteError(row.line, field, message, cell);
      return null;
    };
    if (row.cells.slice(this.header.width).some((cell) => cell.trim() !== '')) {
      return wrong(null, TOO_MANY_CELLS);
    }
    if (key.id === 'wrong') return wrong('id', 'The id must be a whole number', key.idCell);
    const before = key.id === null ? found.bySku.get(key.sku ?? '') : found.byId.get(key.id);
    if (key.id !== null && !before) return wrong('id', 'There is no product with this id', key.idCell);
    if (!before) return { before: null };
    const line = this.linesByProduct.get(before.id);
    const [field, cell] = key.id === null ? ['sku', key.sku ?? ''] : ['id', key.idCell];
    if (line !== undefined) return wrong(field, `This product is already in line ${line}`, cell);
    this.linesByProduct.set(before.id, row.line);
    return { before };
  }

  private async readCells(
    row: CsvRow,
    old: ProductFields,
    fields: ProductFields,
    before: ProductRow | null,
  ): Promise<boolean> {
    const isNew = before === null;
    let isRight = true;
    for (const { column, at } of this.header.columns) {
      // What becomes of the stock is read from several cells at once.
      if (column.name === 'stockQuantity') {
        isRight = this.readStock(row, before, fields) && isRight;
        continue;
      }
      const cell = cellAt(row, at);
      const mustSay =
        (column.name === 'price' && (isNew || !isOfStock(this.header))) || (isNew && REQUIRED_OF_NEW.has(column.name));
      if (cell === null && !mustSay) continue;
      // An unchanged cell is valid even if the rules have become stricter.
      if (!isNew && cell === String(column.cellOf(old) ?? '').trim()) continue;
      const message = column.readInto(fields, cell ?? '');
      if (message) this.report.noteError(row.line, column.name, message, cell ?? '');
      isRight &&= message === null;
    }
    const wrongImage = fields.imageUrl && fields.imageUrl !== old.imageUrl ? wrongNewAddress(fields.imageUrl) : null;
    if (isRight && wrongImage) {
      this.report.noteError(row.line, 'imageUrl', wrongImage, fields.imageUrl ?? '');
      return false;
    }
    if (isRight && fields.imageUrl !== old.imageUrl && !(await hasPicture(this.db, fields.imageUrl ?? ''))) {
      this.report.noteError(row.line, 'imageUrl', 'There is no such picture in the shop', fields.imageUrl ?? '');
      return false;
    }
    return isRight;
  }

  private readStock(row: CsvRow, before: ProductRow | null, fields: ProductFields): boolean {
    const cells = stockCellsOf(row, this.header);
    const reading = foreseen(cells, this.now) ?? readStock(cells, before);
    if ('error' in reading) {
      this.report.noteError(row.line, reading.field, reading.error, cells[reading.field] ?? '');
      return false;
    }
    if (reading.stock !== null) fields.stockQuantity = reading.stock;
    if (reading.leftAlone) this.report.countStockLeftAlone();
    return true;
  }
}
