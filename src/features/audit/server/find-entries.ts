import { type AnyColumn, and, desc, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import type { AuditEntry, AuditFilter } from '#features/audit/contract.ts';
import { auditLog } from '#features/audit/tables.ts';
import type { Database } from '#platform/database.ts';
import { cursorsOf } from '#platform/http/cursor.ts';
import { addLondonDays, startOfLondonDay } from '#values/london-day.ts';
import { PAGE_LIMIT, type Page } from '#values/page.ts';

/** An entry as it was written, before its records are named. */
export type Entry = Omit<AuditEntry, 'names'>;

const cursors = cursorsOf('a');

const { id, username, firstName, lastName } = getTableColumns(users);
const person = { id, username, firstName, lastName };

/** A page of the audit log, newest first. */
export async function listEntries(
  db: Database,
  { limit, cursor, ...filter }: AuditFilter & { limit?: number | undefined; cursor?: string | undefined },
): Promise<Page<Entry>> {
  const size = limit ?? PAGE_LIMIT.default;
  const rows = await entriesBefore(db, filter, cursor === undefined ? null : cursors.read(cursor), size + 1);
  const { rows: items, nextCursor } = cursors.cut(rows, size, ({ id }) => id);
  return { items, nextCursor };
}

/** The newest entries before this id, or the newest of all. */
export async function entriesBefore(
  db: Database,
  filter: AuditFilter,
  before: number | null,
  count: number,
): Promise<Entry[]> {
  const rows = await db
    .select({ entry: auditLog, actor: person })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(...conditions(filter), before === null ? undefined : olderThan(before)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(count);
  return rows.map(({ entry, actor }) => presentEntry(entry, actor));
}

/** The actors, actions and record types in the log, for the filters. */
export async function listChoices(db: Database) {
  const [actorIds, actions, recordTypes] = await Promise.all([
    valuesOf<number>(db, auditLog.actorId),
    valuesOf<string>(db, auditLog.action),
    valuesOf<string>(db, auditLog.recordType),
  ]);
  const actors = await db
    .select(person)
    .from(users)
    .where(inArray(users.id, actorIds))
    .orderBy(users.firstName, users.lastName, users.id);
  return { actors, actions, recordTypes };
}

// From one value to the next through the column's index: there are few, and the log only grows.
async function valuesOf<Value>(db: Database, column: AnyColumn): Promise<Value[]> {
  const { rows } = await db.execute<{ value: Value }>(sql`
    with recursive found (value) as (
      select min(${column}) from ${auditLog}
      union all
      select (select min(${column}) from ${auditLog} where ${column} > found.value) from found where found.value is not null
    )
    select value from found where value is not null order by value`);
  return rows.map(({ value }) => value);
}

function conditions({ actorId, action, recordType, recordId, from, to }: AuditFilter): SQL[] {
  return [
    actorId === undefined ? undefined : eq(auditLog.actorId, actorId),
    action === undefined ? undefined : eq(auditLog.action, action),
    recordType === undefined ? undefined : eq(auditLog.recordType, recordType),
    recordId === undefined ? undefined : eq(auditLog.recordId, recordId),
    from === undefined ? undefined : gte(auditLog.at, startOfLondonDay(from)),
    to === undefined ? undefined : lt(auditLog.at, startOfLondonDay(addLondonDays(to, 1))),
  ].filter((condition) => condition !== undefined);
}

// Parallel transactions write entries, so ids do not strictly follow the time. Entries are never deleted.
function olderThan(id: number): SQL {
  return sql`(${auditLog.at}, ${auditLog.id}) < (select o.at, o.id from ${auditLog} o where o.id = ${id})`;
}

function presentEntry(entry: typeof auditLog.$inferSelect, actor: AuditEntry['actor']): Entry {
  const { id, at, action, recordType, recordId, before, after } = entry;
  const about = { action, recordType, recordId };
  return { id, at: at.toISOString(), actor, ...about, before: asRecord(before), after: asRecord(after) };
}

function asRecord(value: unknown): Record<string, unknown> | null {
  return value !== null && typeof value === 'object' ? { ...value } : null;
}
