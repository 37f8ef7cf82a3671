import { eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { findCardPayment, listCardPayments, storeEvent } from '#features/payments/server/door.ts';
import { type StripeUpdate, updateOf } from '#features/payments/stripe-update.ts';
import { stripeEvents } from '#features/payments/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { lockOrderRow } from '../listing/load-orders.ts';
import { settleCardPage } from './settle-card-page.ts';
import { settleCardRefund, settleChargeTotal } from './settle-card-refund.ts';
import { settleDispute } from './settle-dispute.ts';

/** `unknown`: about no order of ours. `waiting`: about a payment that we have not heard of yet. */
export type UpdateOutcome = 'done' | 'unknown' | 'waiting';

/**
 * Does what an event asks for, once, in the transaction that notes it: a twin waits and then finds it done, and what fails is
 * neither noted nor done, so that Stripe tells it again.
 */
export async function settleStripeEvent(context: AppContext, event: Stripe.Event): Promise<void> {
  const update = updateOf(event);
  const at = context.clock.now();
  const noted = { id: event.id, type: event.type, paymentIntent: update?.paymentIntent, receivedAt: at };
  const outcome = await context.db.transaction(async (tx) => {
    const isNew = await storeEvent(tx, { ...noted, outcome: update ? 'done' : 'ignored' });
    if (!isNew || !update) return null;
    const outcome = await settleUpdate(tx, update, at);
    const kept = { outcome, ...(outcome === 'waiting' && { update }) };
    if (outcome !== 'done') await tx.update(stripeEvents).set(kept).where(eq(stripeEvents.id, event.id));
    return outcome;
  });
  if (outcome === 'unknown') context.log.warn({ event: event.id, type: event.type }, 'Stripe told of no order of ours');
}

/**
 * Brings an order into line with what Stripe says of its payment. Whatever the order in which things are told, the same comes
 * of it: a payment is locked by its name first, then its order.
 */
export async function settleUpdate(tx: Transaction, update: StripeUpdate, at: Date): Promise<UpdateOutcome> {
  if (update.paymentIntent) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${update.paymentIntent}, 27))`);
  }
  const known = await findCardPayment(tx, update);
  if (!known) return update.about === 'page' || !update.paymentIntent ? 'unknown' : 'waiting';
  const order = await lockOrderRow(tx, known.orderId);
  // Read again now that nobody else can change it.
  const row = (await listCardPayments(tx, [known.orderId])).find(({ id }) => id === known.id);
  if (!order || !row) return 'unknown';
  if (update.about === 'refund') return settleCardRefund(tx, order, row, update, at);
  if (update.about === 'charge') return settleChargeTotal(tx, row, update, at);
  if (update.about === 'dispute') return settleDispute(tx, order, row, update, at);
  const waiting = await settleCardPage(tx, order, row, update, at);
  for (const earlier of waiting) await settleUpdate(tx, earlier, at);
  return 'done';
}
