import { type RefundUpdate, refundUpdateOf } from '#features/payments/stripe-update.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Pence } from '#values/money.ts';
import { stripeOf } from './client.ts';

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
