import { eq, sql } from 'drizzle-orm';
import type { Order } from '#features/orders/contract.ts';
import { orders } from '#features/orders/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import { loadWholeOrder, lockOrderRow } from '../listing/load-orders.ts';
import { presentOrder } from '../listing/present-order.ts';
import { type Asker, demandOwn } from '../may.ts';

/** The owner confirms that the order arrived (decision D7). Confirming again retains the first time. */
export async function confirmDelivery(context: AppContext, orderId: number, asker: Asker): Promise<Order> {
  return context.db.transaction(async (tx) => {
    const order = demandOwn(await lockOrderRow(tx, orderId), asker);
    if (order.status !== 'delivered') {
      throw refuse('conflict', 'You can confirm the delivery once the order has been delivered.');
    }
    if (order.deliveryConfirmedAt) return presentOrder(await loadWholeOrder(tx, order));
    const [confirmed = order] = await tx
      .update(orders)
      .set({ deliveryConfirmedAt: context.clock.now(), version: sql`${orders.version} + 1` })
      .where(eq(orders.id, order.id))
      .returning();
    return presentOrder(await loadWholeOrder(tx, confirmed));
  });
}
