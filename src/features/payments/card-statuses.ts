/**
 * A hosted page: being opened, open, the bank at work, the money here, held for a decision of staff, given back after that,
 * refused by the bank, not used in time.
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

/** A refund: not sent to Stripe yet, with Stripe, with the customer, refused, held for a decision of staff. */
export const CARD_REFUND_STATUSES = ['requested', 'pending', 'succeeded', 'failed', 'held'] as const;
export type CardRefundStatus = (typeof CARD_REFUND_STATUSES)[number];

/**
 * A payment that the customer disputes at their bank, in the order in which it goes: a question before a dispute, a dispute, and
 * what came of either. What is closed stays closed.
 */
export const DISPUTE_STATUSES = [
  'warning_needs_response',
  'warning_under_review',
  'needs_response',
  'under_review',
  'warning_closed',
  'prevented',
  'won',
  'lost',
] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

const CLOSED: readonly DisputeStatus[] = ['warning_closed', 'prevented', 'won', 'lost'];

export function isClosed(status: DisputeStatus): boolean {
  return CLOSED.includes(status);
}

/** Whether it is the shop's turn: the bank waits for its evidence. */
export function awaitsAnswer(status: DisputeStatus): boolean {
  return status === 'warning_needs_response' || status === 'needs_response';
}

/** Whether the second comes later than the first: updates in any order lead to the same. */
export function isFurther(from: DisputeStatus, to: DisputeStatus): boolean {
  return !isClosed(from) && DISPUTE_STATUSES.indexOf(to) > DISPUTE_STATUSES.indexOf(from);
}
