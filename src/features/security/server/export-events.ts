import type { SecurityEventAnswer, SecurityFilter } from '#features/security/contract.ts';
import { SECURITY_EVENTS } from '#features/security/events.ts';
import type { AppContext } from '#platform/app-context.ts';
import { type CsvCell, csvFile } from '#platform/csv.ts';
import type { FileAnswer } from '#platform/http/contract.ts';
import { londonDayOf } from '#values/london-day.ts';
import { eventsBefore, type NameAccounts } from './find-events.ts';

const COLUMNS = ['id', 'at', 'event', 'accountId', 'account', 'byId', 'by', 'address', 'browser', 'detail'];
const ROWS_AT_ONCE = 1_000;

/** The filtered security log as CSV, newest first, read in batches so that it may be long. */
export function exportEvents({ db, clock }: AppContext, filter: SecurityFilter, name: NameAccounts): FileAnswer {
  const filename = `security-${londonDayOf(clock.now())}.csv`;
  return { filename, content: csvFile(COLUMNS, rowsOf(db, filter, name)) };
}

async function* rowsOf(db: AppContext['db'], filter: SecurityFilter, name: NameAccounts): AsyncGenerator<CsvCell[]> {
  let before: number | null = null;
  for (;;) {
    const events: SecurityEventAnswer[] = await eventsBefore(db, filter, { before, count: ROWS_AT_ONCE }, name);
    for (const event of events) yield toRow(event);
    before = events.at(-1)?.id ?? 0;
    if (events.length < ROWS_AT_ONCE) return;
  }
}

function toRow({ id, at, kind, user, actor, address, browser, detail }: SecurityEventAnswer): CsvCell[] {
  const who = [user?.id ?? null, user?.name ?? null, actor?.id ?? null, actor?.name ?? null];
  return [id, at, SECURITY_EVENTS[kind], ...who, address, browser, detail];
}
