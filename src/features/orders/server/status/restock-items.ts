import { asc, eq, sql } from 'drizzle-orm';
import { returnStock } from '#features/catalogue/server/door.ts';
import type { StockWhy } from '#features/catalogue/stock-reasons.ts';
import { orderItems } from '#features/orders/tables.ts';
import type { Transaction } from '#platform/database.ts';

/**
 * Returns goods of an order to stock and marks its lines, so that cancelling the order later returns only the rest. Pieces that
 * are back already, by a refund before they were sent, are passed over. Call it with the order locked.
 */
export async function restockItems(
  tx: Transaction,
  orderId: number,
  returned: readonly { orderItemId: number; quantity: number }[],
  why?: StockWhy,
): Promise<void> {
  const back = new Map(returned.map(({ orderItemId, quantity }) => [orderItemId, quantity]));
  const items = await tx.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(asc(orderItems.id));
  const lines = items
    .filter(({ isService }) => !isService)
    .map(({ id, productId, quantity, restocked }) => ({
      ...{ id, productId },
      quantity: Math.min(back.get(id) ?? 0, quantity - restocked),
    }))
    .filter((line) => line.quantity > 0);
  for (const { id, quantity } of lines) {
    await tx
      .update(orderItems)
      .set({ restocked: sql`${orderItems.restocked} + ${quantity}` })
      .where(eq(orderItems.id, id));
  }
  if (lines.length > 0) await returnStock(tx, lines, why);
}
