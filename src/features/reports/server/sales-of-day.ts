import type { Database } from '#platform/database.ts';
import type { LondonDay } from '#values/london-day.ts';
import { readSums } from '../sums.ts';
import { lookOnce } from './facts.ts';
import { type DayOfSales, salesByDay } from './sales-by-day.ts';

/** The sales of one day as the reports tell them. */
export async function salesOfDay(db: Database, day: LondonDay): Promise<DayOfSales> {
  const days = await lookOnce(db, (tx) => salesByDay(tx, 'sold', { from: day, to: day }));
  return days.get(day) ?? { orders: 0, sums: readSums({ ex_vat: '0', vat: '0' }) };
}
