import { sql } from 'drizzle-orm';
import { payments } from '#features/payments/tables.ts';
import { valueOfPoints } from '#features/rewards/points.ts';
import { customerRewards, rewardTransactions } from '#features/rewards/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { type Pence, toDecimal, toPence } from '#values/money.ts';
import type { PointsReport } from '../contract.ts';
import type { Period } from '../period.ts';
import { lookOnce } from './facts.ts';
import { instantsOf } from './read-period.ts';

/**
 * The points owed at the end of the period: today's balances less later transactions. A balance always equals the sum of
 * its transactions (rewards/README.md), so earlier ones are not summed.
 */
export function reportPoints(db: Database, period: Period): Promise<PointsReport> {
  return lookOnce(db, async (tx) => {
    const { start, end } = instantsOf(period);
    const held = await heldAt(tx, end);
    const moved = await movedWithin(tx, start, end);
    const heldBefore = held.points - [...moved.values()].reduce((sum, points) => sum + points, 0);
    const of = (type: string) => moved.get(type) ?? 0;
    return {
      period,
      held: { ...held, worth: toDecimal(valueOfPoints(held.points)) },
      heldBefore: { points: heldBefore, worth: toDecimal(valueOfPoints(heldBefore)) },
      earned: of('earned'),
      redeemed: of('redeemed'),
      reversed: of('reversed'),
      adjusted: of('adjusted'),
      withheld: toDecimal(await withheldWithin(tx, start, end)),
    };
  });
}

async function heldAt(tx: Transaction, end: string): Promise<{ points: number; customers: number }> {
  const { rows } = await tx.execute<{ points: string; customers: number }>(sql`
    with later as (
      select customer_id, sum(points) as points from ${rewardTransactions}
      where transaction_date >= ${end}::timestamptz group by customer_id
    ), held as (
      select reward_points - coalesce(later.points, 0) as points from ${customerRewards} left join later using (customer_id)
    )
    select coalesce(sum(points), 0)::text as points, count(*) filter (where points > 0)::int as customers from held`);
  return { points: Number(rows[0]?.points ?? 0), customers: rows[0]?.customers ?? 0 };
}

async function movedWithin(tx: Transaction, start: string, end: string): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ type: string; points: string }>(sql`
    select transaction_type as type, sum(points)::text as points from ${rewardTransactions}
    where transaction_date >= ${start}::timestamptz and transaction_date < ${end}::timestamptz
    group by 1`);
  return new Map(rows.map(({ type, points }) => [type, Number(points)]));
}

async function withheldWithin(tx: Transaction, start: string, end: string): Promise<Pence> {
  const { rows } = await tx.execute<{ withheld: string }>(sql`
    select coalesce(sum(withheld), 0)::text as withheld from ${payments}
    where kind = 'refund' and recorded_at >= ${start}::timestamptz and recorded_at < ${end}::timestamptz`);
  return toPence(rows[0]?.withheld ?? 0);
}
