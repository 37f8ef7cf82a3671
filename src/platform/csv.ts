import { stringify } from 'csv-stringify/sync';

/** A cell of a CSV file; null and undefined are empty. */
export type CsvCell = string | number | boolean | null | undefined;

// Text that a spreadsheet reads as a formula, including full-width signs and leading blanks, or that may hide one (tab, line
// break). Leading apostrophes are part of it, so that removing one is always the inverse.
const FORMULA = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

const ROWS_AT_ONCE = 500;

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function withFormulaEscape(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The inverse of {@link withFormulaEscape}. */
export function withoutFormulaEscape(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

/** Rows as CSV lines (RFC 4180: commas, CRLF, quotes where needed), with formulas escaped. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return stringify(
    rows.map((row) => row.map(toText)),
    { record_delimiter: 'windows', quoted_match: /[;\t\r\n]/ },
  );
}

/** Streams a CSV file: a byte order mark (so that spreadsheets read UTF-8), the column names, then the rows. */
export async function* csvFile(
  columns: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
): AsyncGenerator<string> {
  yield `\uFEFF${toCsv([columns])}`;
  let batch: (readonly CsvCell[])[] = [];
  for await (const row of rows) {
    if (batch.push(row) < ROWS_AT_ONCE) continue;
    yield toCsv(batch);
    batch = [];
  }
  if (batch.length) yield toCsv(batch);
}

function toText(cell: CsvCell): string {
  return typeof cell === 'string' ? withFormulaEscape(cell) : String(cell ?? '');
}
