import { eq, inArray } from 'drizzle-orm';
import { orders } from '#features/orders/tables.ts';
import type { Transaction } from '#platform/database.ts';
import { returns } from '../tables.ts';

/** Takes a customer's own words, and what was written to them, out of their returns; call it before their orders forget them. */
export async function forgetReturns(tx: Transaction, customerId: number): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId));
  await tx.update(returns).set({ details: null, answer: null }).where(inArray(returns.orderId, own));
}
