import type { ImportReport } from '#features/catalogue/file-contract.ts';

type Counted = 'added' | 'changed' | 'unchanged';

const MOST_ERRORS = 500;
const MOST_UNKNOWN = 50;
const MOST_SHOWN = 80;

export class ReportBook {
  private readonly counts = { added: 0, changed: 0, unchanged: 0 };
  private readonly errors: ImportReport['errors'] = [];
  private readonly wrongLines = new Set<number>();
  private rows = 0;
  private errorCount = 0;
  private unknownColumns: string[] = [];

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

  get hasErrors(): boolean {
    return this.errorCount > 0;
  }

  close(dryRun: boolean): ImportReport {
    const errors = this.errors.sort((a, b) => a.line - b.line);
    const { rows, errorCount, unknownColumns } = this;
    return { dryRun, rows, ...this.counts, wrongRows: this.wrongLines.size, errorCount, errors, unknownColumns };
  }
}

function shorten(text: string): string {
  // The cut may split a character, and half of one cannot be sent.
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN).toWellFormed()}…` : text.toWellFormed();
}
