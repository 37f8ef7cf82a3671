import { eq } from 'drizzle-orm';
import { type Change, recordChanges } from '#features/audit/server/door.ts';
import { isJump, ratesAgainst } from '#features/currencies/rates.ts';
import { CHARGED_IN } from '#features/currencies/shown-rate.ts';
import { currencies } from '#features/currencies/tables.ts';
import { REFRESH_FAILED } from '#features/currencies/words.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { type CurrencyRow, lockCurrencies } from './currency-rows.ts';
import { fetchRates } from './fetch-rates.ts';

/** The result of a refresh, by currency code. */
export type Refreshed = { changed: string[]; held: string[]; missing: string[]; areSamples: boolean };

/**
 * Applies the rates of the feed in one transaction: a frozen rate stays, a jump is held for confirmation. A failed fetch
 * changes nothing. `actorId` is null for the daily job.
 */
export async function refreshRates(context: AppContext, actorId: number | null): Promise<Refreshed> {
  const feed = await fetchRates(context).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : 'unknown';
    context.log.warn({ reason }, 'exchange rates could not be refreshed');
    throw refuse('rates_unavailable', REFRESH_FAILED);
  });
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const rows = await lockCurrencies(tx);
    const rates = ratesAgainst(CHARGED_IN, feed.rates);
    if (!rates) {
      context.log.warn({ reason: `the source does not know ${CHARGED_IN}` }, 'exchange rates could not be refreshed');
      throw refuse('rates_unavailable', REFRESH_FAILED);
    }
    const refreshed: Refreshed = { changed: [], held: [], missing: [], areSamples: feed.areSamples };
    const changes: Change[] = [];
    for (const row of rows) {
      if (row.code === CHARGED_IN || row.rateFrozen) continue;
      const rate = rates.get(row.code);
      if (rate === undefined) {
        refreshed.missing.push(row.code);
        continue;
      }
      const change = await takeOver(tx, row, rate, at);
      if (!change) continue;
      const { verb, ...states } = change;
      refreshed[verb === 'rate_held' ? 'held' : 'changed'].push(row.code);
      changes.push({ actorId, action: `currency.${verb}`, recordType: 'currency', recordId: row.id, ...states });
    }
    await recordChanges(tx, changes, at);
    return refreshed;
  });
}

async function takeOver(tx: Transaction, row: CurrencyRow, rate: string, at: Date) {
  const { code, exchangeRate, heldRate } = row;
  if (isJump(exchangeRate, rate)) {
    await tx.update(currencies).set({ heldRate: rate, heldAt: at }).where(eq(currencies.id, row.id));
    const before = { code, exchangeRate, heldRate };
    return { verb: 'rate_held', before, after: { ...before, heldRate: rate } };
  }
  const told = { exchangeRate: rate, rateUpdatedAt: at, updatedAt: at, heldRate: null, heldAt: null };
  await tx.update(currencies).set(told).where(eq(currencies.id, row.id));
  if (Number(rate) === Number(exchangeRate)) return null;
  return { verb: 'rate_refreshed', before: { code, exchangeRate }, after: { code, exchangeRate: rate } };
}
