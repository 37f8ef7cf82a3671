/** How long an order waits for its card payment before it is given up (decision C9). */
export const CARD_MINUTES = 30;

/** How long the page itself would take a payment: Stripe wants at least half an hour from its own clock's now. */
export const PAGE_MINUTES = CARD_MINUTES + 2;

/**
 * How far the card payment of an order has come that is not paid: the page waits for the shopper, the bank is at work, somebody
 * has to look at what came in, it was refused or not paid in time.
 */
export const CARD_STATES = ['open', 'processing', 'held', 'failed'] as const;
export type CardState = (typeof CARD_STATES)[number];

/** When an order that waits for its card payment is given up, counted from the newest page that was opened for it. */
export function payUntil({ createdAt }: { createdAt: Date }): Date {
  return new Date(createdAt.getTime() + CARD_MINUTES * 60_000);
}
