import { readSetting } from '#features/settings/server/door.ts';
import type { Database, Transaction } from '#platform/database.ts';

/** The reorder point of products that have none of their own. */
export async function lowStockOf(db: Database | Transaction): Promise<number> {
  return (await readSetting(db, 'stock')).reorderPoint;
}
