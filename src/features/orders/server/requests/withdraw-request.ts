import type { OrderRequest } from '#features/orders/requests/contract.ts';
import { OPEN_STATUSES } from '#features/orders/requests/status.ts';
import type { AppContext } from '#platform/app-context.ts';
import { findOwnRequest } from './find-requests.ts';
import { demandRequestVersion, lockRequest, recordAnswer, updateRequest } from './lock-request.ts';
import { demandRequestKey } from './request-key.ts';

/** The buyer withdraws a request, or declines what it would be now: no order is placed. */
export async function withdrawRequest(
  context: AppContext,
  { id, version, key }: { id: number; version: number; key: string },
): Promise<OrderRequest> {
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    await demandRequestKey(tx, id, key);
    const request = await lockRequest(tx, id, OPEN_STATUSES);
    demandRequestVersion(request, version);
    const after = await updateRequest(tx, id, { status: 'withdrawn', answeredAt: at, answeredBy: null });
    await recordAnswer(tx, { action: 'order_request.withdrawn', request, after, actorId: null, at });
  });
  return findOwnRequest(context.db, id, key);
}
