import { asc, sql } from 'drizzle-orm';
import { orders } from '#features/orders/tables.ts';
import { listPaymentsOf, type PaymentRow } from '#features/payments/server/door.ts';
import { compiled, type Slots } from '#platform/compiled.ts';
import type { Transaction } from '#platform/database.ts';
import { loadWholeOrders, type WholeOrder } from './load-orders.ts';

/** An order with its related rows and its ledger, oldest first. */
export interface OrderInHand extends WholeOrder {
  payments: readonly PaymentRow[];
}

const inHand = new WeakMap<Transaction, ReadonlyMap<number, OrderInHand>>();

const lockOrders = compiled((db, { ids }: Slots<{ ids: readonly number[] }>) =>
  db.select().from(orders).where(sql`${orders.id} = any(${ids})`).orderBy(asc(orders.id)).for('update'),
);

/**
 * Locks these orders until the transaction ends and reads them, with one statement per table: for work on many orders that changes
 * none of them. They are locked by id, so that no two such transactions wait for each other.
 */
export async function takeInHand(tx: Transaction, ids: readonly number[]): Promise<void> {
  const rows = await lockOrders(tx, { ids });
  const payments = Map.groupBy(await listPaymentsOf(tx, ids), ({ orderId }) => orderId);
  const whole = await loadWholeOrders(tx, rows);
  inHand.set(tx, new Map(whole.map((one) => [one.order.id, { ...one, payments: payments.get(one.order.id) ?? [] }])));
}

/** An order that this transaction has taken in hand; undefined where it has not, and its rows are to be read. */
export function orderInHand(tx: Transaction, id: number): OrderInHand | undefined {
  return inHand.get(tx)?.get(id);
}
