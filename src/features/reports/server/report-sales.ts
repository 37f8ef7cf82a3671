import { sql } from 'drizzle-orm';
import { isSold } from '#features/orders/server/door.ts';
import { orders } from '#features/orders/tables.ts';
import { payments } from '#features/payments/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { toDecimal, toPence } from '#values/money.ts';
import type { SalesFigures, SalesReport } from '../contract.ts';
import { type Period, periodBefore, stepSizeOf, stepsOf } from '../period.ts';
import { averageOf, minus, presentSums, type SumsInPence, sumsOf } from '../sums.ts';
import { instantsOf } from './read-period.ts';
import { refundsByDay } from './refunds-by-day.ts';
import { type DayOfSales, salesByDay } from './sales-by-day.ts';

interface Trade {
  sales: ReadonlyMap<string, DayOfSales>;
  refunds: ReadonlyMap<string, SumsInPence>;
}

/** Revenue, orders and average order value of a period beside the one before it, and the course that they took. */
export async function reportSales(db: Database, period: Period): Promise<SalesReport> {
  const before = periodBefore(period);
  // One look at everything, so that the figures agree with one another while the shop goes on selling.
  return db.transaction(
    async (tx) => {
      const both = { from: before.from, to: period.to };
      const trade = { sales: await salesByDay(tx, both), refunds: await refundsByDay(tx, both) };
      const stepSize = stepSizeOf(period);
      const stepsBefore = stepsOf(before, stepSize);
      return {
        period,
        before,
        figures: figuresOf(trade, period),
        figuresBefore: figuresOf(trade, before),
        unpaid: await unpaidOf(tx, period),
        stepSize,
        steps: stepsOf(period, stepSize).map((step, at) => {
          const earlier = stepsBefore[at];
          const { orders: count, revenue } = figuresOf(trade, step);
          return { ...step, orders: count, revenue, before: earlier ? presentStep(trade, earlier) : null };
        }),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function presentStep(trade: Trade, step: Period) {
  const { orders: count, revenue } = figuresOf(trade, step);
  return { ...step, orders: count, incVat: revenue.incVat };
}

function figuresOf({ sales, refunds }: Trade, { from, to }: Period): SalesFigures {
  const isWithin = ([day]: [string, unknown]) => day >= from && day <= to;
  const days = [...sales].filter(isWithin).map(([, day]) => day);
  const sold = sumsOf(days.map((day) => day.sales));
  const back = sumsOf([...refunds].filter(isWithin).map(([, day]) => day));
  const count = days.reduce((sum, day) => sum + day.orders, 0);
  return {
    orders: count,
    sales: presentSums(sold),
    refunds: presentSums(back),
    revenue: presentSums(minus(sold, back)),
    average:
      count === 0
        ? null
        : { exVat: toDecimal(averageOf(sold.exVat, count)), incVat: toDecimal(averageOf(sold.incVat, count)) },
  };
}

/** What the orders of a period still owe, by their ledgers. Refunded ones owe nothing. */
async function unpaidOf(tx: Transaction, period: Period): Promise<SalesReport['unpaid']> {
  const { start, end } = instantsOf(period);
  const { rows } = await tx.execute<{ orders: number; due: string | null }>(sql`
    select count(*)::int as orders, sum(grand_total - (
      select coalesce(sum(p.amount), 0) from ${payments} p where p.order_id = orders.id and p.kind = 'payment'
    ))::text as due
    from ${orders}
    where ${isSold} and payment_status in ('pending', 'failed')
      and order_date >= ${start}::timestamptz and order_date < ${end}::timestamptz`);
  return { orders: rows[0]?.orders ?? 0, incVat: toDecimal(toPence(rows[0]?.due ?? 0)) };
}
