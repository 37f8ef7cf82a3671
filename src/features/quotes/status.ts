/** Where a quote stands. What was not accepted can be priced and sent anew. */
export const QUOTE_STATUSES = ['requested', 'sent', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

export const QUOTE_STATUS_NAMES: Record<QuoteStatus, string> = {
  requested: 'To be priced',
  sent: 'Waiting for the customer',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
};

/** How long a quote holds unless staff say otherwise. */
export const QUOTE_DAYS = 30;

/** Whether a quote's last day is over; both are days in London, `2026-11-21`, and the last day counts whole. */
export function isPast(validUntil: string | null, today: string): boolean {
  return validUntil !== null && today > validUntil;
}
