import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '#platform/database.ts';
import { refuseFields } from '#platform/refusal.ts';
import { toDecimal } from '#values/money.ts';
import { replaceSetting } from './settings.ts';
import { type DatedRate, listVatRates, replaceUpcomingRates } from './vat-rate.ts';

// A rate further in the future is a typing error.
const MOST_YEARS_AHEAD = 10;

/** The rates by first day, as the audit log stores them. */
type Percents = Record<string, string>;

/**
 * Replaces the rates that begin today or later; earlier ones stay. Answers the rates before and after, or `null` without a
 * change. Throws `invalid` for impossible days and `conflict` for a stale version.
 */
export async function saveVatRates(
  tx: Transaction,
  sent: { upcoming: readonly DatedRate[]; version: number },
  today: string,
): Promise<{ before: Percents; after: Percents } | null> {
  refuseImpossibleDays(sent.upcoming, today);
  const rates = await listVatRates(tx);
  if (isAlreadySo(rates, sent.upcoming, today)) return null;
  await replaceSetting(tx, 'vat', {}, sent.version);
  await replaceUpcomingRates(tx, sent.upcoming, today);
  return { before: asPercents(rates), after: asPercents(await listVatRates(tx)) };
}

function refuseImpossibleDays(upcoming: readonly DatedRate[], today: string): void {
  const errors: Record<string, string[]> = {};
  const last = `${Number(today.slice(0, 4)) + MOST_YEARS_AHEAD}${today.slice(4)}`;
  for (const [index, { validFrom }] of upcoming.entries()) {
    const field = `vat.upcoming.${index}.validFrom`;
    if (validFrom < today) errors[field] = ['A rate can begin today at the earliest'];
    else if (validFrom > last) errors[field] = [`A rate can begin ${MOST_YEARS_AHEAD} years from now at the latest`];
    else if (upcoming.findIndex((other) => other.validFrom === validFrom) < index) {
      errors[field] = ['Another rate begins on this day already'];
    }
  }
  if (Object.keys(errors).length > 0) throw refuseFields(errors);
}

function isAlreadySo(rates: readonly DatedRate[], wanted: readonly DatedRate[], today: string): boolean {
  const waiting = rates.filter(({ validFrom }) => validFrom > today);
  const isKnown = (rate: DatedRate) => rates.some((known) => isDeepStrictEqual(known, { ...rate }));
  return wanted.every(isKnown) && waiting.every(({ validFrom }) => wanted.some((rate) => rate.validFrom === validFrom));
}

function asPercents(rates: readonly DatedRate[]): Percents {
  return Object.fromEntries(rates.map(({ rate, validFrom }) => [validFrom, toDecimal(rate)]));
}
