import { and, desc, eq, lt } from 'drizzle-orm';
import { type Asker, demandReadable, findOrderRow, maySeeEveryOrder } from '#features/orders/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database } from '#platform/database.ts';
import { MAX_ID } from '#platform/http/input.ts';
import { refuseFields } from '#platform/refusal.ts';
import { PAGE_LIMIT, type Page } from '#values/page.ts';
import type { OrderReturns, Return } from '../contract.ts';
import type { ReturnStatus } from '../reasons.ts';
import { lastReturnDay, returnWindow } from '../return-window.ts';
import { returns } from '../tables.ts';
import { leftToReturn } from './left-to-return.ts';
import { listReturnsOf, loadReturns } from './load-returns.ts';
import { presentReturn } from './present-return.ts';
import { withSuggestion } from './suggest-refund.ts';

/** The returns of one order, for its owner or for staff, and what can still be sent back. */
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

/** Everybody's returns, newest first, page by page. */
export async function listReturns(db: Database, { status, limit, cursor }: PageOfReturns): Promise<Page<Return>> {
  const size = limit ?? PAGE_LIMIT.default;
  const wanted = status && eq(returns.status, status);
  const rows = await db
    .select()
    .from(returns)
    .where(and(wanted, cursor ? lt(returns.id, readCursor(cursor)) : undefined))
    .orderBy(desc(returns.id))
    .limit(size + 1);
  const page = await loadReturns(db, rows.slice(0, size));
  const items = await Promise.all(page.map((whole) => withSuggestion(db, whole)));
  return { items, nextCursor: rows.length > size ? writeCursor(rows[size - 1]?.id ?? 0) : null };
}

// Opaque to clients, so that the sequence may change one day.
function writeCursor(id: number): string {
  return Buffer.from(`r${id}`).toString('base64url');
}

function readCursor(cursor: string): number {
  const id = /^r(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'))?.[1];
  if (!id || Number(id) > MAX_ID) throw refuseFields({ cursor: ['This cursor is not one of ours'] });
  return Number(id);
}
