import { desc, lte } from 'drizzle-orm';
import { vatRates } from '#features/settings/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { type BasisPoints, toBasisPoints, toDecimal } from '#values/money.ts';

const UK_STANDARD_RATE: BasisPoints = 2000;

const londonDays = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The VAT rate in force on the London day of `at`: the latest one that began by then, 20 % when none was ever set. */
export async function vatRateAt(db: Database | Transaction, at: Date): Promise<BasisPoints> {
  const [row] = await db
    .select({ rate: vatRates.rate })
    .from(vatRates)
    .where(lte(vatRates.validFrom, londonDay(at)))
    .orderBy(desc(vatRates.validFrom))
    .limit(1);
  return row ? toBasisPoints(row.rate) : UK_STANDARD_RATE;
}

/** Lets a VAT rate begin on a London day (`2026-11-21`), replacing one that would begin on the same day. */
export async function setVatRate(tx: Database | Transaction, rate: BasisPoints, validFrom: string): Promise<void> {
  const percent = toDecimal(rate);
  await tx
    .insert(vatRates)
    .values({ rate: percent, validFrom })
    .onConflictDoUpdate({ target: vatRates.validFrom, set: { rate: percent } });
}

/** The day in London as `2026-11-21`: a new rate begins at midnight there, not in UTC. */
export function londonDay(at: Date): string {
  const parts = new Map(londonDays.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
