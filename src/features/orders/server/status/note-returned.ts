import { and, eq, sql } from 'drizzle-orm';
import { orderItems } from '#features/orders/tables.ts';
import type { Transaction } from '#platform/database.ts';

/**
 * Writes down that pieces of an order came back, whether or not they were refunded or restocked: they are not there to be fitted.
 * Call it with the order locked.
 */
export async function noteReturned(
  tx: Transaction,
  orderId: number,
  returned: readonly { orderItemId: number; quantity: number }[],
): Promise<void> {
  for (const { orderItemId, quantity } of returned) {
    await tx
      .update(orderItems)
      .set({ returned: sql`least(${orderItems.quantity}, ${orderItems.returned} + ${quantity})` })
      .where(and(eq(orderItems.orderId, orderId), eq(orderItems.id, orderItemId)));
  }
}
