import { and, inArray, sql } from 'drizzle-orm';
import type { Order } from '#features/orders/contract.ts';
import type { OrderSort } from '#features/orders/list-choices.ts';
import { orders } from '#features/orders/tables.ts';
import type { Database } from '#platform/database.ts';
import { cursorsOf } from '#platform/http/cursor.ts';
import { PAGE_LIMIT, type Page } from '#values/page.ts';
import { loadWholeOrders, type OrderRow } from './load-orders.ts';
import { type OrderFilter, orderConditions } from './order-conditions.ts';
import { presentOrder } from './present-order.ts';

const cursors = cursorsOf('o');

export interface PageOfOrders extends OrderFilter {
  sort?: OrderSort | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** All customers' orders, page by page; newest first unless `sort` says otherwise. */
export async function listAllOrders(db: Database, { limit, cursor, ...asked }: PageOfOrders): Promise<Page<Order>> {
  const size = limit ?? PAGE_LIMIT.default;
  const rows = await ordersAfter(db, asked, cursor ? cursors.read(cursor) : null, size + 1);
  const page = cursors.cut(rows, size, ({ id }) => id);
  return { items: (await loadWholeOrders(db, page.rows)).map(presentOrder), nextCursor: page.nextCursor };
}

/** The next orders after this one, or the first orders. */
export async function ordersAfter(
  db: Database,
  { sort = 'newest', ...filter }: Omit<PageOfOrders, 'limit' | 'cursor'>,
  after: number | null,
  count: number,
): Promise<OrderRow[]> {
  const { key, direction } = SORTS[sort];
  const beyond = sql.raw(direction === 'desc' ? '<' : '>');
  // Ids first, then rows: the search reads a covering index only, and the rows are wide.
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        ...orderConditions(filter),
        after === null
          ? undefined
          : sql`(${key}, ${orders.id}) ${beyond} (select ${key}, ${orders.id} from ${orders} where ${orders.id} = ${after})`,
      ),
    )
    .orderBy(sql`${key} ${sql.raw(direction)}`, sql`${orders.id} ${sql.raw(direction)}`)
    .limit(count);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await db.select().from(orders).where(inArray(orders.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const SORTS = {
  newest: { key: orders.orderDate, direction: 'desc' },
  oldest: { key: orders.orderDate, direction: 'asc' },
  highest: { key: orders.grandTotal, direction: 'desc' },
  lowest: { key: orders.grandTotal, direction: 'asc' },
} as const;
