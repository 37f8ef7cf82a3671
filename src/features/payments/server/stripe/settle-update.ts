import { sql } from 'drizzle-orm';
import type { StripeUpdate } from '#features/payments/stripe-update.ts';
import type { Transaction } from '#platform/database.ts';
import type { CardOrders } from './card-orders.ts';
import { findCardPayment, listCardPayments } from './card-payment-rows.ts';
import { settleDispute } from './settle-dispute.ts';
import { settlePage } from './settle-page.ts';
import { settleChargeTotal, settleRefund } from './settle-refund.ts';

/** `unknown`: not about an order of this shop. `waiting`: the payment is not known yet. */
export type UpdateOutcome = 'done' | 'unknown' | 'waiting';

/** Applies an update from Stripe; updates in any sequence lead to the same state. Locks the payment's id first, then its order. */
export async function settleUpdate(
  tx: Transaction,
  orders: CardOrders,
  update: StripeUpdate,
  at: Date,
): Promise<UpdateOutcome> {
  if (update.paymentIntent) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${update.paymentIntent}, 27))`);
  }
  const known = await findCardPayment(tx, update);
  if (!known) return update.about === 'page' || !update.paymentIntent ? 'unknown' : 'waiting';
  const order = await orders.lock(tx, known.orderId);
  // Read again under the lock.
  const row = (await listCardPayments(tx, [known.orderId])).find(({ id }) => id === known.id);
  if (!order || !row) return 'unknown';
  if (update.about === 'refund') return settleRefund(tx, order, row, update, at);
  if (update.about === 'charge') return settleChargeTotal(tx, row, update, at);
  if (update.about === 'dispute') return settleDispute(tx, order, row, update, at);
  const waiting = await settlePage(tx, order, row, update, at);
  for (const earlier of waiting) await settleUpdate(tx, orders, earlier, at);
  return 'done';
}
