import type { Order } from './contract.ts';

type Standing = Pick<Order, 'paymentStatus' | 'status'>;

/** Whether staff may record a payment. A refunded order can be paid again unless it is cancelled. */
export function canBePaid({ paymentStatus, status }: Standing): boolean {
  if (paymentStatus === 'refunded') return status !== 'cancelled';
  return paymentStatus === 'pending' || paymentStatus === 'failed';
}

/** Whether a payment is expected, so that the order may be marked as paid together with others. */
export function awaitsMoney({ paymentStatus, status }: Standing): boolean {
  return canBePaid({ paymentStatus, status }) && status !== 'cancelled' && paymentStatus !== 'refunded';
}
