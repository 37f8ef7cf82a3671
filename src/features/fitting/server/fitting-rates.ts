import { sql } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/door.ts';
import { changeBeside, ensureServiceProduct, rememberBeside } from '#features/catalogue/server/door.ts';
import { ZONES } from '#features/delivery/zones.ts';
import type { FittingRatesShown } from '#features/fitting/contract.ts';
import type { FittingRatesForm } from '#features/fitting/form.ts';
import type { FittingRates } from '#features/fitting/rates.ts';
import { FITTING_ZONES } from '#features/fitting/rates.ts';
import { fittingRates } from '#features/fitting/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { formatPounds, toDecimal } from '#values/money.ts';

/** The prices of every zone that is served, the nearest zone first. */
export async function listRates(db: Database | Transaction): Promise<FittingRates[]> {
  const { zone, leadDays, survey, prices } = fittingRates;
  const rows = await db.select({ zone, leadDays, survey, prices }).from(fittingRates);
  return rows.toSorted((a, b) => FITTING_ZONES.indexOf(a.zone) - FITTING_ZONES.indexOf(b.zone));
}

/** The same for what is shown, as fresh as the prices of the catalogue. */
export const shownRates = rememberBeside(({ db }) => listRates(db));

/** Replaces all prices. Orders and quotes store what they were sold at. */
export function changeRates(context: AppContext, form: FittingRatesForm, actorId: number): Promise<FittingRates[]> {
  const at = context.clock.now();
  // Pages of products say what fitting costs.
  return changeBeside(context, async (tx) => {
    const before = await listRates(tx);
    await writeRates(tx, form.rates, at);
    const record = { actorId, action: 'fitting_rates.changed', recordType: 'fitting_rates', recordId: 0 };
    await recordChange(tx, { ...record, before: describe(before), after: describe(form.rates) }, at);
    return listRates(tx);
  });
}

export async function writeRates(tx: Transaction, rates: readonly FittingRates[], at: Date): Promise<void> {
  // One at a time: there is one product for services.
  await tx.execute(sql`lock table ${fittingRates} in exclusive mode`);
  const productId = await ensureServiceProduct(tx, at);
  await tx.delete(fittingRates);
  if (rates.length > 0) await tx.insert(fittingRates).values(rates.map((rate) => ({ ...rate, productId })));
}

export function presentRates({ zone, leadDays, survey, prices }: FittingRates): FittingRatesShown {
  const shown = (price: number | null) => (price === null ? null : toDecimal(price));
  return { zone, leadDays, survey: shown(survey), prices: prices.map((row) => row.map(shown)) };
}

function describe(rates: readonly FittingRates[]): Record<string, string> {
  const words = (price: number | null) => (price === null ? 'by quote' : formatPounds(price));
  return Object.fromEntries(
    rates.map(({ zone, leadDays, survey, prices }) => [
      ZONES[zone],
      `${leadDays} days, survey ${words(survey)}; ${prices.map((row) => row.map(words).join(', ')).join('; ')}`,
    ]),
  );
}
