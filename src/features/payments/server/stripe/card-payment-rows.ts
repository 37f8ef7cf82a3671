import { desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { CardPaymentStatus } from '#features/payments/card-statuses.ts';
import type { StripeUpdate } from '#features/payments/stripe-update.ts';
import { cardPayments } from '#features/payments/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { findCardRefund, isUuid } from './card-refund-rows.ts';

export type CardPaymentRow = typeof cardPayments.$inferSelect;

/** The hosted pages of these orders, newest first. */
export function listCardPayments(db: Database | Transaction, orderIds: readonly number[]): Promise<CardPaymentRow[]> {
  return db
    .select()
    .from(cardPayments)
    .where(inArray(cardPayments.orderId, [...orderIds]))
    .orderBy(desc(cardPayments.id));
}

/** The hosted page that an update is about, if it is known. */
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

/** Changes a page. Call it with its order locked. */
export async function changeCardPayment(
  tx: Transaction,
  row: Pick<CardPaymentRow, 'id'>,
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

async function one(tx: Transaction, condition: SQL | undefined): Promise<CardPaymentRow | undefined> {
  const [row] = await tx.select().from(cardPayments).where(condition);
  return row;
}

const UNDER_WAY: readonly CardPaymentStatus[] = ['starting', 'open', 'processing', 'held', 'paid'];

/** Whether a card payment of this order is paid, held or in progress. */
export async function hasCardPaymentUnderWay(tx: Transaction, orderId: number): Promise<boolean> {
  return (await listCardPayments(tx, [orderId])).some(({ status }) => UNDER_WAY.includes(status));
}

/** Whether the newest card payment of this order has failed or expired (decision C9). */
export async function hasCardPaymentFailed(tx: Transaction, orderId: number): Promise<boolean> {
  const [newest] = await listCardPayments(tx, [orderId]);
  return newest !== undefined && ['failed', 'expired'].includes(newest.status);
}

/** Whether Stripe has ever opened a page for this order, on which the shopper could be paying. */
export async function hasOpenedPage(tx: Transaction, orderId: number): Promise<boolean> {
  return (await listCardPayments(tx, [orderId])).some(({ sessionId }) => sessionId !== null);
}
