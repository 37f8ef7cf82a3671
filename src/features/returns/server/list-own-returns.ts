import { asc, eq, inArray } from 'drizzle-orm';
import { orders } from '#features/orders/tables.ts';
import type { Database } from '#platform/database.ts';
import type { Return } from '../contract.ts';
import { returns } from '../tables.ts';
import { loadReturns } from './load-returns.ts';
import { presentReturn } from './present-return.ts';

/** All returns of one customer, oldest first. */
export async function listOwnReturns(db: Database, customerId: number): Promise<Return[]> {
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId));
  const rows = await db.select().from(returns).where(inArray(returns.orderId, own)).orderBy(asc(returns.id));
  return (await loadReturns(db, rows)).map(presentReturn);
}
