/** What the days of the order list's filter are about. */
export const DATE_MEANINGS = ['placed', 'sold', 'refunded', 'paid', 'vat'] as const;
export type DateMeaning = (typeof DATE_MEANINGS)[number];

/** In which sequence the order list stands. */
export const ORDER_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];
