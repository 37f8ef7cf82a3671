import { and, desc, eq, lt } from 'drizzle-orm';
import type { OrderRequest, OrderRequestForStaff } from '#features/orders/requests/contract.ts';
import type { RequestStatus } from '#features/orders/requests/status.ts';
import { orderRequests } from '#features/orders/requests/tables.ts';
import { orders } from '#features/orders/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { cursorsOf } from '#platform/http/cursor.ts';
import { PAGE_LIMIT, type Page } from '#values/page.ts';
import { accessKeyOf } from '../placing/access-key.ts';
import { formOf } from './request-forms.ts';
import { demandRequestKey, refuseUnknownRequest } from './request-key.ts';

export type RequestRow = typeof orderRequests.$inferSelect;

const cursors = cursorsOf('q');

interface PageOfRequests {
  status?: RequestStatus | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** All order requests for staff, newest first, page by page. */
export async function listRequests(
  db: Database,
  { status, limit, cursor }: PageOfRequests,
): Promise<Page<OrderRequestForStaff>> {
  const size = limit ?? PAGE_LIMIT.default;
  const rows = await select(db)
    .where(
      and(status && eq(orderRequests.status, status), cursor ? lt(orderRequests.id, cursors.read(cursor)) : undefined),
    )
    .orderBy(desc(orderRequests.id))
    .limit(size + 1);
  const page = cursors.cut(rows, size, ({ request }) => request.id);
  const items = [];
  for (const { request, order } of page.rows) {
    items.push({ ...presentRequest(request, order), form: await formOf(db, request) });
  }
  return { items, nextCursor: page.nextCursor };
}

/** One request, for the guest with its key, with the key of the order that it became. */
export async function findOwnRequest(db: Database, id: number, key: string): Promise<OrderRequest> {
  await demandRequestKey(db, id, key);
  const [row] = await select(db).where(eq(orderRequests.id, id));
  if (!row) throw refuseUnknownRequest();
  const { request, order } = row;
  return presentRequest(request, order && { ...order, accessKey: await accessKeyOf(db, order.orderNumber) });
}

export function presentRequest(
  { id, status, reason, email, requestedAt, answeredAt, answer, terms, offer, version }: RequestRow,
  order: OrderRequest['order'],
): OrderRequest {
  const asked = { id, status, reason, email, requestedAt: requestedAt.toISOString() };
  const copied = (outline: RequestRow['terms']) => ({ ...outline, lines: [...outline.lines] });
  return {
    ...asked,
    ...{ answeredAt: answeredAt?.toISOString() ?? null, answer, order, version },
    terms: copied(terms),
    offer: offer && status === 'offered' ? copied(offer) : null,
    agreed: offer && status === 'confirmed' ? copied(offer) : null,
  };
}

function select(db: Database | Transaction) {
  return db
    .select({ request: orderRequests, order: { id: orders.id, orderNumber: orders.orderNumber } })
    .from(orderRequests)
    .leftJoin(orders, eq(orders.id, orderRequests.orderId))
    .$dynamic();
}
