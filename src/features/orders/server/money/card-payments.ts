import { refreshStripePayments, sendStripeRefunds, startStripePayment } from '#features/payments/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { cardOrders } from './card-orders.ts';
import { giveUpUnstarted } from './give-up-order.ts';

/**
 * The URL of the hosted page on which an order is paid, the same for every call while it is open; `shopUrl` is where the
 * shopper's browser finds the shop. Throws `cards_away`, `conflict` or `invalid`.
 */
export function startCardPayment(context: AppContext, orderId: number, shopUrl?: string): Promise<string> {
  return startStripePayment(context, cardOrders, { orderId, shopUrl });
}

/** Sends refunds that were asked for to Stripe, of one order or of all; while Stripe is away they wait. */
export function sendCardRefunds(context: AppContext, orderId?: number): Promise<void> {
  return sendStripeRefunds(context, cardOrders, orderId);
}

/** Settles what lost webhooks left open, and gives up orders whose payment was never begun; the timed job calls it. */
export async function watchCardPayments(context: AppContext): Promise<void> {
  await refreshStripePayments(context, cardOrders);
  await giveUpUnstarted(context);
}
