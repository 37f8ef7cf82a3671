import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database.ts';
import { addLondonDays } from '#values/london-day.ts';
import type { Period } from '../period.ts';
import { reportDays, reportMarks } from '../tables.ts';

export interface SplitDays {
  summed: Period[];
  /** The other days: not summed, or changed since. */
  open: Period[];
}

/** Splits a period into summed days and days to count (migrations/0027), in this transaction's snapshot. */
export async function splitDays(tx: Transaction, period: Period): Promise<SplitDays> {
  const { rows } = await tx.execute<{ from: string; to: string }>(sql`
    select min(day)::text as "from", max(day)::text as "to" from (
      select day, day - row_number() over (order by day)::int as run from ${reportDays}
      where day between ${period.from} and ${period.to}
        and not exists (select 1 from ${reportMarks} where ${reportMarks.day} = ${reportDays.day})
    ) good group by run order by 1`);
  return { summed: rows, open: gapsOf(period, rows) };
}

function gapsOf({ from, to }: Period, taken: readonly Period[]): Period[] {
  const gaps: Period[] = [];
  let next = from;
  for (const span of taken) {
    if (span.from > next) gaps.push({ from: next, to: addLondonDays(span.from, -1) });
    next = addLondonDays(span.to, 1);
  }
  return next <= to ? [...gaps, { from: next, to }] : gaps;
}
