import { asc, desc, eq, inArray } from 'drizzle-orm';
import { namesOfUsers } from '#features/accounts/server/door.ts';
import { users } from '#features/accounts/tables.ts';
import { orderItems, orders } from '#features/orders/tables.ts';
import { refundsById } from '#features/payments/server/door.ts';
import type { Database, Transaction } from '#platform/database.ts';
import type { Pence } from '#values/money.ts';
import { returnLines, returnPictures, returns } from '../tables.ts';

export type ReturnRow = typeof returns.$inferSelect;

export interface ReturnLine {
  orderItemId: number;
  productName: string;
  sku: string | null;
  quantity: number;
  unitPrice: Pence;
}

/** A return with its related rows. */
export interface WholeReturn {
  row: ReturnRow;
  orderNumber: string;
  customer: { name: string; email: string };
  lines: ReturnLine[];
  /** The ids of its pictures. */
  pictures: number[];
  refund: { amount: Pence; withheld: Pence } | null;
  answeredBy: string | null;
}

type Reader = Database | Transaction;

/** The returns of one order, newest first. */
export async function listReturnsOf(db: Reader, orderId: number): Promise<WholeReturn[]> {
  return loadReturns(db, await db.select().from(returns).where(eq(returns.orderId, orderId)).orderBy(desc(returns.id)));
}

/** Loads the related rows of these returns in the same sequence, with one query per table. */
export async function loadReturns(db: Reader, rows: readonly ReturnRow[]): Promise<WholeReturn[]> {
  if (rows.length === 0) return [];
  const byReturn = Map.groupBy(await linesOf(db, rows), ({ returnId }) => returnId);
  const pictures = Map.groupBy(await picturesOf(db, rows), ({ returnId }) => returnId);
  const ofOrders = await ordersOf(db, rows);
  const refunds = await refundsById(
    db,
    rows.map(({ paymentId }) => paymentId),
  );
  const staff = await namesOfUsers(
    db,
    rows.map(({ answeredBy }) => answeredBy),
  );
  return rows.map((row) => ({
    row,
    ...(ofOrders.get(row.orderId) ?? { orderNumber: '', customer: { name: '', email: '' } }),
    lines: (byReturn.get(row.id) ?? []).map(({ returnId: _, ...line }) => line),
    pictures: (pictures.get(row.id) ?? []).map(({ id }) => id),
    refund: refunds.get(row.paymentId ?? 0) ?? null,
    answeredBy: staff.get(row.answeredBy ?? 0) ?? null,
  }));
}

export async function loadReturn(db: Reader, row: ReturnRow): Promise<WholeReturn> {
  const [whole] = await loadReturns(db, [row]);
  if (!whole) throw new Error('A return that was just read is gone.');
  return whole;
}

function linesOf(db: Reader, rows: readonly ReturnRow[]) {
  return db
    .select({
      returnId: returnLines.returnId,
      orderItemId: returnLines.orderItemId,
      productName: orderItems.productName,
      sku: orderItems.sku,
      quantity: returnLines.quantity,
      unitPrice: orderItems.unitPrice,
    })
    .from(returnLines)
    .innerJoin(orderItems, eq(orderItems.id, returnLines.orderItemId))
    .where(
      inArray(
        returnLines.returnId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(returnLines.id));
}

function picturesOf(db: Reader, rows: readonly ReturnRow[]) {
  const { id, returnId } = returnPictures;
  const ids = rows.map((row) => row.id);
  return db.select({ id, returnId }).from(returnPictures).where(inArray(returnId, ids)).orderBy(asc(id));
}

async function ordersOf(db: Reader, rows: readonly ReturnRow[]) {
  const found = await db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      email: orders.email,
      delivery: orders.deliveryAddress,
      billing: orders.billingAddress,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.customerId))
    .where(inArray(orders.id, [...new Set(rows.map(({ orderId }) => orderId))]));
  return new Map(
    found.map(({ id, orderNumber, email, delivery, billing, ...user }) => {
      const name = nameOf(user) || nameOf(delivery ?? billing ?? {}) || email;
      return [id, { orderNumber, customer: { name, email } }];
    }),
  );
}

function nameOf({ firstName, lastName }: { firstName?: string | null; lastName?: string | null }): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
