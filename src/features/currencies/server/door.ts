import type { Ground } from '#platform/ground.ts';
import { Refusal } from '#platform/refusal.ts';
import { refreshRates } from './refresh-rates.ts';

/** The daily refresh of the rates, where a source is set. A failure is logged already and keeps the old rates. */
export async function refreshRatesDaily(ground: Ground): Promise<void> {
  if (!ground.config.RATES_URL) return;
  try {
    await refreshRates(ground, null);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
