import { sql } from 'drizzle-orm';
import { isSold } from '#features/orders/server/door.ts';
import { orders } from '#features/orders/tables.ts';
import { payments } from '#features/payments/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { toDecimal, toPence } from '#values/money.ts';
import type { SalesFigures, SalesReport } from '../contract.ts';
import { type Period, periodBefore, stepSizeOf, stepsOf } from '../period.ts';
import { averageOf, minus, presentSums, sumsOf } from '../sums.ts';
import { lookOnce } from './facts.ts';
import { instantsOf } from './read-period.ts';
import { type DayOfSales, type SalesFact, salesByDay } from './sales-by-day.ts';

type Trade = Readonly<Record<SalesFact, ReadonlyMap<string, DayOfSales>>>;

/** Revenue, orders and average order value of a period, the period before, and the steps of the chart. */
export function reportSales(db: Database, period: Period): Promise<SalesReport> {
  const before = periodBefore(period);
  return lookOnce(db, async (tx) => {
    const both = { from: before.from, to: period.to };
    const trade = {
      sold: await salesByDay(tx, 'sold', both),
      refunded: await salesByDay(tx, 'refunded', both),
      paidAgain: await salesByDay(tx, 'paidAgain', both),
    };
    const stepSize = stepSizeOf(period);
    const stepsBefore = stepsOf(before, stepSize);
    return {
      period,
      before,
      figures: figuresOf(trade, period),
      figuresBefore: figuresOf(trade, before),
      unpaid: await unpaidOf(tx, period),
      owedBack: await owedBackOf(tx),
      stepSize,
      steps: stepsOf(period, stepSize).map((step, at) => {
        const earlier = stepsBefore[at];
        const { orders: count, revenue } = figuresOf(trade, step);
        return { ...step, orders: count, revenue, before: earlier ? presentStep(trade, earlier) : null };
      }),
    };
  });
}

function presentStep(trade: Trade, step: Period) {
  const { orders: count, revenue } = figuresOf(trade, step);
  return { ...step, orders: count, incVat: revenue.incVat };
}

function figuresOf({ sold: soldByDay, refunded, paidAgain }: Trade, { from, to }: Period): SalesFigures {
  const daysOf = (all: ReadonlyMap<string, DayOfSales>) =>
    [...all].filter(([day]) => day >= from && day <= to).map(([, day]) => day);
  const days = daysOf(soldByDay);
  const sold = sumsOf(days.map(({ sums }) => sums));
  const back = sumsOf(daysOf(refunded).map(({ sums }) => sums));
  const again = minus(sumsOf([]), sumsOf(daysOf(paidAgain).map(({ sums }) => sums)));
  const count = days.reduce((sum, day) => sum + day.orders, 0);
  return {
    orders: count,
    sales: presentSums(sold),
    refunds: presentSums(back),
    paidAgain: presentSums(again),
    revenue: presentSums(minus(sumsOf([sold, again]), back)),
    average:
      count === 0
        ? null
        : { exVat: toDecimal(averageOf(sold.exVat, count)), incVat: toDecimal(averageOf(sold.incVat, count)) },
  };
}

/** What the orders of a period still owe by their ledgers, without what was refunded of them. */
async function unpaidOf(tx: Transaction, period: Period): Promise<SalesReport['unpaid']> {
  const { start, end } = instantsOf(period);
  const { rows } = await tx.execute<{ orders: number; due: string | null }>(sql`
    select count(*)::int as orders, sum(grand_total - (
      select coalesce(sum(case p.kind when 'payment' then p.amount - p.released else p.released - p.amount - p.withheld end), 0)
      from ${payments} p where p.order_id = orders.id
    ))::text as due
    from ${orders}
    where ${isSold} and payment_status in ('pending', 'failed')
      and order_date >= ${start}::timestamptz and order_date < ${end}::timestamptz`);
  return { orders: rows[0]?.orders ?? 0, incVat: toDecimal(toPence(rows[0]?.due ?? 0)) };
}

/** Money of cancelled orders that has not gone back yet (decision C16). */
async function owedBackOf(tx: Transaction): Promise<SalesReport['owedBack']> {
  const { rows } = await tx.execute<{ orders: number; owed: string }>(sql`
    select count(*)::int as orders, coalesce(sum(owed_back), 0)::text as owed from ${orders} where owed_back > 0`);
  return { orders: rows[0]?.orders ?? 0, incVat: toDecimal(toPence(rows[0]?.owed ?? 0)) };
}
