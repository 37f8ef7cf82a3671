import { setTimeout as wait } from 'node:timers/promises';
import { databasePid, databaseUrl, openPremises, startShop, stopShop } from '../../tests/faults/running-shop.ts';
import type { BenchShop } from '../shop.ts';

// Logins and streams come from many addresses, which only a trusted proxy header can express.
const SETTINGS = { TRUST_PROXY: '1' };
const STOPS_WITHIN_MS = 4_000;

/** Starts a shop with the sample data on a database of its own; `closing` stops it and removes its data. */
export async function openOwnShop(
  closing: AsyncDisposableStack,
  settings: Record<string, string> = {},
): Promise<BenchShop> {
  const premises = await openPremises();
  const starting = startShop(premises, { ...SETTINGS, ...settings });
  closing.defer(async () => {
    const running = await starting.catch(() => null);
    // One that does not stop in time is ended with what is left of it.
    if (running) await Promise.race([stopShop(running), wait(STOPS_WITHIN_MS)]);
    await premises.remove();
  });
  const running = await starting;
  const [appPid = 0] = running.app();
  return {
    url: running.url,
    secondUrl: '',
    appPid,
    databasePid: databasePid(premises),
    databaseUrl: databaseUrl(premises),
  };
}
