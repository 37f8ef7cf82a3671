import { and, eq, ne, sql } from 'drizzle-orm';
import type { LedgerProvider } from '#features/payments/providers.ts';
import { creditLeft, restProvider } from '#features/payments/refund-split.ts';
import { cardRefunds } from '#features/payments/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { formatPounds, type Pence } from '#values/money.ts';
import { listPayments } from '../ledger/list-payments.ts';
import { type LedgerEntry, recordPayment } from '../ledger/record-payment.ts';
import { listCardPayments } from './card-payment-rows.ts';
import { addCardRefunds } from './card-refund-rows.ts';

type RefundEntry = Omit<LedgerEntry, 'kind' | 'provider'> & {
  /** Stripe has made the refund already. */
  isDone?: boolean | undefined;
  /** It goes to the credit of the customer's account. */
  isCredit?: boolean | undefined;
};

/**
 * Writes a refund into the ledger, with the card refunds that `sendStripeRefunds` sends after the transaction. Returns the id of
 * the ledger row. Throws `more_than_paid` when only a part of the amount came by card.
 */
export async function recordRefund(tx: Transaction, { isDone, isCredit, ...entry }: RefundEntry): Promise<number> {
  const { orderId, amount, recordedAt } = entry;
  const { provider, parts } = isDone ? MADE_AT_STRIPE : isCredit ? TO_CREDIT : await refundRoute(tx, orderId, amount);
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
async function refundRoute(tx: Transaction, orderId: number, amount: Pence): Promise<RefundRoute> {
  const cards = await leftOnCards(tx, orderId);
  const onCards = sumOf(cards);
  if (onCards === 0 || amount === 0) return { provider: await lastProvider(tx, orderId), parts: [] };
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

/** How much of what was paid with account credit has not gone back yet. */
export async function amountOfCredit(tx: Transaction, orderId: number): Promise<Pence> {
  return creditLeft(await listPayments(tx, orderId));
}

/** How much of what came by card has not gone back yet. */
export async function amountOnCards(tx: Database | Transaction, orderId: number): Promise<Pence> {
  return sumOf(await leftOnCards(tx, orderId));
}

function sumOf(cards: readonly { left: Pence }[]): Pence {
  return cards.reduce((sum, { left }) => sum + left, 0);
}

/** What of each paid page has not gone back yet, newest first. */
async function leftOnCards(tx: Database | Transaction, orderId: number): Promise<{ id: number; left: Pence }[]> {
  const paid = (await listCardPayments(tx, [orderId])).filter(({ status }) => status === 'paid');
  if (paid.length === 0) return [];
  const gone = await tx
    .select({ id: cardRefunds.cardPaymentId, amount: sql<string>`sum(${cardRefunds.amount})::text` })
    .from(cardRefunds)
    .where(and(eq(cardRefunds.orderId, orderId), ne(cardRefunds.status, 'failed')))
    .groupBy(cardRefunds.cardPaymentId);
  const goneOf = new Map(gone.map(({ id, amount }) => [id, Math.round(Number(amount) * 100)]));
  return paid
    .map(({ id, amount, receivedAmount }) => ({ id, left: (receivedAmount ?? amount) - (goneOf.get(id) ?? 0) }))
    .filter(({ left }) => left > 0);
}

// Everything paid through Stripe is refunded already, so the refund goes through the other provider.
async function lastProvider(tx: Transaction, orderId: number): Promise<LedgerProvider> {
  const provider = restProvider(await listPayments(tx, orderId));
  if (!provider) throw new Error('More was left than was paid.');
  return provider;
}
