import type { OrderRequest } from '#features/orders/requests/contract.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import { presentRequest } from './find-requests.ts';
import { demandRequestVersion, lockRequest, markConfirmed, recordAnswer, updateRequest } from './lock-request.ts';
import { placeRequested } from './place-requested.ts';

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
    const request = await lockRequest(tx, id, ['waiting']);
    demandRequestVersion(request, version);
    const answered = { answeredAt: at, answeredBy: actorId };
    const outcome = await placeRequested(tx, context, request, { agreed: request.terms, at });
    if ('order' in outcome) {
      const { order } = outcome;
      const confirmed = await markConfirmed(tx, request, { ...answered, order, at, actorId });
      return presentRequest(confirmed, { id: order.id, orderNumber: order.orderNumber });
    }
    const offered = await updateRequest(tx, id, { ...answered, status: 'offered', offer: outcome.now });
    await announce(tx, 'order_request.offered', { requestId: id }, at);
    await recordAnswer(tx, { action: 'order_request.offered', request, after: offered, actorId, at });
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
    const request = await lockRequest(tx, id, ['waiting', 'offered']);
    demandRequestVersion(request, version);
    const values = { status: 'declined', answer: reason, answeredAt: at, answeredBy: actorId } as const;
    const declined = await updateRequest(tx, id, values);
    await announce(tx, 'order_request.declined', { requestId: id }, at);
    await recordAnswer(tx, { action: 'order_request.declined', request, after: declined, actorId, at });
    return presentRequest(declined, null);
  });
}
