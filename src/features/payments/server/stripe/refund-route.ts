import { and, eq, ne, sql } from 'drizzle-orm';
import type { Provider } from '#features/payments/providers.ts';
import { cardRefunds } from '#features/payments/tables.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { formatPounds, type Pence } from '#values/money.ts';
import { listPayments } from '../ledger/list-payments.ts';
import { listCardPayments } from './card-payment-rows.ts';

/** A refund's way back: the provider that makes it, and how much of it goes to which card payment. */
export interface RefundRoute {
  provider: Provider;
  parts: { cardPaymentId: number; amount: Pence }[];
}

/** The way of a refund that Stripe has made already: nothing is left to ask for. */
export const MADE_AT_STRIPE: RefundRoute = { provider: 'stripe', parts: [] };

/**
 * Money goes back the way it came: over Stripe as far as it came over Stripe, the rest by hand. Throws `more_than_paid` when
 * only a part of this amount came by card.
 */
export async function refundRoute(tx: Transaction, orderId: number, amount: Pence): Promise<RefundRoute> {
  const cards = await leftOnCards(tx, orderId);
  const onCards = cards.reduce((sum, { left }) => sum + left, 0);
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

/** What of each paid page has not gone back yet, newest first. */
async function leftOnCards(tx: Transaction, orderId: number): Promise<{ id: number; left: Pence }[]> {
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

// What came over Stripe and is no longer there was given back; so it is the other way that is left.
async function lastProvider(tx: Transaction, orderId: number): Promise<Provider> {
  const came = (await listPayments(tx, orderId)).filter(({ kind }) => kind === 'payment');
  const last = came.findLast(({ provider }) => provider !== 'stripe') ?? came.at(-1);
  if (!last) throw new Error('More was left than was paid.');
  return last.provider;
}
