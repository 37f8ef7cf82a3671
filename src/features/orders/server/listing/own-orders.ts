import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import type { CallContext } from '#features/accounts/server/door.ts';
import type { Order, PageOfOwnOrders } from '#features/orders/contract.ts';
import { orders } from '#features/orders/tables.ts';
import type { Database } from '#platform/database.ts';
import { cursorsOf } from '#platform/http/cursor.ts';
import { loadWholeOrders, type OrderRow } from './load-orders.ts';
import { type OrderFilter, ownOrderConditions } from './order-conditions.ts';
import { presentOrder } from './present-order.ts';

/** All orders of one customer, newest first, for the file of their data: it takes as long as there are orders. */
export async function exportOwnOrders(db: Database, customerId: number): Promise<Order[]> {
  return present(db, await read(db, ofCustomer(customerId, {})));
}

const cursors = cursorsOf('w');
const MOST_AT_ONCE = 100;

interface ListQuery extends OrderFilter {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** A customer's orders, newest first, with the number of all and the way to the next where these are not all. */
export async function listOwnOrders(
  { context: { db }, responseHeaders }: CallContext,
  customerId: number,
  { limit, cursor, ...filter }: ListQuery,
  asked: Record<string, string | number | undefined>,
): Promise<Order[]> {
  const size = Math.min(limit ?? MOST_AT_ONCE, MOST_AT_ONCE);
  const isWanted = ofCustomer(customerId, filter);
  const before = cursor === undefined ? undefined : lt(orders.id, cursors.read(cursor));
  const { rows, nextCursor } = cursors.cut(await read(db, and(isWanted, before), size + 1), size, ({ id }) => id);
  if (nextCursor) {
    responseHeaders.set('X-Total-Count', String(await db.$count(orders, isWanted)));
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...asked, cursor: nextCursor }))
      if (value !== undefined) query.set(name, String(value));
    responseHeaders.set('Link', `</api/orders?${query}>; rel="next"`);
  }
  return present(db, rows);
}

const ON_A_PAGE = 20;

/** A numbered page of a customer's orders; a number beyond the last means the last. */
export async function pageOfOwnOrders(
  db: Database,
  customerId: number,
  { page: wanted, ...filter }: Pick<OrderFilter, 'q' | 'status'> & { page: number },
): Promise<PageOfOwnOrders> {
  const isWanted = ofCustomer(customerId, filter);
  const isFiltered = filter.q !== undefined || filter.status !== undefined;
  const all = await db.$count(orders, ofCustomer(customerId, {}));
  const count = isFiltered ? await db.$count(orders, isWanted) : all;
  const pageCount = Math.max(1, Math.ceil(count / ON_A_PAGE));
  const page = Math.min(wanted, pageCount);
  const rows = await read(db, isWanted, ON_A_PAGE, (page - 1) * ON_A_PAGE);
  return { items: await present(db, rows), page, pageCount, count, all };
}

function ofCustomer(customerId: number, filter: OrderFilter): SQL | undefined {
  return and(eq(orders.customerId, customerId), ...ownOrderConditions(filter));
}

function read(db: Database, isWanted: SQL | undefined, most?: number, from = 0): Promise<OrderRow[]> {
  const found = db.select().from(orders).where(isWanted).orderBy(desc(orders.id)).offset(from).$dynamic();
  return most === undefined ? found : found.limit(most);
}

async function present(db: Database, rows: readonly OrderRow[]): Promise<Order[]> {
  return (await loadWholeOrders(db, rows)).map(presentOrder);
}
