import { and, eq } from 'drizzle-orm';
import { type CartOwner, refillCart } from '#features/cart/server/door.ts';
import { returnStock } from '#features/catalogue/server/door.ts';
import { idempotencyKeys, orderItems, orders } from '#features/orders/tables.ts';
import { hasOpenedPage } from '#features/payments/server/door.ts';
import { forgetRedemption } from '#features/rewards/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { lockOrderRow } from '../listing/load-orders.ts';

export interface PlacedInVain {
  orderId: number;
  owner: CartOwner;
  sessionId: number;
  idempotencyKey: string;
}

/**
 * Takes back an order that was not announced yet, because no page to pay it on could be opened: the goods are on the shelf, the
 * points with their owner and the lines in the cart again, and the same key may order anew. An order that anything has
 * happened to meanwhile stays, and its key still names it; it is given up with the others that were not paid.
 */
export async function undoPlacing({ db, clock }: AppContext, placed: PlacedInVain): Promise<void> {
  const { orderId, owner, sessionId, idempotencyKey } = placed;
  await db.transaction(async (tx) => {
    const order = await lockOrderRow(tx, orderId);
    if (!order) return;
    const isUntouched = order.awaitsPayment && order.status === 'pending' && order.version === 1;
    if (!isUntouched || (await hasOpenedPage(tx, orderId))) return;
    // In the sequence of placing it: the key, the cart, the products, the points.
    await tx
      .delete(idempotencyKeys)
      .where(and(eq(idempotencyKeys.sessionId, sessionId), eq(idempotencyKeys.key, idempotencyKey)));
    const items = await tx
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, orderId))
      .orderBy(orderItems.productId);
    await refillCart(
      tx,
      owner,
      items.map(({ productId, quantity, unitPrice }) => ({ productId, quantity, priceWhenAdded: unitPrice })),
    );
    await returnStock(tx, items);
    await forgetRedemption(tx, orderId, clock.now());
    await tx.delete(orders).where(eq(orders.id, orderId));
  });
}
