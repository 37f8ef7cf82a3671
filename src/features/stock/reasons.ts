import type { StockReason } from '#features/catalogue/stock-reasons.ts';

/** The reasons as staff read them. */
export const REASON_NAMES: Record<StockReason, string> = {
  opening: 'Opening stock',
  order: 'Order',
  cancellation: 'Cancellation',
  refund: 'Refund before dispatch',
  return: 'Return',
  delivery: 'Delivery received',
  count: 'Count',
  correction: 'Correction',
  import: 'Import',
  unexplained: 'Unexplained',
};

/** What staff do to the stock of a product. */
export const STOCK_TASKS = ['delivery', 'count', 'correction'] as const;
export type StockTask = (typeof STOCK_TASKS)[number];
