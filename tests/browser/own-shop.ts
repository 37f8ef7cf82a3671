import { afterAll, inject } from 'vitest';
import { startShop } from './start-shop.ts';

// A shop with its demo data for each file of journeys, so that what one buys, pays or switches off changes no other.
const shop = await startShop({}, inject('demoShop'));
afterAll(shop.stop);

export const shopUrl = shop.url;
/** The shop's own database, for who needs people that no form makes quickly. */
export const databaseUrl = shop.databaseUrl;
