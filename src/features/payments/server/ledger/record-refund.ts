import type { Transaction } from '#platform/database.ts';
import { addCardRefunds } from '../stripe/card-refund-rows.ts';
import { MADE_AT_STRIPE, refundRoute } from '../stripe/refund-route.ts';
import { type LedgerEntry, recordPayment } from './record-payment.ts';

type RefundEntry = Omit<LedgerEntry, 'kind' | 'provider'> & {
  /** Stripe has made the refund already. */
  isDone?: boolean | undefined;
};

/**
 * Writes a refund into the ledger, with the card refunds that `sendStripeRefunds` sends after the transaction. Returns the id of
 * the ledger row. Throws `more_than_paid` when only a part of the amount came by card.
 */
export async function recordRefund(tx: Transaction, { isDone, ...entry }: RefundEntry): Promise<number> {
  const { orderId, amount, recordedAt } = entry;
  const { provider, parts } = isDone ? MADE_AT_STRIPE : await refundRoute(tx, orderId, amount);
  const paymentId = await recordPayment(tx, { ...entry, kind: 'refund', provider });
  if (paymentId === null) throw new Error('A refund of ours was in the ledger already.');
  const asked = parts.map((part) => ({ orderId, paymentId, ...part }));
  if (asked.length > 0) await addCardRefunds(tx, asked, recordedAt);
  return paymentId;
}
