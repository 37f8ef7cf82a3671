import type { LedgerProvider } from '#features/payments/providers.ts';
import { creditLeft, restProvider } from '#features/payments/refund-split.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { formatPounds, type Pence } from '#values/money.ts';
import { listPayments } from '../ledger/list-payments.ts';
import { type LedgerEntry, recordPayment } from '../ledger/record-payment.ts';
import { addCardRefunds } from './card-refund-rows.ts';
import { leftOnCards, sumOf } from './left-to-refund.ts';

type RefundEntry = Omit<LedgerEntry, 'kind' | 'provider'> & {
  /** Stripe has made the refund already. */
  isDone?: boolean | undefined;
  /** It goes to the credit of the customer's account. */
  isCredit?: boolean | undefined;
  /** Whether the order is of an account, to which its credit can go back. */
  hasAccount: boolean;
};

/**
 * Writes a refund into the ledger, with the card refunds that `sendStripeRefunds` sends after the transaction. Returns the id of
 * the ledger row. Throws `more_than_paid` when only a part of the amount came by card.
 */
export async function recordRefund(
  tx: Transaction,
  { isDone, isCredit, hasAccount, ...entry }: RefundEntry,
): Promise<number> {
  const { orderId, amount, recordedAt } = entry;
  const route = isDone ? MADE_AT_STRIPE : isCredit ? TO_CREDIT : await refundRoute(tx, orderId, { amount, hasAccount });
  const { provider, parts } = route;
  const paymentId = await recordPayment(tx, { ...entry, kind: 'refund', provider });
  if (paymentId === null) throw new Error('A refund of ours was in the ledger already.');
  const asked = parts.map((part) => ({ orderId, paymentId, ...part }));
  if (asked.length > 0) await addCardRefunds(tx, asked, recordedAt);
  return paymentId;
}

/** The provider of a refund, and its split between card payments. */
export interface RefundRoute {
  provider: LedgerProvider;
  parts: { cardPaymentId: number; amount: Pence }[];
}

/** The route of a refund that Stripe has made already. */
const MADE_AT_STRIPE: RefundRoute = { provider: 'stripe', parts: [] };

const TO_CREDIT: RefundRoute = { provider: 'account_credit', parts: [] };

/** Routes a refund to the cards that paid, or to the other provider. Throws `more_than_paid` when only a part came by card. */
async function refundRoute(
  tx: Transaction,
  orderId: number,
  { amount, hasAccount }: Pick<RefundEntry, 'amount' | 'hasAccount'>,
): Promise<RefundRoute> {
  const cards = await leftOnCards(tx, orderId);
  const onCards = sumOf(cards);
  if (onCards === 0 || amount === 0) return { provider: await lastProvider(tx, orderId, hasAccount), parts: [] };
  if (onCards < amount) {
    const sentence = `At most ${formatPounds(onCards)} came by card and can go back that way. Refund that first, then the rest.`;
    throw refuse('more_than_paid', sentence, { errors: { amount: [sentence] } });
  }
  const parts: RefundRoute['parts'] = [];
  let open = amount;
  for (const { id, left } of cards) {
    if (open > 0) parts.push({ cardPaymentId: id, amount: Math.min(left, open) });
    open -= Math.min(left, open);
  }
  return { provider: 'stripe', parts };
}

// Everything paid through Stripe is refunded already, so the refund goes through the other provider.
async function lastProvider(tx: Transaction, orderId: number, hasAccount: boolean): Promise<LedgerProvider> {
  const rows = await listPayments(tx, orderId);
  // The account whose credit paid is deleted: staff send that money.
  if (!hasAccount && creditLeft(rows) > 0) return 'bank_transfer';
  const provider = restProvider(rows);
  if (!provider) throw new Error('More was left than was paid.');
  return provider;
}
