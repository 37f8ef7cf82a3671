import { inArray } from 'drizzle-orm';
import { orderIdsOf } from '#features/orders/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { returns } from '../tables.ts';

/** Deletes the texts of a customer's returns; call it before their orders are anonymised. */
export async function forgetReturns(tx: Transaction, customerId: number): Promise<void> {
  await tx
    .update(returns)
    .set({ details: null, answer: null })
    .where(inArray(returns.orderId, orderIdsOf(tx, customerId)));
}
