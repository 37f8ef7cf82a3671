import type { AuditEntry, AuditFilter } from '#features/audit/contract.ts';
import { differences } from '#features/audit/differences.ts';
import { recordInWords } from '#features/audit/record-words.ts';
import type { AppContext } from '#platform/app-context.ts';
import { type CsvCell, csvFile } from '#platform/csv.ts';
import type { FileAnswer } from '#platform/http/contract.ts';
import { londonDayOf } from '#values/london-day.ts';
import { entriesBefore } from './find-entries.ts';
import { type NameRecords, nameEntries } from './name-entries.ts';

const COLUMNS = [
  'id',
  'at',
  'name',
  'username',
  'action',
  'recordType',
  'recordId',
  'record',
  'changes',
  'before',
  'after',
];
const ROWS_AT_ONCE = 1_000;

/** The filtered log as CSV, newest first, read in batches so that it may be long. */
export function exportEntries({ db, clock }: AppContext, filter: AuditFilter, nameRecords: NameRecords): FileAnswer {
  const day = londonDayOf(clock.now());
  return { filename: `audit-${day}.csv`, content: csvFile(COLUMNS, rowsOf(db, filter, nameRecords)) };
}

async function* rowsOf(db: AppContext['db'], filter: AuditFilter, nameRecords: NameRecords): AsyncGenerator<CsvCell[]> {
  let before: number | null = null;
  for (;;) {
    const entries = await entriesBefore(db, filter, before, ROWS_AT_ONCE);
    for (const entry of await nameEntries(db, entries, nameRecords)) yield toRow(entry);
    before = entries.at(-1)?.id ?? 0;
    if (entries.length < ROWS_AT_ONCE) return;
  }
}

function toRow(entry: AuditEntry): CsvCell[] {
  const { id, at, actor, action, recordType, recordId, before, after, names } = entry;
  const name = [actor?.firstName, actor?.lastName].filter(Boolean).join(' ');
  const changes = differences(before, after, names).map(
    ({ field, before: was = '', after: is = '' }) => `${field}: ${was} → ${is}`,
  );
  const json = (record: object | null) => (record ? JSON.stringify(record) : null);
  const envelope = [id, at, name, actor?.username ?? null, action, recordType, recordId, recordInWords(entry)];
  return [...envelope, changes.join('\n'), json(before), json(after)];
}
