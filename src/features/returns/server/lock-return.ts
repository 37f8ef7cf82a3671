import { eq } from 'drizzle-orm';
import { lockOrderRow, type OrderRow } from '#features/orders/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { returns } from '../tables.ts';
import type { ReturnRow } from './load-returns.ts';

/** Locks a return by locking its order first, as every change of an order does. Throws `not_found`. */
export async function lockReturn(tx: Transaction, returnId: number): Promise<{ order: OrderRow; row: ReturnRow }> {
  const [known] = await tx.select({ orderId: returns.orderId }).from(returns).where(eq(returns.id, returnId));
  const order = known && (await lockOrderRow(tx, known.orderId));
  const [row] = await tx.select().from(returns).where(eq(returns.id, returnId));
  if (!order || !row) throw refuse('not_found', 'There is no such return.');
  return { order, row };
}
