import { sql } from 'drizzle-orm';
import { documents } from '#features/documents/tables.ts';
import { orders } from '#features/orders/tables.ts';
import { payments } from '#features/payments/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { sqlState } from '#platform/sql-state.ts';
import { addLondonDays, daysFromTo, londonDayOf } from '#values/london-day.ts';
import type { Period } from '../period.ts';
import { reportDays, reportMarks, reportSums } from '../tables.ts';
import { BOOKS, type Subject } from './books.ts';
import { daysWithOtherFees } from './facts.ts';
import { splitDays } from './split-days.ts';

const MOST_DAYS_AT_ONCE = 200;

/** Sums up every day without valid sums, from the first day of trade to today. */
export async function sumUpDays(context: AppContext): Promise<void> {
  const today = londonDayOf(context.clock.now());
  try {
    while (await sumUpSome(context, today)) {
      // Short transactions, one after the other. Later sales wait for the next run.
    }
  } catch (error) {
    // Another instance has summed up the same days.
    if (!['40001', '23505', '40P01'].includes(sqlState(error) ?? '')) throw error;
  }
}

// Answers whether days are left. Works in one snapshot: a later change has a mark that this transaction cannot see or delete.
function sumUpSome({ db }: AppContext, today: string): Promise<boolean> {
  return db.transaction(
    async (tx) => {
      const from = await firstDay(tx);
      if (from === null || from > today) return false;
      // The sums of a deleted day are deleted with it.
      await tx.execute(sql`delete from ${reportDays} where day < ${from} or day > ${today}`);
      await tx.execute(sql`delete from ${reportMarks} where day < ${from} or day > ${today}`);
      const due = await dueSpans(tx, { from, to: today });
      for (const span of due.spans) await sumUp(tx, span);
      return due.isCut;
    },
    { isolationLevel: 'repeatable read' },
  );
}

async function firstDay(tx: Transaction): Promise<string | null> {
  const { rows } = await tx.execute<{ day: string | null }>(sql`
    select london_day(least(
      (select min(${orders.orderDate}) from ${orders}), (select min(${payments.recordedAt}) from ${payments}),
      (select min(${documents.countsAt}) from ${documents})
    ))::text as day`);
  return rows[0]?.day ?? null;
}

async function dueSpans(tx: Transaction, period: Period): Promise<{ spans: Period[]; isCut: boolean }> {
  const { rows } = await tx.execute<{ day: string }>(sql`
    select distinct day::text from (${daysWithOtherFees(period)}) other order by 1`);
  const { open } = await splitDays(tx, period);
  const spans: Period[] = [];
  let room = MOST_DAYS_AT_ONCE;
  for (const { from, to } of [...open, ...rows.map(({ day }) => ({ from: day, to: day }))]) {
    if (room <= 0) return { spans, isCut: true };
    const days = daysFromTo(from, to);
    spans.push({ from, to: days > room ? addLondonDays(from, room - 1) : to });
    room -= days;
  }
  return { spans, isCut: room < 0 };
}

async function sumUp(tx: Transaction, { from, to }: Period): Promise<void> {
  await tx.execute(sql`delete from ${reportMarks} where day between ${from} and ${to}`);
  await tx.execute(sql`delete from ${reportSums} where day between ${from} and ${to}`);
  await tx.execute(sql`
    insert into ${reportDays} (day) select day::date from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') day
    on conflict (day) do update set summed_at = now()`);
  for (const subject of Object.keys(BOOKS) as Subject[]) {
    await tx.execute(sql`
      insert into ${reportSums} (subject, day, key, entries, units, amount, part)
      select ${subject}, day, key, entries, units, amount, part from (${BOOKS[subject]({ from, to })}) counted`);
  }
}
