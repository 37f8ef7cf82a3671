/** The sort orders of the customers. */
export const CUSTOMER_SORTS = ['newest', 'name', 'orders', 'spent', 'points'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

export const CUSTOMER_SORT_NAMES: Record<CustomerSort, string> = {
  newest: 'Newest first',
  name: 'By name',
  orders: 'Most orders',
  spent: 'Most spent',
  points: 'Most points',
};
