import { type Database, notify, type Transaction } from '#platform/database.ts';

/** The channel on which instances are told that the catalogue changed; the payload names the products, or none for all. */
export const CATALOGUE_CHANNEL = 'catalogue';

// A payload may have 8,000 bytes.
const MOST_IDS = 500;

/**
 * Tells every instance, when this transaction commits, to read these products again (or all of them). Every change of
 * product, price, stock or VAT calls it.
 */
export async function touchCatalogue(tx: Database | Transaction, productIds: readonly number[] = []): Promise<void> {
  await notify(tx, CATALOGUE_CHANNEL, productIds.length <= MOST_IDS ? productIds.join(',') : '');
}
