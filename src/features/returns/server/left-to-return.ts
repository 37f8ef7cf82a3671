import { and, asc, eq, not, sql } from 'drizzle-orm';
import { orderItems } from '#features/orders/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { returnLines, returns } from '../tables.ts';

export interface ReturnableItem {
  itemId: number;
  productName: string;
  /** What was sent less what was returned or is asked for; what staff refused counts as never asked. */
  left: number;
}

/** How many of each line of goods can still be returned. Lock the order first when a decision depends on it. */
export async function leftToReturn(db: Database | Transaction, orderId: number): Promise<ReturnableItem[]> {
  const asked = db
    .select({ itemId: returnLines.orderItemId, quantity: sql<number>`sum(${returnLines.quantity})::int`.as('asked') })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(sql`${returns.orderId} = ${orderId} and ${returns.status} <> 'refused'`)
    .groupBy(returnLines.orderItemId)
    .as('asked_for');
  return db
    .select({
      itemId: orderItems.id,
      productName: orderItems.productName,
      left: sql<number>`greatest(0, ${orderItems.quantity} - ${orderItems.withdrawn} - coalesce(${asked.quantity}, 0))`,
    })
    .from(orderItems)
    .leftJoin(asked, eq(asked.itemId, orderItems.id))
    .where(and(eq(orderItems.orderId, orderId), not(orderItems.isService)))
    .orderBy(asc(orderItems.id));
}
