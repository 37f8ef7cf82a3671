import { type Database, notify, type Transaction } from '#platform/database.ts';

/** The channel of catalogue changes; the payload lists product ids, or is empty for all. */
export const CATALOGUE_CHANNEL = 'catalogue';

// A payload is limited to 8,000 bytes.
const MOST_IDS = 500;

/** Tells every instance to read these products (or all) again at commit; every change of product, price, stock or VAT calls it. */
export async function touchCatalogue(tx: Database | Transaction, productIds: readonly number[] = []): Promise<void> {
  await notify(tx, CATALOGUE_CHANNEL, productIds.length <= MOST_IDS ? productIds.join(',') : '');
}
