import { amountOfCredit, sumPayments } from '#features/payments/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import type { OrderRow } from '../listing/load-orders.ts';

/** Whether more than account credit was paid for an unpaid order: staff decide about it then, and no job cancels it. */
export async function isPartPaid(tx: Transaction, order: OrderRow): Promise<boolean> {
  const { paid } = await sumPayments(tx, order.id);
  return paid !== (await amountOfCredit(tx, order));
}
