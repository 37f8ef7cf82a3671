import { showsPrices } from '#features/currencies/shown-rate.ts';
import type { AppContext } from '#platform/app-context.ts';
import { listCurrencies } from './currency-rows.ts';

const ASKED_AGAIN_AFTER_MS = 1_000;

/** The currencies that shoppers may choose from, as a page that is kept for many has to know them. */
export interface ShownCurrencies {
  codes: ReadonlySet<string>;
  /** Another text whenever one of them, or its rate, is another. */
  version: string;
}

/** Asks the database for them at most once a second; while it is away, they stay what they were. */
export function openShownCurrencies(context: AppContext): () => Promise<ShownCurrencies> {
  let known: ShownCurrencies | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<ShownCurrencies> | null = null;

  const ask = async () => {
    const now = context.clock.now();
    const rows = (await listCurrencies(context.db)).filter((row) => showsPrices(row, now));
    const parts = rows.map((row) => [
      row.code,
      row.name,
      row.symbol,
      row.exchangeRate,
      row.isDefault,
      row.rateUpdatedAt,
    ]);
    known = { codes: new Set(rows.map(({ code }) => code)), version: JSON.stringify(parts) };
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
    // Only the first who asks waits: no page stands still for a slow database.
    return known ?? asking ?? NONE;
  };
}

const NONE: ShownCurrencies = { codes: new Set(), version: '' };
