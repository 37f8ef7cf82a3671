import { and, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { SecurityEventAnswer, SecurityFilter } from '#features/security/contract.ts';
import { securityEvents } from '#features/security/tables.ts';
import type { Database } from '#platform/database.ts';
import { cursorsOf } from '#platform/http/cursor.ts';
import { addLondonDays, startOfLondonDay } from '#values/london-day.ts';
import { PAGE_LIMIT, type Page } from '#values/page.ts';

/** Names accounts by id; an account that was deleted is not in the map. */
export type NameAccounts = (db: Database, ids: readonly (number | null)[]) => Promise<Map<number, string>>;

const cursors = cursorsOf('s');

/** A page of the security log, newest first. */
export async function listEvents(
  db: Database,
  { limit, cursor, ...filter }: SecurityFilter & { limit?: number | undefined; cursor?: string | undefined },
  nameAccounts: NameAccounts,
): Promise<Page<SecurityEventAnswer>> {
  const size = limit ?? PAGE_LIMIT.default;
  const before = cursor === undefined ? null : cursors.read(cursor);
  const rows = await eventsBefore(db, filter, { before, count: size + 1 }, nameAccounts);
  const { rows: items, nextCursor } = cursors.cut(rows, size, ({ id }) => id);
  return { items, nextCursor };
}

/** The newest events before this id, or the newest of all. */
export async function eventsBefore(
  db: Database,
  filter: SecurityFilter,
  { before, count }: { before: number | null; count: number },
  nameAccounts: NameAccounts,
): Promise<SecurityEventAnswer[]> {
  const rows = await db
    .select()
    .from(securityEvents)
    .where(and(...conditions(filter), before === null ? undefined : olderThan(before)))
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(count);
  const ids = rows.flatMap(({ userId, actorId }) => [userId, actorId]);
  const names = await nameAccounts(db, ids);
  const person = (id: number | null) => (id === null ? null : { id, name: names.get(id) ?? 'Deleted account' });
  return rows.map(({ id, at, kind, userId, actorId, address, browser, detail }) => ({
    ...{ id, at: at.toISOString(), kind, user: person(userId), actor: person(actorId) },
    ...{ address, browser, detail },
  }));
}

function conditions({ kind, userId, address, from, to }: SecurityFilter): SQL[] {
  return [
    kind && eq(securityEvents.kind, kind),
    userId === undefined ? undefined : or(eq(securityEvents.userId, userId), eq(securityEvents.actorId, userId)),
    address ? eq(securityEvents.address, address) : undefined,
    from && gte(securityEvents.at, startOfLondonDay(from)),
    to && lt(securityEvents.at, startOfLondonDay(addLondonDays(to, 1))),
  ].filter((condition) => condition instanceof Object);
}

// Parallel transactions write events, so ids do not strictly follow the time.
function olderThan(id: number): SQL {
  return sql`(${securityEvents.at}, ${securityEvents.id}) < (select o.at, o.id from ${securityEvents} o where o.id = ${id})`;
}
