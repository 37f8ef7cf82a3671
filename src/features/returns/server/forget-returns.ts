import { inArray } from 'drizzle-orm';
import { orderIdsOf } from '#features/orders/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { returns } from '../tables.ts';

/** Takes a customer's own words, and what was written to them, out of their returns; call it before their orders forget them. */
export async function forgetReturns(tx: Transaction, customerId: number): Promise<void> {
  await tx
    .update(returns)
    .set({ details: null, answer: null })
    .where(inArray(returns.orderId, orderIdsOf(tx, customerId)));
}
