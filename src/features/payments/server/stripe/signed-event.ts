import type Stripe from 'stripe';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import { missingStripeKeys, stripeOf } from './client.ts';

// An older signature may be a replay.
const TOLERANCE_SECONDS = 300;

/** The event in a webhook's body. Throws `bad_signature` unless Stripe signed these bytes recently. */
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
