import { refreshStripePayments, sendStripeRefunds, startStripePayment } from '#features/payments/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { cardOrders } from './card-orders.ts';
import { giveUpUnstarted } from './give-up-order.ts';

/**
 * The URL of the hosted payment page, the same for every call while it is open; `shopUrl` is the shop's URL in the shopper's
 * browser. Throws `cards_away`, `conflict` or `invalid`.
 */
export function startCardPayment(context: AppContext, orderId: number, shopUrl?: string): Promise<string> {
  return startStripePayment(context, cardOrders, { orderId, shopUrl });
}

/** Sends the requested refunds of one order or of all orders to Stripe; while Stripe is unreachable they wait. */
export function sendCardRefunds(context: AppContext, orderId?: number): Promise<void> {
  return sendStripeRefunds(context, cardOrders, orderId);
}

/** Settles payments whose webhooks were lost, and cancels orders whose payment was never started; a timed job calls it. */
export async function watchCardPayments(context: AppContext): Promise<void> {
  await refreshStripePayments(context, cardOrders);
  await giveUpUnstarted(context);
}
