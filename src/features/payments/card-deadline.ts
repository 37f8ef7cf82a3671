/** How long an order waits for its card payment before it is given up (decision C9). */
export const CARD_MINUTES = 30;

/** How long a hosted page would take a payment: Stripe wants at least half an hour from its own clock's now. */
export const PAGE_MINUTES = CARD_MINUTES + 2;

/** When an order that waits for its card payment is given up, counted from the newest page that was opened for it. */
export function payUntil({ createdAt }: { createdAt: Date }): Date {
  return new Date(createdAt.getTime() + CARD_MINUTES * 60_000);
}
