import type { AppContext } from '#platform/app-context.ts';
import { type CsvCell, csvFile } from '#platform/csv.ts';
import type { FileAnswer } from '#platform/http/contract.ts';
import { londonDayOf } from '#values/london-day.ts';
import type { CustomersQuery } from '../contract.ts';
import { readCustomers } from './find-customers.ts';

const COLUMNS = [
  ...['id', 'username', 'firstName', 'lastName', 'companyName', 'email', 'phoneNumber', 'isActive', 'createdAt'],
  ...['orders', 'spent', 'points', 'lastOrderAt'],
];
const ROWS_AT_ONCE = 1_000;

/** The filtered customers as CSV, in their order, read in batches so that there may be many. */
export function exportCustomers({ db, clock }: AppContext, query: CustomersQuery): FileAnswer {
  const day = londonDayOf(clock.now());
  return { filename: `customers-${day}.csv`, content: csvFile(COLUMNS, rowsOf(db, query)) };
}

async function* rowsOf(db: AppContext['db'], query: CustomersQuery): AsyncGenerator<CsvCell[]> {
  for (let from = 0; ; from += ROWS_AT_ONCE) {
    const rows = await readCustomers(db, query, { from, most: ROWS_AT_ONCE });
    for (const row of rows) yield COLUMNS.map((column) => row[column as keyof typeof row]);
    if (rows.length < ROWS_AT_ONCE) return;
  }
}
