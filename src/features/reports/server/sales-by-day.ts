import { sql } from 'drizzle-orm';
import { isSold } from '#features/orders/server/door.ts';
import { orders } from '#features/orders/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import type { LondonDay } from '#values/london-day.ts';
import type { Period } from '../period.ts';
import { readSums, type SumsInPence } from '../sums.ts';
import { instantsOf } from './read-period.ts';

export interface DayOfSales {
  orders: number;
  sales: SumsInPence;
}

/** What was sold on each day of a period: the orders placed on it that are not cancelled. */
export async function salesByDay(db: Database | Transaction, period: Period): Promise<Map<LondonDay, DayOfSales>> {
  const { start, end } = instantsOf(period);
  const { rows } = await db.execute<{ day: string; orders: number; ex_vat: string; vat: string }>(sql`
    select (order_date at time zone 'Europe/London')::date::text as day, count(*)::int as orders,
      sum(total_amount)::text as ex_vat, sum(vat_amount)::text as vat
    from ${orders}
    where ${isSold} and order_date >= ${start}::timestamptz and order_date < ${end}::timestamptz
    group by 1`);
  return new Map(rows.map((row) => [row.day, { orders: row.orders, sales: readSums(row) }]));
}
