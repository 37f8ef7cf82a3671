import { PAYMENT_STATUSES } from './status.ts';

/**
 * Where the money of the listed orders stands: a payment status; or `unpaid` for all that is open, `overdue` for bank transfers
 * that were not paid within 14 days, `held` where money waits for a decision.
 */
export const PAYMENT_FILTERS = ['unpaid', 'overdue', 'held', ...PAYMENT_STATUSES] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

/** What the days of the order list's filter are about. */
export const DATE_MEANINGS = ['placed', 'sold', 'refunded', 'paid', 'vat'] as const;
export type DateMeaning = (typeof DATE_MEANINGS)[number];

/** In which sequence the order list stands. */
export const ORDER_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];
