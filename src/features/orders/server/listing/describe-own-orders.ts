import { desc, eq } from 'drizzle-orm';
import { STATUS_NAMES } from '#features/orders/status.ts';
import { orders } from '#features/orders/tables.ts';
import type { AppContext } from '#platform/app-context.ts';

/** The status of a customer's orders, newest first, for the assistant. */
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
