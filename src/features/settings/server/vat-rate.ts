import { asc, desc, gt, lte } from 'drizzle-orm';
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

export interface DatedRate {
  rate: BasisPoints;
  /** The London day on which it begins. */
  validFrom: string;
}

/** Every rate that was ever set, the earliest first. */
export async function listVatRates(db: Database | Transaction): Promise<DatedRate[]> {
  const rows = await db.select().from(vatRates).orderBy(asc(vatRates.validFrom));
  return rows.map(({ rate, validFrom }) => ({ rate: toBasisPoints(rate), validFrom }));
}

/** Replaces the rates that have not begun by the end of `today`. What is in force or over stays as it is. */
export async function replaceUpcomingRates(tx: Transaction, upcoming: readonly DatedRate[], today: string) {
  await tx.delete(vatRates).where(gt(vatRates.validFrom, today));
  for (const { rate, validFrom } of upcoming) await setVatRate(tx, rate, validFrom);
}

/** The day in London as `2026-11-21`: a new rate begins at midnight there, not in UTC. */
export function londonDay(at: Date): string {
  const parts = new Map(londonDays.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
