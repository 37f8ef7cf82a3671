import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import { customerRewards } from '#features/rewards/tables.ts';
import type { Database } from '#platform/database.ts';
import { cursorsOf } from '#platform/http/cursor.ts';
import { PAGE_LIMIT, type Page } from '#values/page.ts';
import type { Customer, CustomersQuery } from '../contract.ts';
import type { CustomerSort } from '../sorts.ts';
import { points, SEQUENCES, withFigures } from './customer-figures.ts';
import { isWanted } from './is-wanted.ts';

const cursors = cursorsOf('c');

export interface PageOfCustomers extends CustomersQuery {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** A page of customers in the given order, and their total number. */
export async function listCustomers(
  db: Database,
  { limit, cursor, ...query }: PageOfCustomers,
): Promise<Page<Customer> & { total: number }> {
  const size = limit ?? PAGE_LIMIT.default;
  const from = cursor ? cursors.read(cursor) : 0;
  const rows = await readCustomers(db, query, { from, most: size + 1 });
  const [all] = await db.select({ count: count() }).from(users).where(isWanted(query.q));
  const { rows: items, nextCursor } = cursors.cut(rows, size, () => from + size);
  return { items, nextCursor, total: all?.count ?? 0 };
}

/** Customers with their figures; `id` limits them to one. Where the sequence allows, only the orders of those shown are added up. */
export async function readCustomers(
  db: Database,
  { q, sort, id }: CustomersQuery & { id?: number },
  page: { from: number; most: number },
): Promise<Customer[]> {
  if (id !== undefined)
    return withFigures(db, { isShown: and(isWanted(undefined), eq(users.id, id)), ofShown: [id], sort });
  const isShown = isWanted(q);
  if (sort === 'orders' || sort === 'spent') return withFigures(db, { isShown, sort, page });
  const shown = await idsInSequence(db, isShown, sort, page);
  if (shown.length === 0) return [];
  return withFigures(db, { isShown: inArray(users.id, shown), ofShown: shown, sort });
}

async function idsInSequence(
  db: Database,
  isShown: SQL | undefined,
  sort: CustomerSort,
  { from, most }: { from: number; most: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(customerRewards, eq(customerRewards.customerId, users.id))
    .where(isShown)
    .orderBy(...SEQUENCES[sort]({ orders: sql`0`, points, spent: sql`0` }), desc(users.id))
    .limit(most)
    .offset(from);
  return rows.map(({ id }) => id);
}
