import { asc, desc, gt, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { vatRates } from '#features/settings/tables.ts';
import { compiled, type Slots } from '#platform/compiled.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { type LondonDay, londonDayOf } from '#values/london-day.ts';
import { type BasisPoints, toBasisPoints, toDecimal } from '#values/money.ts';

const UK_STANDARD_RATE: BasisPoints = 2000;

/** The rate in force on that day, for a statement that reads more than it. */
export function vatRateOn(day: SQLWrapper): SQL<BasisPoints> {
  const { validFrom, rate } = vatRates;
  const inForce = sql`select ${rate} from ${vatRates} where ${validFrom} <= ${day}::date order by ${validFrom} desc limit 1`;
  return sql`coalesce((${inForce}), ${toDecimal(UK_STANDARD_RATE)}::numeric)`.mapWith(toBasisPoints);
}

const rateOn = compiled((db, { day }: Slots<{ day: LondonDay }>) =>
  db
    .select({ rate: vatRates.rate })
    .from(vatRates)
    .where(lte(vatRates.validFrom, day))
    .orderBy(desc(vatRates.validFrom))
    .limit(1),
);

/** The VAT rate in force on the London day of `at`; 20 % when none was set. */
export async function vatRateAt(db: Database | Transaction, at: Date): Promise<BasisPoints> {
  const [row] = await rateOn(db, { day: londonDayOf(at) });
  return row ? toBasisPoints(row.rate) : UK_STANDARD_RATE;
}

/** Sets the VAT rate from a day on (midnight in London), replacing a rate of the same day. */
export async function setVatRate(tx: Database | Transaction, rate: BasisPoints, validFrom: LondonDay): Promise<void> {
  const percent = toDecimal(rate);
  await tx
    .insert(vatRates)
    .values({ rate: percent, validFrom })
    .onConflictDoUpdate({ target: vatRates.validFrom, set: { rate: percent } });
}

export interface DatedRate {
  rate: BasisPoints;
  /** The first day of the rate. */
  validFrom: LondonDay;
}

/** Every rate, earliest first. */
export async function listVatRates(db: Database | Transaction): Promise<DatedRate[]> {
  const rows = await db.select().from(vatRates).orderBy(asc(vatRates.validFrom));
  return rows.map(({ rate, validFrom }) => ({ rate: toBasisPoints(rate), validFrom }));
}

/** Replaces the rates that begin after `today`. */
export async function replaceUpcomingRates(tx: Transaction, upcoming: readonly DatedRate[], today: LondonDay) {
  await tx.delete(vatRates).where(gt(vatRates.validFrom, today));
  for (const { rate, validFrom } of upcoming) await setVatRate(tx, rate, validFrom);
}
