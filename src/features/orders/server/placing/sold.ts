import { type SQL, sql } from 'drizzle-orm';
import { orders } from '#features/orders/tables.ts';

/** Whether an order counts as sold: it is not cancelled and does not wait for a card payment. */
export const isSold: SQL = sql`(${orders.status} <> 'cancelled' and not ${orders.awaitsPayment})`;
