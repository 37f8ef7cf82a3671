import { eq, sql } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/door.ts';
import type { Order } from '#features/orders/contract.ts';
import type { OrderRequest } from '#features/orders/requests/contract.ts';
import type { RequestStatus } from '#features/orders/requests/status.ts';
import { orderRequests } from '#features/orders/requests/tables.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { accessKeyOf } from '../placing/access-key.ts';
import { findOwnRequest, presentRequest, type RequestRow } from './find-requests.ts';
import { placeRequested } from './place-requested.ts';
import { demandRequestKey, refuseUnknownRequest } from './request-key.ts';

interface ByStaff {
  id: number;
  version: number;
  actorId: number;
}

/**
 * Staff let an order through: it is placed as it was agreed, or, where anything changed since, offered to the buyer as it would
 * be now. Throws 'shortage' when the goods are no longer there.
 */
export async function confirmRequest(context: AppContext, { id, version, actorId }: ByStaff): Promise<OrderRequest> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const request = await lockRequest(tx, id, version, ['waiting']);
    const answered = { answeredAt: at, answeredBy: actorId };
    const outcome = await placeRequested(tx, context, request, { agreed: request.terms, at });
    if ('order' in outcome) return confirmed(tx, request, { ...answered, order: outcome.order, at, actorId });
    const offered = await change(tx, id, { ...answered, status: 'offered', offer: outcome.now });
    await announce(tx, 'order_request.offered', { requestId: id }, at);
    await record(tx, { action: 'order_request.offered', request, after: offered, actorId, at });
    return presentRequest(offered, null);
  });
}

/** Staff do not let it through; the buyer reads the reason. */
export async function declineRequest(
  context: AppContext,
  { id, version, reason, actorId }: ByStaff & { reason: string },
): Promise<OrderRequest> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const request = await lockRequest(tx, id, version, ['waiting', 'offered']);
    const values = { status: 'declined', answer: reason, answeredAt: at, answeredBy: actorId } as const;
    const declined = await change(tx, id, values);
    await announce(tx, 'order_request.declined', { requestId: id }, at);
    await record(tx, { action: 'order_request.declined', request, after: declined, actorId, at });
    return presentRequest(declined, null);
  });
}

/** The buyer agrees to what changed: the order is placed, or, where it changed once more, shown as it is now. */
export async function agreeToRequest(
  context: AppContext,
  { id, version, key }: { id: number; version: number; key: string },
): Promise<OrderRequest> {
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    await demandRequestKey(tx, id, key);
    const request = await lockRequest(tx, id, version, ['offered']);
    const agreed = request.offer ?? request.terms;
    const outcome = await placeRequested(tx, context, request, { agreed, at });
    if ('order' in outcome) await confirmed(tx, request, { order: outcome.order, terms: agreed, at, actorId: null });
    else await change(tx, id, { offer: outcome.now });
  });
  return findOwnRequest(context.db, id, key);
}

/** Locks a request in one of these states. Throws `not_found`, `stale_version` and `conflict`. */
async function lockRequest(
  tx: Transaction,
  id: number,
  version: number,
  states: readonly RequestStatus[],
): Promise<RequestRow> {
  const [request] = await tx.select().from(orderRequests).where(eq(orderRequests.id, id)).for('update');
  if (!request) throw refuseUnknownRequest();
  if (!states.includes(request.status)) {
    throw refuse('conflict', 'This order request was answered meanwhile. Look at it again.');
  }
  if (request.version !== version) {
    throw refuse('stale_version', 'This order request has changed meanwhile. Look at it again before you answer.');
  }
  return request;
}

type Confirmed = Partial<RequestRow> & { order: Order; actorId: number | null; at: Date };

async function confirmed(
  tx: Transaction,
  request: RequestRow,
  { order: { id: orderId, orderNumber }, actorId, at, ...values }: Confirmed,
): Promise<OrderRequest> {
  const after = await change(tx, request.id, { ...values, status: 'confirmed', orderId, offer: null });
  await record(tx, { action: 'order_request.confirmed', request, after, actorId, at });
  const accessKey = actorId === null ? { accessKey: await accessKeyOf(tx, orderNumber) } : {};
  return presentRequest(after, { id: orderId, orderNumber, ...accessKey });
}

async function change(tx: Transaction, id: number, values: Partial<RequestRow>): Promise<RequestRow> {
  const [row] = await tx
    .update(orderRequests)
    .set({ ...values, version: sql`${orderRequests.version} + 1` })
    .where(eq(orderRequests.id, id))
    .returning();
  if (!row) throw new Error('A locked order request is gone.');
  return row;
}

interface Recorded {
  action: string;
  request: RequestRow;
  after: RequestRow;
  actorId: number | null;
  at: Date;
}

function record(tx: Transaction, { action, request, after, actorId, at }: Recorded): Promise<unknown> {
  const about = { actorId, action, recordType: 'order_request', recordId: request.id };
  return recordChange(tx, { ...about, before: { status: request.status }, after: { status: after.status } }, at);
}
