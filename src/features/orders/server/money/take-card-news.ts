import { eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { findCardPayment, listCardPayments, storeEvent } from '#features/payments/server/door.ts';
import { type CardNews, newsOf } from '#features/payments/stripe-news.ts';
import { stripeEvents } from '#features/payments/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { lockOrderRow } from '../listing/load-orders.ts';
import { settleCardPage } from './settle-card-page.ts';
import { settleCardRefund, settleChargeTotal } from './settle-card-refund.ts';
import { settleDispute } from './settle-dispute.ts';

/** `unknown`: about no order of ours. `waiting`: about a payment that we have not heard of yet. */
export type NewsOutcome = 'done' | 'unknown' | 'waiting';

/**
 * Does what an event asks for, once, in the transaction that notes it: a twin waits and then finds it done, and what fails is
 * neither noted nor done, so that Stripe tells it again.
 */
export async function takeStripeEvent(context: AppContext, event: Stripe.Event): Promise<void> {
  const news = newsOf(event);
  const at = context.clock.now();
  const noted = { id: event.id, type: event.type, paymentIntent: news?.paymentIntent, receivedAt: at };
  const outcome = await context.db.transaction(async (tx) => {
    const isNew = await storeEvent(tx, { ...noted, outcome: news ? 'done' : 'ignored' });
    if (!isNew || !news) return null;
    const outcome = await takeCardNews(tx, news, at);
    const kept = { outcome, ...(outcome === 'waiting' && { news }) };
    if (outcome !== 'done') await tx.update(stripeEvents).set(kept).where(eq(stripeEvents.id, event.id));
    return outcome;
  });
  if (outcome === 'unknown') context.log.warn({ event: event.id, type: event.type }, 'Stripe told of no order of ours');
}

/**
 * Brings an order into line with what Stripe says of its payment. Whatever the order in which things are told, the same comes
 * of it: a payment is locked by its name first, then its order.
 */
export async function takeCardNews(tx: Transaction, news: CardNews, at: Date): Promise<NewsOutcome> {
  if (news.paymentIntent) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${news.paymentIntent}, 27))`);
  }
  const known = await findCardPayment(tx, news);
  if (!known) return news.about === 'page' || !news.paymentIntent ? 'unknown' : 'waiting';
  const order = await lockOrderRow(tx, known.orderId);
  // Read again now that nobody else can change it.
  const row = (await listCardPayments(tx, [known.orderId])).find(({ id }) => id === known.id);
  if (!order || !row) return 'unknown';
  if (news.about === 'refund') return settleCardRefund(tx, order, row, news, at);
  if (news.about === 'charge') return settleChargeTotal(tx, row, news, at);
  if (news.about === 'dispute') return settleDispute(tx, order, row, news, at);
  const waiting = await settleCardPage(tx, order, row, news, at);
  for (const earlier of waiting) await takeCardNews(tx, earlier, at);
  return 'done';
}
