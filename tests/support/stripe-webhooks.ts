import Stripe from 'stripe';
import type { Visitor } from './shop.ts';
import { type Json, newId, type Page, refundedOf, type StripeStandIn, stripeKeys } from './stripe.ts';

// What Stripe tells a shop by its webhook.

/** An event as Stripe writes it, of the object as it stands now. */
export function eventOf(type: string, object: object): Json {
  return {
    id: newId('evt'),
    object: 'event',
    type,
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    data: { object: structuredClone(object) },
  };
}

/** How a charge stands: what of it went back, of which its refunds tell one by one. */
export function chargeOf(standIn: StripeStandIn, page: Page): Json {
  const { payment_intent, amount_total: amount, currency } = page;
  return {
    id: newId('ch'),
    object: 'charge',
    payment_intent,
    amount,
    currency,
    amount_refunded: refundedOf(standIn, page),
  };
}

/** A dispute as Stripe writes it: the customer has told their bank that something is wrong with the payment. */
export function disputeOf(page: Page, parts: Json = {}): Json {
  const { payment_intent, amount_total: amount, currency } = page;
  return {
    id: `du_${page.id}`,
    object: 'dispute',
    payment_intent,
    amount,
    currency,
    reason: 'product_not_received',
    status: 'needs_response',
    created: Math.floor(Date.now() / 1000),
    evidence_details: { due_by: Math.floor(Date.parse('2026-12-01T12:00:00Z') / 1000), has_evidence: false },
    ...parts,
  };
}

const { webhooks } = new Stripe(stripeKeys.STRIPE_SECRET_KEY);

/** The body and the headers of a webhook, signed by the SDK's own test helper. */
export function signedWebhook(event: object, { secret = stripeKeys.STRIPE_WEBHOOK_SECRET, at = new Date() } = {}) {
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(at.getTime() / 1000);
  const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { body: payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
}

export const WEBHOOK = '/api/payments/stripe/webhook';

/** Tells a shop of it; answers the status. */
export async function tell(visitor: Visitor, type: string, object: object, at?: Date): Promise<number> {
  return (await visitor.fetch(WEBHOOK, { method: 'POST', ...signedWebhook(eventOf(type, object), { at }) })).status;
}
