import { desc, eq } from 'drizzle-orm';
import { STATUS_NAMES } from '#features/orders/status.ts';
import { orders } from '#features/orders/tables.ts';
import type { AppContext } from '#platform/app-context.ts';

/** How a customer's orders stand, newest first: what the assistant tells of them, and no more. */
export async function describeOwnOrders({ db }: AppContext, customerId: number) {
  const rows = await db
    .select({ orderNumber: orders.orderNumber, status: orders.status, estimatedDelivery: orders.estimatedDelivery })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.id))
    .limit(200);
  return rows.map(({ orderNumber, status, estimatedDelivery }) => ({
    orderNumber,
    status: STATUS_NAMES[status],
    estimatedDelivery: estimatedDelivery?.toISOString() ?? null,
  }));
}
