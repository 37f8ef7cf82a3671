import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { namesOfUsers } from '#features/accounts/server/door.ts';
import { nameOfUser } from '#features/accounts/user-name.ts';
import { orderEvents, orderItems, orders } from '#features/orders/tables.ts';
import { type LedgerSums, NOTHING_PAID } from '#features/payments/ledger-sums.ts';
import { bankDetailsOf, type CardPaymentRow, listCardPayments, sumPaymentsOf } from '#features/payments/server/door.ts';
import { compiled, type Slots } from '#platform/compiled.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { readOrderNumber } from '#values/order-number.ts';
import { decidersByOrder } from '../money/being-decided.ts';
import { bankDetailsByOrder } from './bank-details.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof orderItems.$inferSelect;
export type OrderEventRow = typeof orderEvents.$inferSelect;

/** An order with its related rows. */
export interface WholeOrder {
  order: OrderRow;
  items: OrderItemRow[];
  events: OrderEventRow[];
  /** What its ledger adds up to. */
  sums: LedgerSums;
  customerName: string | null;
  /** The account to pay to; null unless a bank transfer is due. */
  bankDetails: string[] | null;
  /** The member of staff who has decided about money that is owed back, until it moves; null where nothing waits. */
  decidedBy: number | null;
  /** The newest hosted payment page; null unless a card payment is due. */
  cardPayment: { newest: CardPaymentRow | null } | null;
}

type Reader = Database | Transaction;

/** The order with this id (digits) or number (as a person may type it), if there is one. */
export async function findOrderRow(db: Reader, idOrNumber: string | number): Promise<OrderRow | undefined> {
  const isId = /^\d{1,7}$/.test(String(idOrNumber)) || typeof idOrNumber === 'number';
  const orderNumber = isId ? null : readOrderNumber(String(idOrNumber));
  if (!isId && !orderNumber) return undefined;
  const [row] = await db
    .select()
    .from(orders)
    .where(isId ? eq(orders.id, Number(idOrNumber)) : eq(orders.orderNumber, orderNumber ?? ''));
  return row;
}

/** The numbers of these orders by id, in one query. */
export async function orderNumbersById(db: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { id, orderNumber } = orders;
  const found = await db
    .select({ id, orderNumber })
    .from(orders)
    .where(inArray(id, [...ids]));
  return new Map(found.map((row) => [row.id, row.orderNumber]));
}

/** The events of an order, oldest first. */
export function listOrderEvents(db: Reader, orderId: number): Promise<OrderEventRow[]> {
  return eventsOf(db, { ids: [orderId] });
}

type OfOrders = { ids: readonly number[] };

const itemsOf = compiled((db, { ids }: Slots<OfOrders>) =>
  db.select().from(orderItems).where(sql`${orderItems.orderId} = any(${ids})`).orderBy(asc(orderItems.id)),
);

const eventsOf = compiled((db, { ids }: Slots<OfOrders>) =>
  db.select().from(orderEvents).where(sql`${orderEvents.orderId} = any(${ids})`).orderBy(asc(orderEvents.id)),
);

/** Locks the order until the transaction ends, so that concurrent changes follow each other. */
export async function lockOrderRow(tx: Transaction, orderId: number): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return row;
}

/** Loads the related rows of these orders in the same sequence, with one query per table. */
export async function loadWholeOrders(db: Reader, rows: readonly OrderRow[]): Promise<WholeOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const items = await itemsOf(db, { ids });
  const events = await eventsOf(db, { ids });
  const sums = await sumPaymentsOf(db, ids);
  const itemsByOrder = Map.groupBy(items, (item) => item.orderId);
  const eventsByOrder = Map.groupBy(events, (event) => event.orderId);
  const parties = await loadParties(db, rows);
  return rows.map((order) => ({
    order,
    items: itemsByOrder.get(order.id) ?? [],
    events: eventsByOrder.get(order.id) ?? [],
    sums: sums.get(order.id) ?? NOTHING_PAID,
    ...parties(order),
  }));
}

export async function loadWholeOrder(db: Reader, row: OrderRow): Promise<WholeOrder> {
  const [whole] = await loadWholeOrders(db, [row]);
  if (!whole) throw new Error('An order that was just read is gone.');
  return whole;
}

export async function findWholeOrder(db: Reader, id: number): Promise<WholeOrder | undefined> {
  const row = await findOrderRow(db, id);
  return row && loadWholeOrder(db, row);
}

type OwnRows = 'items' | 'events' | 'sums';

/**
 * Completes an order that this transaction has just placed with what it has written and read, without reading it again. Nobody has
 * decided about its money yet, and its payment page is opened later.
 */
export async function completePlaced(
  db: Reader,
  order: OrderRow,
  written: Pick<WholeOrder, OwnRows>,
  { method, buyer }: { method: Parameters<typeof bankDetailsOf>[0]; buyer: User | null },
): Promise<WholeOrder> {
  const { customerId, paymentStatus, awaitsPayment } = order;
  const names = buyer ? new Map([[buyer.id, nameOfUser(buyer)]]) : await namesOfUsers(db, [customerId]);
  return {
    order,
    ...written,
    customerName: customerId === null ? null : (names.get(customerId) ?? null),
    bankDetails: paymentStatus === 'pending' ? bankDetailsOf(method) : null,
    decidedBy: null,
    cardPayment: awaitsPayment ? { newest: null } : null,
  };
}

/** The customers' names, and where what is due of these orders is paid. */
async function loadParties(
  db: Reader,
  rows: readonly OrderRow[],
): Promise<(order: OrderRow) => Omit<WholeOrder, 'order' | OwnRows>> {
  const names = await namesOfUsers(
    db,
    rows.map(({ customerId }) => customerId),
  );
  const banks = await bankDetailsByOrder(db, rows);
  const deciders = await decidersByOrder(db, rows);
  const byCard = rows.filter((row) => row.awaitsPayment || ['pending', 'failed'].includes(row.paymentStatus));
  const pages =
    byCard.length > 0
      ? await listCardPayments(
          db,
          byCard.map(({ id }) => id),
        )
      : [];
  // The pages are sorted newest first.
  const newest = (order: OrderRow) => pages.find((page) => page.orderId === order.id) ?? null;
  return (order) => ({
    customerName: order.customerId === null ? null : (names.get(order.customerId) ?? null),
    bankDetails: banks.get(order.id) ?? null,
    decidedBy: deciders.get(order.id) ?? null,
    cardPayment: order.awaitsPayment || newest(order) ? { newest: newest(order) } : null,
  });
}
