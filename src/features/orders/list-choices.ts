import { PAYMENT_STATUSES } from './status.ts';

/**
 * Where the money of the listed orders stands: a payment status; or `unpaid` for all that is open, `overdue` for bank transfers
 * that did not arrive in time, `held` where money waits for a decision, `owed_back` where money of a cancelled order, or what was paid too much, has not gone
 * back.
 */
export const PAYMENT_FILTERS = ['unpaid', 'overdue', 'held', 'owed_back', ...PAYMENT_STATUSES] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

/** The date that the order list filters by. */
export const DATE_MEANINGS = ['placed', 'sold', 'refunded', 'paid', 'vat'] as const;
export type DateMeaning = (typeof DATE_MEANINGS)[number];

export const ORDER_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];
