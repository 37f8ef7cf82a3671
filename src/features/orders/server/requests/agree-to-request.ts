import type { ChangedOrder, OrderOutline } from '#features/orders/changed-order.ts';
import type { OrderRequest } from '#features/orders/requests/contract.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import { formatPounds, type Pence, toDecimal, toPence } from '#values/money.ts';
import { findOwnRequest } from './find-requests.ts';
import { demandRequestVersion, lockRequest, markConfirmed, updateRequest } from './lock-request.ts';
import { placeRequested } from './place-requested.ts';
import { demandRequestKey } from './request-key.ts';

interface Agreement {
  id: number;
  version: number;
  key: string;
  /** What the buyer's page showed; without it the answer is the request as it is now. */
  expectedTotal?: Pence | null | undefined;
}

/**
 * The buyer agrees to what changed, and the order is placed. Where it changed once more nothing is placed: the new offer is
 * stored, and the refusal 'changed' says what it would be now (decision C5).
 */
export async function agreeToRequest(context: AppContext, agreement: Agreement): Promise<OrderRequest> {
  const { id, key } = agreement;
  // Thrown after the transaction, which stores the new offer.
  const changed = await context.db.transaction(async (tx) => {
    await demandRequestKey(tx, id, key);
    return placeAgreed(tx, context, agreement);
  });
  if (changed) throw changed;
  return findOwnRequest(context.db, id, key);
}

async function placeAgreed(tx: Transaction, context: AppContext, agreement: Agreement): Promise<Refusal | null> {
  const { id, version, expectedTotal } = agreement;
  const at = context.clock.now();
  const request = await lockRequest(tx, id, ['offered']);
  const agreed = request.offer ?? request.terms;
  if (expectedTotal != null && expectedTotal !== toPence(agreed.grandTotal))
    return refuseChanged(expectedTotal, agreed);
  demandRequestVersion(request, version);
  const outcome = await placeRequested(tx, context, request, { agreed, at });
  if ('order' in outcome) {
    await markConfirmed(tx, request, { order: outcome.order, at, actorId: null });
    return null;
  }
  await updateRequest(tx, id, { offer: outcome.now });
  return expectedTotal == null ? null : refuseChanged(expectedTotal, outcome.now);
}

function refuseChanged(expectedTotal: Pence, now: OrderOutline): Refusal {
  const total = toPence(now.grandTotal);
  const says =
    total === expectedTotal
      ? `Your order changed again while you read. It still comes to ${formatPounds(total)}.`
      : `The price changed again while you read: it is ${formatPounds(total)} now, not ${formatPounds(expectedTotal)}.`;
  const changed: ChangedOrder = { expected: { total: toDecimal(expectedTotal), delivery: null }, now };
  return refuse('changed', `${says} Nothing was ordered.`, { extra: { changed } });
}
