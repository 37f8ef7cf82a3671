import { randomUUID } from 'node:crypto';
import { type LedgerEntry, leftOnCards, listPayments } from '#features/payments/server/door.ts';
import { cardRefunds } from '#features/payments/tables.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { formatPounds, type Pence } from '#values/money.ts';

/** How money goes back: by whom, and what of it over which page that it was paid on. */
export interface RefundRoute {
  provider: LedgerEntry['provider'];
  parts: { cardPaymentId: number; amount: Pence }[];
}

/** Stripe has done it, and there is nothing to ask for. */
export const doneAtStripe: RefundRoute = { provider: 'stripe', parts: [] };

/** Money goes back the way it came: over Stripe as far as it came over Stripe, and what came otherwise by hand. */
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

interface ToAsk {
  orderId: number;
  paymentId: number;
  parts: RefundRoute['parts'];
  at: Date;
}

/** Writes down what Stripe is to be asked for, in the transaction of the ledger's row; the asking comes after it. */
export async function askForCardRefunds(tx: Transaction, { orderId, paymentId, parts, at }: ToAsk): Promise<void> {
  if (parts.length === 0) return;
  const row = { orderId, paymentId, createdAt: at, updatedAt: at };
  await tx.insert(cardRefunds).values(parts.map((part) => ({ ...row, ...part, key: randomUUID() })));
}

// What came over Stripe and is no longer there was given back; so it is the other way that is left.
async function lastProvider(tx: Transaction, orderId: number): Promise<LedgerEntry['provider']> {
  const came = (await listPayments(tx, orderId)).filter(({ kind }) => kind === 'payment');
  const last = came.findLast(({ provider }) => provider !== 'stripe') ?? came.at(-1);
  if (!last) throw new Error('More was left than was paid.');
  return last.provider;
}
