import { and, eq, lt, sql } from 'drizzle-orm';
import type { AppContext } from '#platform/app-context.ts';
import { londonDayOf } from '#values/london-day.ts';
import { quotes } from '../tables.ts';

/** Sets the status of quotes whose last day is over; until then they count as expired by their date. */
export async function expireQuotes({ db, clock }: AppContext): Promise<void> {
  const at = clock.now();
  await db
    .update(quotes)
    .set({ status: 'expired', decidedAt: at, version: sql`${quotes.version} + 1` })
    .where(and(eq(quotes.status, 'sent'), lt(quotes.validUntil, londonDayOf(at))));
}
