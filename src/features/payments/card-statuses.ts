/**
 * A page to pay on: being opened, open, the bank at work, the money here, held for a person, given back after that, refused by
 * the bank, not used in time.
 */
export const CARD_PAYMENT_STATUSES = [
  'starting',
  'open',
  'processing',
  'paid',
  'held',
  'returned',
  'failed',
  'expired',
] as const;
export type CardPaymentStatus = (typeof CARD_PAYMENT_STATUSES)[number];

/** Money on its way back: not yet with Stripe, with Stripe, with the customer, refused, held for a person. */
export const CARD_REFUND_STATUSES = ['requested', 'pending', 'succeeded', 'failed', 'held'] as const;
export type CardRefundStatus = (typeof CARD_REFUND_STATUSES)[number];
