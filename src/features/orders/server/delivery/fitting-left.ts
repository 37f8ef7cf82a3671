import type { OrderFitting } from '#features/orders/order-fitting.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { piecesLeft } from '../../pieces.ts';
import type { OrderItemRow, OrderRow } from '../listing/load-orders.ts';
import { listItems } from '../money/refunded-pieces.ts';

/** Whether fitting or a survey of an order is still paid for. The caller holds the order's lock. */
export async function hasServicesLeft(tx: Transaction, { id, fitting }: OrderRow): Promise<boolean> {
  return fitting !== null && areServicesLeft(await listItems(tx, id));
}

/** Refuses to send a fitter where all services were refunded, or where all screens were refunded or returned. The caller holds the order's lock. */
export async function demandSomethingToFit(tx: Transaction, orderId: number, { screens }: OrderFitting): Promise<void> {
  const items = await listItems(tx, orderId);
  if (!areServicesLeft(items)) throw refuse('conflict', 'The fitting of this order was refunded already.');
  // A survey alone looks at a place, and needs no screen.
  const isNothingLeft = screens.length > 0 && !screens.some(({ productId }) => isProductLeft(items, productId));
  if (isNothingLeft) throw refuse('conflict', 'Nothing is left to be fitted. Refund the fitting.');
}

function areServicesLeft(items: readonly OrderItemRow[]): boolean {
  return items.some((item) => item.isService && piecesLeft(item) > 0);
}

/** What was refunded, put back in stock, or sent back: one piece may be all of it. */
function isProductLeft(items: readonly OrderItemRow[], productId: number): boolean {
  const lines = items.filter((item) => !item.isService && item.productId === productId);
  return lines.some((item) => piecesLeft(item) > 0 && item.quantity > Math.max(item.restocked, item.returned));
}
