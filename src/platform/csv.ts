import { stringify } from 'csv-stringify/sync';

/** A cell: text, a number or a yes and no, which stay what they are; nothing is an empty cell. */
export type CsvCell = string | number | boolean | null | undefined;

// What a spreadsheet takes for a formula, the wide forms of Japanese keyboards and leading blanks included, or what
// would hide one (tab, line break). Apostrophes in front belong to it, so that taking one off is always the inverse.
const FORMULA = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

const ROWS_AT_ONCE = 500;

/**
 * Text that no spreadsheet carries out: what looks like a formula gets an apostrophe in front
 * (https://owasp.org/www-community/attacks/CSV_Injection). `withoutFormulaEscape` takes it off again.
 */
export function withFormulaEscape(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text as it was before `withFormulaEscape`. */
export function withoutFormulaEscape(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

/** Rows as CSV lines (RFC 4180: commas, CRLF, quotes where they are needed), with formulas made harmless. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return stringify(
    rows.map((row) => row.map(toText)),
    { record_delimiter: 'windows', quoted_match: /[;\t\r\n]/ },
  );
}

/**
 * A whole CSV file, piece by piece: a byte order mark, by which spreadsheets know UTF-8, the column names, then the rows
 * as they come.
 */
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
