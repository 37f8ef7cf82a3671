import { lt } from 'drizzle-orm';
import type Stripe from 'stripe';
import { stripeEvents } from '#features/payments/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { addDays } from '#values/instant.ts';
import { missingStripeKeys, stripeOf } from './client.ts';

// Older than this is a recording that somebody plays again.
const TOLERANCE_SECONDS = 300;
// Stripe gives up on an event after three days.
const KEPT_DAYS = 90;

/** The event in a webhook's body, if Stripe signed exactly these bytes, and not long ago. */
export async function readSignedEvent(
  { config, clock, log }: AppContext,
  body: Buffer,
  signature: string,
): Promise<Stripe.Event> {
  if (missingStripeKeys(config).length > 0) {
    throw refuse('unavailable', 'Card payment is not set up in this shop.', { headers: { 'Retry-After': '3600' } });
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

type EventRow = typeof stripeEvents.$inferInsert;

/** Writes down that this event was handled; false when it had been before. A twin under way is waited for. */
export async function storeEvent(tx: Transaction, event: EventRow): Promise<boolean> {
  const rows = await tx.insert(stripeEvents).values(event).onConflictDoNothing().returning({ id: stripeEvents.id });
  return rows.length > 0;
}

/** The clean-up job's part. */
export async function deleteOldStripeEvents({ db, clock }: AppContext): Promise<void> {
  await db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, addDays(clock.now(), -KEPT_DAYS)));
}
