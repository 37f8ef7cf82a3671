import { desc, eq } from 'drizzle-orm';
import type { Order } from '#features/orders/contract.ts';
import { awaitsTransfer } from '#features/orders/expected-day.ts';
import { STATUS_NAMES } from '#features/orders/status.ts';
import { orders } from '#features/orders/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { bankDetailsByOrder } from './bank-details.ts';
import { loadWholeOrders } from './load-orders.ts';
import { presentOrder } from './present-order.ts';

/** The ids of a customer's orders, as a subquery: `inArray(returns.orderId, orderIdsOf(db, 7))`. */
export function orderIdsOf(db: Database | Transaction, customerId: number) {
  return db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId));
}

/** A customer's newest orders, newest first. */
export async function latestOrders(db: Database, customerId: number, most: number): Promise<Order[]> {
  const isOwn = eq(orders.customerId, customerId);
  const rows = await db.select().from(orders).where(isOwn).orderBy(desc(orders.id)).limit(most);
  return (await loadWholeOrders(db, rows)).map(presentOrder);
}

/** The status of a customer's orders, newest first, for the assistant. */
export async function describeOwnOrders({ db }: AppContext, customerId: number) {
  const { id, orderNumber, status, paymentStatus, paymentMethodId, orderDate, estimatedDelivery } = orders;
  const rows = await db
    .select({ id, orderNumber, status, paymentStatus, paymentMethodId, orderDate, estimatedDelivery })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.id))
    .limit(200);
  const banks = await bankDetailsByOrder(db, rows);
  return rows.map((row) => ({
    orderNumber: row.orderNumber,
    status: STATUS_NAMES[row.status],
    estimatedDelivery: row.estimatedDelivery?.toISOString() ?? null,
    awaitsPayment: awaitsTransfer({ ...row, bankDetails: banks.get(row.id) }),
  }));
}
