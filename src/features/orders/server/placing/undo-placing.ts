import { and, eq, not } from 'drizzle-orm';
import { type CartOwner, refillCart } from '#features/cart/server/door.ts';
import { returnStock } from '#features/catalogue/server/door.ts';
import { forgetSpending } from '#features/credit/server/door.ts';
import { idempotencyKeys, orderItems, orders } from '#features/orders/tables.ts';
import { forgetPayments, hasOpenedPage } from '#features/payments/server/door.ts';
import { forgetRedemption } from '#features/rewards/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { lockOrderRow } from '../listing/load-orders.ts';
import { stockWhy } from '../status/stock-why.ts';

export interface PlacedInVain {
  orderId: number;
  owner: CartOwner;
  sessionId: number;
  idempotencyKey: string;
}

/**
 * Deletes an unannounced order whose hosted payment page could not be opened: stock, points, cart and idempotency key are as
 * before. An order that has changed meanwhile stays, and is cancelled later if it is not paid.
 */
export async function undoPlacing({ db, clock }: AppContext, placed: PlacedInVain): Promise<void> {
  const { orderId, owner, sessionId, idempotencyKey } = placed;
  await db.transaction(async (tx) => {
    const order = await lockOrderRow(tx, orderId);
    if (!order) return;
    const isUntouched = order.awaitsPayment && order.status === 'pending' && order.version === 1;
    if (!isUntouched || (await hasOpenedPage(tx, orderId))) return;
    // The locking sequence of placing an order: the key, the cart, the products, the points, the credit.
    await tx
      .delete(idempotencyKeys)
      .where(and(eq(idempotencyKeys.sessionId, sessionId), eq(idempotencyKeys.key, idempotencyKey)));
    const items = await tx
      .select()
      .from(orderItems)
      .where(and(eq(orderItems.orderId, orderId), not(orderItems.isService)))
      .orderBy(orderItems.productId);
    await refillCart(
      tx,
      owner,
      items.map(({ productId, quantity, unitPrice }) => {
        const { productId: _, ...fitting } = order.fitting?.screens.find((one) => one.productId === productId) ?? {};
        return { productId, quantity, priceWhenAdded: unitPrice, ...('count' in fitting && { fitting }) };
      }),
    );
    const at = clock.now();
    const note = 'Its payment page could not be opened';
    await returnStock(tx, items, stockWhy(order, 'cancellation', { at, note }));
    await forgetRedemption(tx, orderId, at);
    await forgetPayments(tx, orderId, (ids) => forgetSpending(tx, ids));
    await tx.delete(orders).where(eq(orders.id, orderId));
  });
}
