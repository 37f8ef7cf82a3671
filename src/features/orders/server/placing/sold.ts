import { type SQL, sql } from 'drizzle-orm';
import { orders } from '#features/orders/tables.ts';

/** Whether an order counts as sold: placed, and not cancelled since. One that still waits for its card payment is not placed yet. */
export const isSold: SQL = sql`(${orders.status} <> 'cancelled' and not ${orders.awaitsPayment})`;
