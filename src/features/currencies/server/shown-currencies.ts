import { showsPrices } from '#features/currencies/shown-rate.ts';
import type { AppContext } from '#platform/app-context.ts';
import { listCurrencies } from './currency-rows.ts';

const ASKED_AGAIN_AFTER_MS = 1_000;

/** The currencies that shoppers can choose, for the page cache. */
export interface ShownCurrencies {
  codes: ReadonlySet<string>;
  /** Changes with any of the currencies or rates. */
  version: string;
}

/** Reads them from the database at most once a second; on a failure the last ones stay. */
export function openShownCurrencies(context: AppContext): () => Promise<ShownCurrencies> {
  let known: ShownCurrencies | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<ShownCurrencies> | null = null;

  const ask = async () => {
    const now = context.clock.now();
    const rows = (await listCurrencies(context.db)).filter((row) => showsPrices(row, now));
    const version = JSON.stringify(rows, ['code', 'name', 'symbol', 'exchangeRate', 'isDefault', 'rateUpdatedAt']);
    known = { codes: new Set(rows.map(({ code }) => code)), version };
    return known;
  };
  return async () => {
    if (!asking && Date.now() - askedAt >= ASKED_AGAIN_AFTER_MS) {
      askedAt = Date.now();
      asking = ask()
        .catch(() => known ?? NONE)
        .finally(() => {
          asking = null;
        });
    }
    // Only the first call waits, so that a slow database delays no page.
    return known ?? asking ?? NONE;
  };
}

const NONE: ShownCurrencies = { codes: new Set(), version: '' };
