import { desc, eq } from 'drizzle-orm';
import { orders } from '#features/orders/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import type { OrderRow } from './load-orders.ts';

/** The ids of a customer's orders, as a subquery: `inArray(returns.orderId, orderIdsOf(db, 7))`. */
export function orderIdsOf(db: Database | Transaction, customerId: number) {
  return db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId));
}

/** A customer's newest orders, newest first, without related rows. */
export function latestOrders(db: Database, customerId: number, most: number): Promise<OrderRow[]> {
  return db.select().from(orders).where(eq(orders.customerId, customerId)).orderBy(desc(orders.id)).limit(most);
}
