import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { StripeUpdate } from '#features/payments/stripe-update.ts';
import { cardPayments, cardRefunds, stripeEvents } from '#features/payments/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import type { Pence } from '#values/money.ts';

export type CardPaymentRow = typeof cardPayments.$inferSelect;
export type CardRefundRow = typeof cardRefunds.$inferSelect;

type Reader = Database | Transaction;

/** The pages that were opened for these orders, newest first. */
export function listCardPayments(db: Reader, orderIds: readonly number[]): Promise<CardPaymentRow[]> {
  return db
    .select()
    .from(cardPayments)
    .where(inArray(cardPayments.orderId, [...orderIds]))
    .orderBy(desc(cardPayments.id));
}

/** What goes back, or went, over Stripe for an order, oldest first. */
export function listCardRefunds(db: Reader, orderId: number): Promise<CardRefundRow[]> {
  return db.select().from(cardRefunds).where(eq(cardRefunds.orderId, orderId)).orderBy(asc(cardRefunds.id));
}

/** The hosted page that an update is about; nothing while it is unknown. */
export async function findCardPayment(tx: Transaction, update: StripeUpdate): Promise<CardPaymentRow | undefined> {
  if (update.about === 'refund') {
    const refund = await findCardRefund(tx, update);
    if (refund) return one(tx, eq(cardPayments.id, refund.cardPaymentId));
  }
  if (update.about === 'page') {
    const byKey = isUuid(update.key) ? eq(cardPayments.key, update.key) : undefined;
    return one(tx, or(eq(cardPayments.sessionId, update.sessionId), byKey));
  }
  return update.paymentIntent === null ? undefined : one(tx, eq(cardPayments.paymentIntent, update.paymentIntent));
}

/** The refund that an update is about: one of ours, or one made at Stripe that was settled before. */
export async function findCardRefund(
  tx: Transaction,
  { refundId, key }: { refundId: string; key: string | null },
): Promise<CardRefundRow | undefined> {
  const byKey = isUuid(key) ? eq(cardRefunds.key, key) : undefined;
  const [row] = await tx
    .select()
    .from(cardRefunds)
    .where(or(eq(cardRefunds.refundId, refundId), byKey));
  return row;
}

export async function changeCardPayment(
  tx: Transaction,
  row: CardPaymentRow,
  change: Partial<CardPaymentRow>,
  at: Date,
): Promise<CardPaymentRow> {
  const [changed] = await tx
    .update(cardPayments)
    .set({ ...change, updatedAt: at })
    .where(eq(cardPayments.id, row.id))
    .returning();
  if (!changed) throw new Error('A card payment of a locked order is gone.');
  return changed;
}

export async function changeCardRefund(
  tx: Transaction,
  row: CardRefundRow,
  change: Partial<CardRefundRow>,
  at: Date,
): Promise<void> {
  await tx
    .update(cardRefunds)
    .set({ ...change, updatedAt: at })
    .where(eq(cardRefunds.id, row.id));
}

/** What of each paid page has not gone back yet, newest first: so much can still go back over Stripe. */
export async function leftOnCards(tx: Transaction, orderId: number): Promise<{ id: number; left: Pence }[]> {
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

/** Updates of this payment that came before the payment was known; from now on they count as done. */
export async function takeWaitingUpdates(tx: Transaction, paymentIntent: string): Promise<StripeUpdate[]> {
  const rows = await tx
    .update(stripeEvents)
    .set({ outcome: 'done' })
    .where(and(eq(stripeEvents.paymentIntent, paymentIntent), eq(stripeEvents.outcome, 'waiting')))
    .returning({ update: stripeEvents.update });
  return rows.flatMap(({ update }) => update ?? []);
}

async function one(tx: Transaction, condition: SQL | undefined): Promise<CardPaymentRow | undefined> {
  const [row] = await tx.select().from(cardPayments).where(condition);
  return row;
}

function isUuid(text: string | null): text is string {
  return text !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
