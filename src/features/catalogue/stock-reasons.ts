/** Why a product's stock changes. `unexplained`: something else than the shop wrote to the database. */
export const STOCK_REASONS = [
  'opening',
  'order',
  'cancellation',
  'refund',
  'return',
  'delivery',
  'count',
  'correction',
  'import',
  'unexplained',
] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/** What the ledger says of a change of stock beside its figures. */
export interface StockWhy {
  reason: StockReason;
  at: Date;
  /** The member of staff; absent for customers and the shop itself. */
  actorId?: number | null | undefined;
  orderId?: number | undefined;
  orderNumber?: string | undefined;
  returnId?: number | undefined;
  note?: string | undefined;
}
