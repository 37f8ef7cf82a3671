import { companyDetails } from '#features/settings/server/door.ts';
import type { Database, Transaction } from '#platform/database.ts';

/** The names of the shop, which anyone can guess as a password. */
export async function shopNames(db: Database | Transaction): Promise<string[]> {
  const { name, tradingName } = await companyDetails(db);
  return [name, tradingName];
}
