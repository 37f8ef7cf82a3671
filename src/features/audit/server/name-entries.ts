import type { AuditEntry } from '#features/audit/contract.ts';
import { type RecordKey, recordKeysOf } from '#features/audit/references.ts';
import type { Database } from '#platform/database.ts';
import type { Entry } from './find-entries.ts';

/** The names of records by kind and number (`order 41`), from the features that have them. */
export type NameRecords = (db: Database, keys: readonly RecordKey[]) => Promise<Record<string, string>>;

/** Entries with what people call the records in them, asked for all at once. */
export async function nameEntries(
  db: Database,
  entries: readonly Entry[],
  nameRecords: NameRecords,
): Promise<AuditEntry[]> {
  const keys = entries.map(recordKeysOf);
  const known = await nameRecords(db, keys.flat());
  return entries.map((entry, at) => {
    const own = (keys[at] ?? []).map(({ type, id }) => `${type} ${id}`).filter((key) => known[key] !== undefined);
    return { ...entry, names: Object.fromEntries(own.map((key) => [key, known[key] ?? ''])) };
  });
}
