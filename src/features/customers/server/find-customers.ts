import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import { orders } from '#features/orders/tables.ts';
import { payments } from '#features/payments/tables.ts';
import { customerRewards } from '#features/rewards/tables.ts';
import type { Database } from '#platform/database.ts';
import { cursorsOf } from '#platform/http/cursor.ts';
import { PAGE_LIMIT, type Page } from '#values/page.ts';
import type { Customer, CustomersQuery } from '../contract.ts';
import type { CustomerSort } from '../sorts.ts';
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

/** Customers with their figures; `id` limits them to one. */
export async function readCustomers(
  db: Database,
  { q, sort, id }: CustomersQuery & { id?: number },
  { from, most }: { from: number; most: number },
): Promise<Customer[]> {
  const sums = db
    .select({
      customerId: orders.customerId,
      orders: sql<number>`count(*) filter (where ${orders.status} <> 'cancelled')::int`.as('order_count'),
      lastOrderAt: sql<string | null>`max(${orders.orderDate}) filter (where ${orders.status} <> 'cancelled')`.as(
        'last_at',
      ),
    })
    .from(orders)
    .where(id === undefined ? undefined : eq(orders.customerId, id))
    .groupBy(orders.customerId)
    .as('sums');
  const ledger = db
    .select({
      customerId: orders.customerId,
      spent:
        sql<string>`sum(case when ${payments.kind} = 'payment' then ${payments.amount} else -${payments.amount} end)`.as(
          'spent',
        ),
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(id === undefined ? undefined : eq(orders.customerId, id))
    .groupBy(orders.customerId)
    .as('ledger');
  const figures = {
    orders: sql<number>`coalesce(${sums.orders}, 0)`,
    spent: sql<string>`coalesce(${ledger.spent}, 0)::numeric(12,2)::text`,
    points: sql<number>`coalesce(${customerRewards.rewardPoints}, 0)`,
  };
  const rows = await db
    .select({ user: users, ...figures, lastOrderAt: sums.lastOrderAt })
    .from(users)
    .leftJoin(sums, eq(sums.customerId, users.id))
    .leftJoin(ledger, eq(ledger.customerId, users.id))
    .leftJoin(customerRewards, eq(customerRewards.customerId, users.id))
    .where(and(isWanted(q), id === undefined ? undefined : eq(users.id, id)))
    .orderBy(...SEQUENCES[sort](figures, sql`coalesce(${ledger.spent}, 0)`), desc(users.id))
    .limit(most)
    .offset(from);
  return rows.map(({ user, lastOrderAt, ...figuresOf }) => {
    const { id, username, firstName, lastName, companyName, email, phoneNumber, version, isActive } = user;
    return {
      ...{ id, username, firstName, lastName, companyName, email, phoneNumber, version, isActive },
      createdAt: user.createdAt.toISOString(),
      ...figuresOf,
      lastOrderAt: lastOrderAt && new Date(lastOrderAt).toISOString(),
    };
  });
}

type Figures = { orders: SQL; points: SQL };

const SEQUENCES: Record<CustomerSort, (figures: Figures, spent: SQL) => SQL[]> = {
  newest: () => [],
  name: () => [
    asc(sql`lower(coalesce(${users.lastName}, ${users.username}))`),
    asc(sql`lower(coalesce(${users.firstName}, ''))`),
  ],
  orders: ({ orders: placed }) => [desc(placed)],
  spent: (_, spent) => [desc(spent)],
  points: ({ points }) => [desc(points)],
};
