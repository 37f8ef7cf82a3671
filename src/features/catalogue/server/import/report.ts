import type { ImportReport } from '#features/catalogue/file-contract.ts';
import type { ProductRow } from '#features/catalogue/server/present-product.ts';

type Counted = 'added' | 'changed' | 'unchanged';

const MOST_ERRORS = 500;
const MOST_UNKNOWN = 50;
const MOST_STOCK_SHOWN = 200;
const MOST_SHOWN = 80;

export class ReportBook {
  private readonly counts = { added: 0, changed: 0, unchanged: 0 };
  private readonly errors: ImportReport['errors'] = [];
  private readonly wrongLines = new Set<number>();
  private rows = 0;
  private errorCount = 0;
  private unknownColumns: string[] = [];
  private readonly stock: ImportReport['stock'] = [];
  private stockChanged = 0;
  private stockLeftAlone = 0;

  countRow(): void {
    this.rows += 1;
  }

  count(what: Counted): void {
    this.counts[what] += 1;
  }

  noteUnknown(columns: string[]): void {
    this.unknownColumns = columns.slice(0, MOST_UNKNOWN).map(shorten);
  }

  /** An error in a cell, or in the whole line without a field. */
  noteError(line: number, field: string | null, message: string, cell = ''): void {
    this.errorCount += 1;
    this.wrongLines.add(line);
    if (this.errors.length < MOST_ERRORS) this.errors.push({ line, field, message, value: shorten(cell) });
  }

  /** The stock of a product that is known, before and after. */
  noteStock(
    line: number,
    { id, name, stockQuantity: before }: Pick<ProductRow, 'id' | 'name' | 'stockQuantity'>,
    after: number,
  ): void {
    if (before === after) return;
    this.stockChanged += 1;
    if (this.stock.length < MOST_STOCK_SHOWN) this.stock.push({ line, id, name, before, after });
  }

  /** A row that says a stock without saying from when. */
  countStockLeftAlone(): void {
    this.stockLeftAlone += 1;
  }

  get hasErrors(): boolean {
    return this.errorCount > 0;
  }

  close(dryRun: boolean): ImportReport {
    const errors = this.errors.sort((a, b) => a.line - b.line);
    const { rows, errorCount, unknownColumns, stock, stockChanged, stockLeftAlone } = this;
    const told = { stock, stockChanged, stockLeftAlone };
    return {
      dryRun,
      rows,
      ...this.counts,
      wrongRows: this.wrongLines.size,
      errorCount,
      errors,
      unknownColumns,
      ...told,
    };
  }
}

function shorten(text: string): string {
  // The cut may split a character, and half of one cannot be sent.
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN).toWellFormed()}…` : text.toWellFormed();
}
