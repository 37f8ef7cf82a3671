import { asc, inArray } from 'drizzle-orm';
import { orderIdsOf } from '#features/orders/server/door.ts';
import type { Database } from '#platform/database.ts';
import type { Return } from '../contract.ts';
import { returns } from '../tables.ts';
import { loadReturns } from './load-returns.ts';
import { presentReturn } from './present-return.ts';

/** All returns of one customer, oldest first. */
export async function listOwnReturns(db: Database, customerId: number): Promise<Return[]> {
  const own = orderIdsOf(db, customerId);
  const rows = await db.select().from(returns).where(inArray(returns.orderId, own)).orderBy(asc(returns.id));
  return (await loadReturns(db, rows)).map(presentReturn);
}
