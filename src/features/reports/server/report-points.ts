import { sql } from 'drizzle-orm';
import { pointsWorth } from '#features/rewards/points.ts';
import { rewardTransactions } from '#features/rewards/tables.ts';
import type { Database } from '#platform/database.ts';
import { toDecimal } from '#values/money.ts';
import type { PointsReport } from '../contract.ts';
import type { Period } from '../period.ts';
import { instantsOf } from './read-period.ts';

interface MovedRow extends Record<string, unknown> {
  held: string;
  held_before: string;
  earned: string;
  redeemed: string;
  reversed: string;
  adjusted: string;
}

/** What the shop owed its customers in points when the period ended, from the transactions alone. */
export async function reportPoints(db: Database, period: Period): Promise<PointsReport> {
  const { start, end } = instantsOf(period);
  const within = (type: string) =>
    sql`coalesce(sum(points) filter (where transaction_type = ${type} and transaction_date >= ${start}::timestamptz), 0)::text`;
  const { rows } = await db.execute<MovedRow>(sql`
    select coalesce(sum(points), 0)::text as held,
      coalesce(sum(points) filter (where transaction_date < ${start}::timestamptz), 0)::text as held_before,
      ${within('earned')} as earned, ${within('redeemed')} as redeemed, ${within('reversed')} as reversed,
      ${within('adjusted')} as adjusted
    from ${rewardTransactions} where transaction_date < ${end}::timestamptz`);
  const holders = await db.execute<{ customers: number }>(sql`
    select count(*)::int as customers from (
      select 1 from ${rewardTransactions} where transaction_date < ${end}::timestamptz
      group by customer_id having sum(points) > 0
    ) held`);
  const [row] = rows;
  const held = Number(row?.held ?? 0);
  const heldBefore = Number(row?.held_before ?? 0);
  return {
    period,
    held: { points: held, worth: toDecimal(pointsWorth(held)), customers: holders.rows[0]?.customers ?? 0 },
    heldBefore: { points: heldBefore, worth: toDecimal(pointsWorth(heldBefore)) },
    earned: Number(row?.earned ?? 0),
    redeemed: Number(row?.redeemed ?? 0),
    reversed: Number(row?.reversed ?? 0),
    adjusted: Number(row?.adjusted ?? 0),
  };
}
