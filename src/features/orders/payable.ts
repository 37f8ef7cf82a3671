import type { Order } from './contract.ts';

type Standing = Pick<Order, 'paymentStatus' | 'status'>;

/** Whether staff may note money for it: not for what was given back on purpose, unless the whole order is sold again. */
export function canBePaid({ paymentStatus, status }: Standing): boolean {
  if (paymentStatus === 'refunded') return status !== 'cancelled';
  return paymentStatus === 'pending' || paymentStatus === 'failed';
}

/** Whether its money is expected, so that it can be marked as paid unseen, among many: nobody waits for what is cancelled or refunded. */
export function awaitsMoney({ paymentStatus, status }: Standing): boolean {
  return canBePaid({ paymentStatus, status }) && status !== 'cancelled' && paymentStatus !== 'refunded';
}
