/** How long an order waits for its card payment before it is cancelled (decision C9). */
export const CARD_MINUTES = 30;

/** How long a hosted page accepts a payment: Stripe requires at least half an hour by its own clock. */
export const PAGE_MINUTES = CARD_MINUTES + 2;

/** When an order is cancelled without a card payment, counted from its newest hosted page. */
export function payUntil({ createdAt }: { createdAt: Date }): Date {
  return new Date(createdAt.getTime() + CARD_MINUTES * 60_000);
}
