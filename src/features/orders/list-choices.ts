import { PAYMENT_STATUSES } from './status.ts';

/** A payment status; or all unpaid orders, bank transfers older than 14 days, payments that wait for a decision. */
export const PAYMENT_FILTERS = ['unpaid', 'overdue', 'held', ...PAYMENT_STATUSES] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

/** The date that the order list filters by. */
export const DATE_MEANINGS = ['placed', 'sold', 'refunded', 'paid', 'vat'] as const;
export type DateMeaning = (typeof DATE_MEANINGS)[number];

export const ORDER_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];
