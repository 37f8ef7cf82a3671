import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { orders } from '#features/orders/tables.ts';
import { mayHaveChargedVat } from '#features/settings/server/door.ts';
import { type CsvCell, csvFile } from '#platform/csv.ts';
import type { Database } from '#platform/database.ts';
import type { FileAnswer } from '#platform/http/contract.ts';
import { instantsOfDays } from '#platform/http/day-range.ts';
import { londonDayOf } from '#values/london-day.ts';
import { type Pence, toDecimal } from '#values/money.ts';
import { type DocumentRow, documents } from '../tables.ts';

const ROWS_AT_ONCE = 500;

type Row = Pick<
  DocumentRow,
  | 'id'
  | 'kind'
  | 'number'
  | 'isDeposit'
  | 'issuedAt'
  | 'taxPoint'
  | 'countsAt'
  | 'exVat'
  | 'vatAmount'
  | 'total'
  | 'vatRate'
> & {
  orderNumber: string;
  credits: string | null;
  buyer: string | null;
  email: string | null;
  /** `countsAt` to the microsecond, which a date of JavaScript has not. */
  place: string | null;
};

const COLUMNS: readonly [name: string, cellOf: (row: Row) => CsvCell][] = [
  ['Number', ({ number }) => number],
  [
    'Document',
    ({ kind, isDeposit }) => (kind === 'credit_note' ? 'Credit note' : isDeposit ? 'Deposit invoice' : 'Invoice'),
  ],
  ['VAT date', ({ countsAt, issuedAt }) => londonDayOf(countsAt ?? issuedAt)],
  ['Issued', ({ issuedAt }) => londonDayOf(issuedAt)],
  ['Tax point', ({ taxPoint }) => londonDayOf(taxPoint)],
  ['Credits', ({ credits }) => credits],
  ['Order', ({ orderNumber }) => orderNumber],
  ['Customer', ({ buyer }) => buyer],
  ['E-mail', ({ email }) => email],
  ['VAT rate', ({ vatRate }) => vatRate],
  ['Net', (row) => signed(row, row.exVat)],
  ['VAT', (row) => signed(row, row.vatAmount)],
  ['Gross', (row) => signed(row, row.total)],
];

const INSTEAD: Record<string, string | null> = {
  'VAT date': 'Date',
  'Tax point': null,
  'VAT rate': null,
  Net: null,
  VAT: null,
  Gross: 'Total',
};

/** Of a shop that never charged VAT. */
const COLUMNS_WITHOUT_VAT: typeof COLUMNS = COLUMNS.flatMap(([name, cellOf]) => {
  const instead = INSTEAD[name];
  return instead === null ? [] : [[instead ?? name, cellOf]];
});

/**
 * The invoices and credit notes of a span of days as CSV, one a row, by the date that counts for VAT: what adds up to the VAT report
 * of these days. Read in batches, to save memory.
 */
export async function exportDocuments(
  db: Database,
  days: { from: string; to: string },
  now: Date,
): Promise<FileAnswer> {
  const columns = (await mayHaveChargedVat(db, now)) ? COLUMNS : COLUMNS_WITHOUT_VAT;
  const { start = new Date(0), end = new Date(0) } = instantsOfDays(days);
  return {
    filename: `documents-${days.from}-to-${days.to}.csv`,
    content: csvFile(
      columns.map(([name]) => name),
      rowsOf(db, { start, end }, columns),
    ),
  };
}

// A credit note takes back what an invoice charged. A number, for a text that begins with a minus is escaped as a formula.
function signed({ kind }: Row, amount: Pence): CsvCell {
  return kind === 'credit_note' ? -Number(toDecimal(amount)) : toDecimal(amount);
}

async function* rowsOf(
  db: Database,
  { start, end }: { start: Date; end: Date },
  columns: typeof COLUMNS,
): AsyncGenerator<CsvCell[]> {
  let after: Row | undefined;
  for (;;) {
    const rows = await readAfter(db, { start, end, after });
    yield* rows.map((row) => columns.map(([, cellOf]) => cellOf(row)));
    after = rows.at(-1);
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

/** The next documents by the date that counts for VAT, from its index (`documents_for_vat`). */
function readAfter(
  db: Database,
  { start, end, after }: { start: Date; end: Date; after: Row | undefined },
): Promise<Row[]> {
  const { id, kind, number, isDeposit, issuedAt, taxPoint, countsAt, exVat, vatAmount, total, vatRate } = documents;
  const { content } = documents;
  return db
    .select({
      ...{ id, kind, number, isDeposit, issuedAt, taxPoint, countsAt, exVat, vatAmount, total, vatRate },
      orderNumber: orders.orderNumber,
      place: sql<string | null>`${countsAt}::text`,
      credits: sql<string | null>`${content} -> 'credits' ->> 'number'`,
      buyer: sql<string | null>`${content} -> 'buyer' ->> 0`,
      email: sql<string | null>`${content} ->> 'buyerEmail'`,
    })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(
      and(
        gte(countsAt, start),
        lt(countsAt, end),
        after && sql`(${countsAt}, ${id}) > (${after.place}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(asc(countsAt), asc(id))
    .limit(ROWS_AT_ONCE);
}
