import { count, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database.ts';
import { stockAlerts } from '../tables.ts';

/** How many wait for each product. */
export function countWaiting(db: Database): Promise<{ productId: number; waiting: number }[]> {
  const { productId, toldAt } = stockAlerts;
  return db.select({ productId, waiting: count() }).from(stockAlerts).where(isNull(toldAt)).groupBy(productId);
}
