import type { AppContext } from '#platform/app-context.ts';
import { Refusal } from '#platform/refusal.ts';
import { refreshRates } from './refresh-rates.ts';

export { openShownCurrencies, type ShownCurrencies } from './shown-currencies.ts';

/** The daily refresh of the rates, if there is a source or the demo's own. A failure is logged and changes no rate. */
export async function refreshRatesDaily(context: AppContext): Promise<void> {
  if (!context.config.RATES_URL && context.config.SHOP_MODE !== 'demo') return;
  try {
    await refreshRates(context, null);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
