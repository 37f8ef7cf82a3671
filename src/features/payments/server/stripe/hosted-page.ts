import { type PageUpdate, pageUpdateOf, type RefundUpdate, refundUpdateOf } from '#features/payments/stripe-update.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Pence } from '#values/money.ts';
import { stripeOf } from './client.ts';

/** A hosted page to open. Two requests with one key open one page. */
export interface NewPage {
  key: string;
  orderNumber: string;
  amount: Pence;
  email: string;
  expiresAt: Date;
  successUrl: string;
  cancelUrl: string;
}

/** Opens a hosted page. Throws the client's error when Stripe is unreachable or refuses. */
export async function openPage({ config }: AppContext, page: NewPage): Promise<{ sessionId: string; url: string }> {
  const stripe = await stripeOf(config);
  const metadata = { order_number: page.orderNumber, payment_key: page.key };
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: page.orderNumber,
      customer_email: page.email,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'gbp',
            unit_amount: page.amount,
            product_data: { name: `Order ${page.orderNumber}` },
          },
        },
      ],
      metadata,
      payment_intent_data: { metadata, description: `Order ${page.orderNumber}` },
      // Orders are charged in pounds, whatever the card's currency (decision E1).
      adaptive_pricing: { enabled: false },
      expires_at: Math.floor(page.expiresAt.getTime() / 1000),
      success_url: page.successUrl,
      cancel_url: page.cancelUrl,
    },
    { idempotencyKey: `page-${page.key}` },
  );
  if (!session.url) throw new Error('Stripe opened a page without an address.');
  return { sessionId: session.id, url: session.url };
}

/** Reads the current state of a page. */
export async function readPage({ config }: AppContext, sessionId: string): Promise<PageUpdate> {
  const stripe = await stripeOf(config);
  return pageUpdateOf(await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] }));
}

/** Closes a page, so that it accepts no payment. Stripe refuses this when the page has just been paid. */
export async function closePage({ config }: AppContext, sessionId: string): Promise<PageUpdate> {
  const stripe = await stripeOf(config);
  return pageUpdateOf(await stripe.checkout.sessions.expire(sessionId));
}

/** Requests a refund; of everything left when `amount` is null. Two requests with one key are one refund. */
export async function askRefund(
  { config }: AppContext,
  { key, paymentIntent, amount }: { key: string; paymentIntent: string; amount: Pence | null },
): Promise<RefundUpdate> {
  const stripe = await stripeOf(config);
  const refund = await stripe.refunds.create(
    { payment_intent: paymentIntent, ...(amount !== null && { amount }), metadata: { refund_key: key } },
    { idempotencyKey: `refund-${key}` },
  );
  return refundUpdateOf(refund);
}

/** Reads the current state of a refund. */
export async function readRefund({ config }: AppContext, refundId: string): Promise<RefundUpdate> {
  const stripe = await stripeOf(config);
  return refundUpdateOf(await stripe.refunds.retrieve(refundId));
}

/** Reads every refund of a payment. */
export async function readRefundsOf({ config }: AppContext, paymentIntent: string): Promise<RefundUpdate[]> {
  const stripe = await stripeOf(config);
  const { data } = await stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 });
  return data.map(refundUpdateOf);
}
