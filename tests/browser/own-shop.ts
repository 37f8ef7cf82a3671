import { afterAll, beforeAll, inject } from 'vitest';
import { type RunningShop, startShop } from './start-shop.ts';

/** Where the shop of the file under way answers. */
export let shopUrl = '';
/** That shop's own database, for who needs people that no form makes quickly. */
export let databaseUrl = '';

/** A shop with its demo data for each file of journeys, so that what one buys, pays or switches off changes no other. */
export function openOwnShop(env: Record<string, string> = {}): void {
  let shop: RunningShop | undefined;
  beforeAll(async () => {
    shop = await startShop(env, inject('demoShop'));
    shopUrl = shop.url;
    databaseUrl = shop.databaseUrl;
  }, 120_000);
  afterAll(() => shop?.stop());
}
