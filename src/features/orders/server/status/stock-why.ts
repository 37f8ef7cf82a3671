import type { StockReason, StockWhy } from '#features/catalogue/stock-reasons.ts';
import type { OrderRow } from '../listing/load-orders.ts';

/** Why an order changes stock, for the ledger of stock; `actorId` is the member of staff. */
export function stockWhy(
  { id: orderId, orderNumber }: Pick<OrderRow, 'id' | 'orderNumber'>,
  reason: StockReason,
  more: Omit<StockWhy, 'reason' | 'orderId' | 'orderNumber'>,
): StockWhy {
  return { ...more, reason, orderId, orderNumber };
}
