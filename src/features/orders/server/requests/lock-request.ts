import { eq, sql } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/door.ts';
import type { Order } from '#features/orders/contract.ts';
import { isOpen, type RequestStatus } from '#features/orders/requests/status.ts';
import { orderRequests } from '#features/orders/requests/tables.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import type { RequestRow } from './find-requests.ts';
import { refuseUnknownRequest } from './request-key.ts';

/** Locks a request in one of these states. Throws `not_found` and `conflict`. */
export async function lockRequest(tx: Transaction, id: number, states: readonly RequestStatus[]): Promise<RequestRow> {
  const [request] = await tx.select().from(orderRequests).where(eq(orderRequests.id, id)).for('update');
  if (!request) throw refuseUnknownRequest();
  if (states.includes(request.status)) return request;
  throw refuse('conflict', isOpen(request.status) ? CHANGED : CLOSED[request.status]);
}

const CHANGED = 'This order request has changed meanwhile. Look at it again before you answer.';
const CLOSED = {
  confirmed: 'This order request was answered meanwhile: the order is placed.',
  declined: 'This order request was answered meanwhile: it was declined.',
  withdrawn: 'The buyer has withdrawn this order request.',
};

/** Throws `stale_version` when the request has changed since the caller read it. */
export function demandRequestVersion(request: RequestRow, version: number): void {
  if (request.version !== version) throw refuse('stale_version', CHANGED);
}

type Confirmed = Partial<RequestRow> & { order: Order; actorId: number | null; at: Date };

/** Stores that a locked request became this order; null as actor: the buyer agreed to it. */
export async function markConfirmed(
  tx: Transaction,
  request: RequestRow,
  { order, actorId, at, ...values }: Confirmed,
): Promise<RequestRow> {
  const after = await updateRequest(tx, request.id, { ...values, status: 'confirmed', orderId: order.id });
  await recordAnswer(tx, { action: 'order_request.confirmed', request, after, actorId, at });
  return after;
}

/** Writes to a locked request and raises its version. */
export async function updateRequest(tx: Transaction, id: number, values: Partial<RequestRow>): Promise<RequestRow> {
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

/** Records the new status of a request in the audit log. */
export function recordAnswer(tx: Transaction, { action, request, after, actorId, at }: Recorded): Promise<unknown> {
  const about = { actorId, action, recordType: 'order_request', recordId: request.id };
  return recordChange(tx, { ...about, before: { status: request.status }, after: { status: after.status } }, at);
}
