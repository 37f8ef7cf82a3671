/** The statuses of a quote. A quote that was not accepted can be priced and sent again. */
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

/** The default validity of a quote. */
export const QUOTE_DAYS = 30;

/** Whether a quote's last day is over; both are days in London, such as `2026-11-21`. */
export function isPast(validUntil: string | null, today: string): boolean {
  return validUntil !== null && today > validUntil;
}
