import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import { orders } from '#features/orders/tables.ts';
import { payments } from '#features/payments/tables.ts';
import { customerRewards } from '#features/rewards/tables.ts';
import type { Database } from '#platform/database.ts';
import type { Customer } from '../contract.ts';
import type { CustomerSort } from '../sorts.ts';

interface Shown {
  isShown: SQL | undefined;
  /** The customers whose orders are added up; absent: all. */
  ofShown?: number[];
  sort: CustomerSort;
  page?: { from: number; most: number };
}

/** Customers with what their orders and payments add up to. */
export async function withFigures(db: Database, { isShown, ofShown, sort, page }: Shown): Promise<Customer[]> {
  const isOfShown = ofShown && inArray(orders.customerId, ofShown);
  const sums = db
    .select({
      customerId: orders.customerId,
      orders: sql<number>`count(*) filter (where ${orders.status} <> 'cancelled')::int`.as('order_count'),
      lastOrderAt: sql<string | null>`max(${orders.orderDate}) filter (where ${orders.status} <> 'cancelled')`.as(
        'last_at',
      ),
    })
    .from(orders)
    .where(isOfShown)
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
    .where(isOfShown)
    .groupBy(orders.customerId)
    .as('ledger');
  const figures = {
    orders: sql<number>`coalesce(${sums.orders}, 0)`,
    spent: sql<string>`coalesce(${ledger.spent}, 0)::numeric(12,2)::text`,
    points,
  };
  const found = db
    .select({ user: users, ...figures, lastOrderAt: sums.lastOrderAt })
    .from(users)
    .leftJoin(sums, eq(sums.customerId, users.id))
    .leftJoin(ledger, eq(ledger.customerId, users.id))
    .leftJoin(customerRewards, eq(customerRewards.customerId, users.id))
    .where(isShown)
    .orderBy(...SEQUENCES[sort]({ ...figures, spent: sql`coalesce(${ledger.spent}, 0)` }), desc(users.id))
    .$dynamic();
  const rows = await (page ? found.limit(page.most).offset(page.from) : found);
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

/** What a customer holds. */
export const points = sql<number>`coalesce(${customerRewards.rewardPoints}, 0)`;

/** How customers are sorted; newest first decides between equals. */
export const SEQUENCES: Record<CustomerSort, (figures: { orders: SQL; points: SQL; spent: SQL }) => SQL[]> = {
  newest: () => [],
  name: () => [
    asc(sql`lower(coalesce(${users.lastName}, ${users.username}))`),
    asc(sql`lower(coalesce(${users.firstName}, ''))`),
  ],
  orders: ({ orders: placed }) => [desc(placed)],
  spent: ({ spent }) => [desc(spent)],
  points: ({ points: held }) => [desc(held)],
};
