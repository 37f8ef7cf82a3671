/** The state of an unpaid card payment: waiting for the shopper, the bank or staff, or refused or expired. */
export const CARD_STATES = ['open', 'processing', 'held', 'failed'] as const;
export type CardState = (typeof CARD_STATES)[number];
