import type { CallContext } from '#features/accounts/server/caller.ts';
import { findOrderRow } from '#features/orders/server/door.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { useUp as countLookUp, type Limit } from '#platform/limits.ts';
import { refuse } from '#platform/refusal.ts';
import { readOrderNumber } from '#values/order-number.ts';
import type { trackingContract } from '../contract.ts';
import { ORDER_NOT_FOUND } from '../words.ts';
import { seesEverything, trackOrder } from './track-order.ts';

/** Numbers cannot be guessed, and nobody gets to try many (decision D1). */
const VISITOR_LOOKUPS: Limit = { name: 'tracking', most: 30, seconds: 60 };

export const trackingHandlers: Handlers<typeof trackingContract, CallContext> = {
  'GET /api/tracking/{orderNumber}': async ({ params }, { ground, caller: { user }, address }) => {
    const orderNumber = readOrderNumber(params.orderNumber);
    const order = orderNumber ? await findOrderRow(ground.db, orderNumber) : undefined;
    if (!seesEverything(order, user)) await countLookUp(ground, VISITOR_LOOKUPS, address);
    if (!order) throw refuse('not_found', ORDER_NOT_FOUND.description);
    return trackOrder(ground.db, order, user);
  },
};
