import type { AppContext } from '#platform/app-context.ts';
import { Refusal } from '#platform/refusal.ts';
import { refreshRates } from './refresh-rates.ts';

export { openShownCurrencies, type ShownCurrencies } from './shown-currencies.ts';

/** The daily refresh of the rates, where there is a source; the demo has its own. A failure is logged already and keeps the old rates. */
export async function refreshRatesDaily(context: AppContext): Promise<void> {
  if (!context.config.RATES_URL && context.config.SHOP_MODE !== 'demo') return;
  try {
    await refreshRates(context, null);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
