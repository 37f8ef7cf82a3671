import { eq } from 'drizzle-orm';
import { orders } from '#features/orders/tables.ts';
import { announce } from '#platform/announcements.ts';
import type { Transaction } from '#platform/database.ts';
import type { OrderRow } from '../listing/load-orders.ts';

/** Announces an order once its card payment is in progress. Call it with the order locked. */
export async function confirmOrder(tx: Transaction, order: OrderRow, at: Date): Promise<OrderRow> {
  if (!order.awaitsPayment) return order;
  await tx.update(orders).set({ awaitsPayment: false }).where(eq(orders.id, order.id));
  await announce(tx, 'order.placed', { orderId: order.id }, at);
  return { ...order, awaitsPayment: false };
}
