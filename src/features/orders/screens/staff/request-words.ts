import type { RequestReason, RequestStatus } from '#features/orders/requests/status.ts';

export const REQUEST_STATUS_NAMES: Record<RequestStatus, string> = {
  waiting: 'To be confirmed',
  offered: 'With the buyer',
  confirmed: 'Confirmed',
  declined: 'Declined',
  withdrawn: 'Withdrawn by the buyer',
};

/** Why an order waits, for staff. */
export const REASON_WORDS: Record<RequestReason, string> = {
  orders: 'Too many unpaid orders from this address or network',
  amount: 'Too much unpaid from this address or network',
  stock: 'Would take too much stock before it is paid',
  rush: 'Far more unpaid orders of guests in an hour than usual, and this one without a check for bots',
};
