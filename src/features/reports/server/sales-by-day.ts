import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database.ts';
import type { LondonDay } from '#values/london-day.ts';
import type { Period } from '../period.ts';
import { readSums, type SumsInPence } from '../sums.ts';
import { factsOf } from './facts.ts';

export type DayOfSales = { orders: number; sums: SumsInPence };

const FACTS = { sold: ['sold', ''], refunded: ['refunded', ''], paidAgain: ['refunded', 'again'] } as const;
export type SalesFact = keyof typeof FACTS;

/** Sales (orders placed and not cancelled), refunds, or below zero what is paid again of refunded orders, by day. */
export async function salesByDay(
  tx: Transaction,
  fact: SalesFact,
  period: Period,
): Promise<Map<LondonDay, DayOfSales>> {
  const [subject, key] = FACTS[fact];
  const { rows } = await tx.execute<{ day: string; entries: number; ex_vat: string; vat: string }>(sql`
    select day::text, entries, amount::text as ex_vat, part::text as vat from ${await factsOf(tx, subject, period)} facts
    where key = ${key}`);
  return new Map(rows.map((row) => [row.day, { orders: row.entries, sums: readSums(row) }]));
}
