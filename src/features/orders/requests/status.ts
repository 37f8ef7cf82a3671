/** Where an order request waits for an answer: before staff, or before the buyer again. */
export const OPEN_STATUSES = ['waiting', 'offered'] as const;
/** How an order request ends: as an order, declined by staff, or withdrawn by the buyer. */
export const CLOSED_STATUSES = ['confirmed', 'declined', 'withdrawn'] as const;
export const REQUEST_STATUSES = [...OPEN_STATUSES, ...CLOSED_STATUSES] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Whether a request in this state still waits for an answer. */
export function isOpen(status: RequestStatus): status is (typeof OPEN_STATUSES)[number] {
  return OPEN_STATUSES.some((open) => open === status);
}

/**
 * What it is beyond: the unpaid orders of a guest, their sum, the share of a product that unpaid guests may hold, or the unpaid
 * orders of all guests in an hour.
 */
export const REQUEST_REASONS = ['orders', 'amount', 'stock', 'rush'] as const;
export type RequestReason = (typeof REQUEST_REASONS)[number];
