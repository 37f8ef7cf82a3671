import type { Order } from './contract.ts';

type Standing = Pick<Order, 'paymentStatus' | 'status'>;

/** Whether something is, or could be, to be paid. A refunded order can be paid again unless it is cancelled. */
export function canBePaid({ paymentStatus, status }: Standing): boolean {
  if (paymentStatus === 'refunded') return status !== 'cancelled';
  return paymentStatus === 'pending' || paymentStatus === 'failed';
}

/** Whether staff may record money that has come in: what is more than an order costs is owed back. A cancelled order whose money went back is closed. */
export function mayComeIn({ paymentStatus, status }: Standing): boolean {
  return paymentStatus !== 'refunded' || status !== 'cancelled';
}

/** Whether a payment is expected, so that the order may be marked as paid together with others. */
export function awaitsMoney({ paymentStatus, status }: Standing): boolean {
  return canBePaid({ paymentStatus, status }) && status !== 'cancelled' && paymentStatus !== 'refunded';
}
