import type { OrderFitting } from '#features/orders/order-fitting.ts';
import { type Visit, visitOf } from '#features/orders/visit.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { piecesLeft } from '../../pieces.ts';
import type { OrderItemRow } from '../listing/load-orders.ts';
import { listItems } from '../money/refunded-pieces.ts';

/** What of an order's services is still paid for; null where it is nothing. The caller holds the order's lock. */
export async function visitLeft(tx: Transaction, orderId: number): Promise<Visit | null> {
  const items = await listItems(tx, orderId);
  return areServicesLeft(items) ? visitOf(items) : null;
}

/**
 * What we come for. Refuses to send anybody where all services were refunded, or a fitter where all screens were refunded or
 * returned. The caller holds the order's lock.
 */
export async function demandVisit(tx: Transaction, orderId: number, { screens }: OrderFitting): Promise<Visit> {
  const items = await listItems(tx, orderId);
  const visit = visitOf(items);
  if (!areServicesLeft(items)) throw refuse('conflict', `The ${visit} of this order was refunded already.`);
  // A survey looks at a place, and needs no screen.
  if (visit === 'survey') return visit;
  const isNothingLeft = screens.length > 0 && !screens.some(({ productId }) => isProductLeft(items, productId));
  if (isNothingLeft) throw refuse('conflict', 'Nothing is left to be fitted. Refund the fitting.');
  return visit;
}

function areServicesLeft(items: readonly OrderItemRow[]): boolean {
  return items.some((item) => item.isService && piecesLeft(item) > 0);
}

/** What was refunded, put back in stock, or sent back: one piece may be all of it. */
function isProductLeft(items: readonly OrderItemRow[], productId: number): boolean {
  const lines = items.filter((item) => !item.isService && item.productId === productId);
  return lines.some((item) => piecesLeft(item) > 0 && item.quantity > Math.max(item.restocked, item.returned));
}
