import type { Pence } from '#values/money.ts';
import type { PaymentStatus } from './status.ts';

/** Where the money of an order stands, from its ledger alone (decision C9). */
export function paymentStatusOf(grandTotal: Pence, paid: Pence, refunded: Pence): PaymentStatus {
  if (refunded > 0) return refunded >= paid ? 'refunded' : 'partially_refunded';
  return paid >= grandTotal ? 'paid' : 'pending';
}
