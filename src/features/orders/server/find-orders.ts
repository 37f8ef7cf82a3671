import { and, desc, eq, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import { paymentMethods } from '#features/payments/tables.ts';
import type { Database } from '#platform/database.ts';
import { MAX_ID } from '#platform/http/input.ts';
import { refuseFields } from '#platform/refusal.ts';
import { addDays } from '#values/instant.ts';
import { readOrderNumber } from '#values/order-number.ts';
import { PAGE_LIMIT, type Page } from '#values/page.ts';
import type { Order } from '../contract.ts';
import { TRANSFER_DAYS } from '../overdue.ts';
import type { OrderStatus, PaymentStatus } from '../status.ts';
import { orderItems, orders } from '../tables.ts';
import { loadWholeOrders } from './load-orders.ts';
import { presentOrder } from './present-order.ts';

export interface OrderFilter {
  status?: OrderStatus | undefined;
  payment?: PaymentStatus | 'overdue' | undefined;
  /** When the question is asked, for what is overdue then. */
  now?: Date;
  /** Words out of the number, the e-mail address, the customer's name or a product's name. */
  q?: string | undefined;
}

/** All orders of one customer, newest first. */
export async function listOwnOrders(db: Database, customerId: number, filter: OrderFilter): Promise<Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), ...conditions(filter)))
    .orderBy(desc(orders.id));
  return (await loadWholeOrders(db, rows)).map(presentOrder);
}

export interface PageOfOrders extends OrderFilter {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Everybody's orders, newest first, page by page. */
export async function listAllOrders(db: Database, { limit, cursor, ...filter }: PageOfOrders): Promise<Page<Order>> {
  const size = limit ?? PAGE_LIMIT.default;
  const rows = await db
    .select()
    .from(orders)
    .where(and(...conditions(filter), cursor ? lt(orders.id, readCursor(cursor)) : undefined))
    .orderBy(desc(orders.id))
    .limit(size + 1);
  const page = rows.slice(0, size);
  const items = (await loadWholeOrders(db, page)).map(presentOrder);
  return { items, nextCursor: rows.length > size ? writeCursor(page.at(-1)?.id ?? 0) : null };
}

function conditions({ status, payment, q, now = new Date(0) }: OrderFilter): SQL[] {
  const wanted = [
    status ? eq(orders.status, status) : undefined,
    payment === 'overdue' ? isOverdue(now) : payment && eq(orders.paymentStatus, payment),
    q ? matches(q) : undefined,
  ];
  return wanted.filter((condition) => condition !== undefined);
}

/** A bank transfer that has not come in time, which is put before staff (decision C9). */
function isOverdue(now: Date): SQL | undefined {
  return and(
    sql`${orders.paymentStatus} = 'pending' and ${orders.status} <> 'cancelled'`,
    lt(orders.orderDate, addDays(now, -TRANSFER_DAYS)),
    sql`${orders.paymentMethodId} in (select ${paymentMethods.id} from ${paymentMethods}
      where ${paymentMethods.settings} ->> 'provider' = 'bank_transfer')`,
  );
}

function matches(q: string): SQL | undefined {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const typedNumber = readOrderNumber(q);
  return or(
    typedNumber ? eq(orders.orderNumber, typedNumber) : undefined,
    ilike(orders.orderNumber, pattern),
    ilike(orders.email, pattern),
    sql`${orders.deliveryAddress} ->> 'firstName' || ' ' || (${orders.deliveryAddress} ->> 'lastName') ilike ${pattern}`,
    sql`exists (select 1 from ${users} where ${users.id} = ${orders.customerId}
      and concat_ws(' ', ${users.firstName}, ${users.lastName}, ${users.companyName}) ilike ${pattern})`,
    sql`exists (select 1 from ${orderItems} where ${orderItems.orderId} = ${orders.id}
      and ${orderItems.productName} ilike ${pattern})`,
  );
}

// Opaque to clients, so that the sequence may change one day.
function writeCursor(id: number): string {
  return Buffer.from(`o${id}`).toString('base64url');
}

function readCursor(cursor: string): number {
  const id = /^o(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'))?.[1];
  if (!id || Number(id) > MAX_ID) throw refuseFields({ cursor: ['This cursor is not one of ours'] });
  return Number(id);
}
