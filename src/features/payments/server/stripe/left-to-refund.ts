import { and, eq, ne, sql } from 'drizzle-orm';
import { creditLeft } from '#features/payments/refund-split.ts';
import { cardRefunds } from '#features/payments/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import type { Pence } from '#values/money.ts';
import { listPayments } from '../ledger/list-payments.ts';
import { listCardPayments } from './card-payment-rows.ts';

/** How much of what was paid with account credit can go back to the account; 0 once that is deleted. */
export async function amountOfCredit(
  tx: Transaction,
  { id, customerId }: { id: number; customerId: number | null },
): Promise<Pence> {
  return customerId === null ? 0 : creditLeft(await listPayments(tx, id));
}

/** How much of what came by card has not gone back yet. */
export async function amountOnCards(tx: Database | Transaction, orderId: number): Promise<Pence> {
  return sumOf(await leftOnCards(tx, orderId));
}

export function sumOf(cards: readonly { left: Pence }[]): Pence {
  return cards.reduce((sum, { left }) => sum + left, 0);
}

/** What of each paid page has not gone back yet, newest first. */
export async function leftOnCards(tx: Database | Transaction, orderId: number): Promise<{ id: number; left: Pence }[]> {
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
