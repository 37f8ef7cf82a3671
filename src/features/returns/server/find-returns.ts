import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import {
  type Asker,
  demandReadable,
  findOrderRow,
  maySeeEveryOrder,
  orderIdsOf,
} from '#features/orders/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { cursorsOf } from '#platform/http/cursor.ts';
import { PAGE_LIMIT, type Page } from '#values/page.ts';
import type { OrderReturns, Return } from '../contract.ts';
import type { ReturnStatus } from '../reasons.ts';
import { lastReturnDay, returnWindow } from '../return-window.ts';
import { returns } from '../tables.ts';
import { leftToReturn } from './left-to-return.ts';
import { listReturnsOf, loadReturns } from './load-returns.ts';
import { presentReturn, withSuggestion } from './present-return.ts';
import { forgetPictures } from './return-pictures.ts';

const cursors = cursorsOf('r');

/** The returns of one order, for its owner or for staff, and what can still be returned. */
export async function findReturnsOfOrder(context: AppContext, idOrNumber: string, asker: Asker): Promise<OrderReturns> {
  const { db, clock } = context;
  const order = demandReadable(await findOrderRow(db, idOrNumber), asker);
  const all = await listReturnsOf(db, order.id);
  return {
    window: returnWindow(order, clock.now()),
    until: lastReturnDay(order)?.toISOString() ?? null,
    items: (await leftToReturn(db, order.id)).map(({ itemId, left }) => ({ itemId, left })),
    returns: maySeeEveryOrder(asker.user)
      ? await Promise.all(all.map((whole) => withSuggestion(db, whole)))
      : all.map(presentReturn),
  };
}

interface PageOfReturns {
  status?: ReturnStatus | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** All customers' returns, newest first, page by page. */
export async function listReturns(db: Database, { status, limit, cursor }: PageOfReturns): Promise<Page<Return>> {
  const size = limit ?? PAGE_LIMIT.default;
  const wanted = status && eq(returns.status, status);
  const rows = await db
    .select()
    .from(returns)
    .where(and(wanted, cursor ? lt(returns.id, cursors.read(cursor)) : undefined))
    .orderBy(desc(returns.id))
    .limit(size + 1);
  const page = cursors.cut(rows, size, ({ id }) => id);
  const items = await Promise.all((await loadReturns(db, page.rows)).map((whole) => withSuggestion(db, whole)));
  return { items, nextCursor: page.nextCursor };
}

/** All returns of one customer, oldest first. */
export async function listOwnReturns(db: Database, customerId: number): Promise<Return[]> {
  const own = orderIdsOf(db, customerId);
  const rows = await db.select().from(returns).where(inArray(returns.orderId, own)).orderBy(asc(returns.id));
  return (await loadReturns(db, rows)).map(presentReturn);
}

/** Deletes the texts and pictures of a customer's returns; call it before their orders are anonymised. */
export async function forgetReturns(tx: Transaction, customerId: number, at: Date): Promise<void> {
  await forgetPictures(tx, orderIdsOf(tx, customerId), at);
  await tx
    .update(returns)
    .set({ details: null, answer: null })
    .where(inArray(returns.orderId, orderIdsOf(tx, customerId)));
}
