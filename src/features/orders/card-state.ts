/**
 * The card payment of an order that is not paid: the page waits for the shopper, the bank is at work, staff decide about what
 * came in, or it was refused or not paid in time.
 */
export const CARD_STATES = ['open', 'processing', 'held', 'failed'] as const;
export type CardState = (typeof CARD_STATES)[number];
