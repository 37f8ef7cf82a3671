/** A hosted page. `held`: staff must decide about the payment; `returned`: staff refunded it. */
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

/** A refund. `requested`: not sent to Stripe yet; `held`: staff must decide about it. */
export const CARD_REFUND_STATUSES = ['requested', 'pending', 'succeeded', 'failed', 'held'] as const;
export type CardRefundStatus = (typeof CARD_REFUND_STATUSES)[number];

/** The statuses of a dispute in sequence: an inquiry (`warning`), a dispute, and the final outcomes. */
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

/** Whether the bank waits for the shop's evidence. */
export function awaitsAnswer(status: DisputeStatus): boolean {
  return status === 'warning_needs_response' || status === 'needs_response';
}

/** Whether `to` is a later status than `from`, so that updates in any sequence lead to the same result. */
export function isFurther(from: DisputeStatus, to: DisputeStatus): boolean {
  return !isClosed(from) && DISPUTE_STATUSES.indexOf(to) > DISPUTE_STATUSES.indexOf(from);
}
