import type { CardPaymentStatus } from '#features/payments/card-statuses.ts';
import type { Transaction } from '#platform/database.ts';
import { listCardPayments } from './card-payment-rows.ts';

const UNDER_WAY: readonly CardPaymentStatus[] = ['starting', 'open', 'processing', 'held', 'paid'];

/** Whether a card payment of this order is paid, held or in progress. */
export async function hasCardPaymentUnderWay(tx: Transaction, orderId: number): Promise<boolean> {
  return (await listCardPayments(tx, [orderId])).some(({ status }) => UNDER_WAY.includes(status));
}

/** Whether the newest card payment of this order has failed or expired (decision C9). */
export async function hasCardPaymentFailed(tx: Transaction, orderId: number): Promise<boolean> {
  const [newest] = await listCardPayments(tx, [orderId]);
  return newest !== undefined && ['failed', 'expired'].includes(newest.status);
}

/** Whether Stripe has ever opened a page for this order, on which the shopper could be paying. */
export async function hasOpenedPage(tx: Transaction, orderId: number): Promise<boolean> {
  return (await listCardPayments(tx, [orderId])).some(({ sessionId }) => sessionId !== null);
}
