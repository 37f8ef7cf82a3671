/** Where an order request stands: before staff, before the buyer again, or answered. */
export const REQUEST_STATUSES = ['waiting', 'offered', 'confirmed', 'declined'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/**
 * What it is beyond: the unpaid orders of a guest, their sum, the share of a product that unpaid guests may hold, or the unpaid
 * orders of all guests in an hour.
 */
export const REQUEST_REASONS = ['orders', 'amount', 'stock', 'rush'] as const;
export type RequestReason = (typeof REQUEST_REASONS)[number];
