import type Stripe from 'stripe';
import { updateOf } from '#features/payments/stripe-update.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import type { CardOrders } from './card-orders.ts';
import { missingStripeKeys, stripeOf } from './client.ts';
import { changeOutcome, storeEvent } from './event-rows.ts';
import { settleUpdate } from './settle-update.ts';

/** Settles an event once, in the transaction that stores it; a failed event is not stored, so that Stripe sends it again. */
export async function settleStripeEvent(context: AppContext, orders: CardOrders, event: Stripe.Event): Promise<void> {
  const update = updateOf(event);
  const at = context.clock.now();
  const noted = { id: event.id, type: event.type, paymentIntent: update?.paymentIntent, receivedAt: at };
  const outcome = await context.db.transaction(async (tx) => {
    const isNew = await storeEvent(tx, { ...noted, outcome: update ? 'done' : 'ignored' });
    if (!isNew || !update) return null;
    const outcome = await settleUpdate(tx, orders, update, at);
    if (outcome !== 'done') await changeOutcome(tx, event.id, { outcome, ...(outcome === 'waiting' && { update }) });
    return outcome;
  });
  if (outcome === 'unknown') context.log.warn({ event: event.id, type: event.type }, 'Stripe told of no order of ours');
}

// An older signature may be a replay.
const TOLERANCE_SECONDS = 300;

/** The event in a webhook's body. Throws `bad_signature` unless Stripe signed these bytes recently, and `not_found` without its keys. */
export async function readSignedEvent(
  { config, clock, log }: AppContext,
  body: Buffer,
  signature: string,
): Promise<Stripe.Event> {
  if (missingStripeKeys(config).length > 0) {
    throw refuse('not_found', 'Card payment is not set up in this shop.');
  }
  const { webhooks } = await stripeOf(config);
  try {
    return await webhooks.constructEventAsync(
      body,
      signature,
      config.STRIPE_WEBHOOK_SECRET ?? '',
      TOLERANCE_SECONDS,
      undefined,
      clock.now().getTime(),
    );
  } catch {
    log.warn('a webhook without a signature of Stripe was turned away');
    throw refuse('bad_signature', 'This does not carry the signature of our payment provider.');
  }
}
