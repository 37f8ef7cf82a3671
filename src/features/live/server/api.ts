import type { CallContext } from '#features/accounts/server/caller.ts';
import { findOrderRow } from '#features/orders/server/door.ts';
import { ORDER_NOT_FOUND } from '#features/tracking/words.ts';
import type { Ground } from '#platform/ground.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { refuse } from '#platform/refusal.ts';
import { readOrderNumber } from '#values/order-number.ts';
import type { liveContract } from '../contract.ts';
import { openEar } from './ear.ts';
import { demandRoom } from './limits.ts';
import { liveHubOf } from './live-hub.ts';

export const liveHandlers: Handlers<typeof liveContract, CallContext> = {
  'GET /api/events': async ({ query }, { ground, caller: { user, session }, address }) => {
    if (!user && query.order === undefined) {
      throw refuse('unauthenticated', 'Please sign in, or say which order you follow.');
    }
    const hub = liveHubOf(ground);
    const sessionId = user && session ? session.id : null;
    await demandRoom(ground, hub.listeners(), { sessionId, address });
    const orderNumbers = await findFollowed(ground, query.order);
    return hub.join(openEar({ user, sessionId, address, orderNumbers }));
  },
};

async function findFollowed(ground: Ground, typed: string | undefined): Promise<Set<string>> {
  const followed = new Set<string>();
  for (const part of typed?.split(',') ?? []) {
    const orderNumber = readOrderNumber(part);
    if (!orderNumber || !(await findOrderRow(ground.db, orderNumber))) {
      throw refuse('not_found', ORDER_NOT_FOUND.description);
    }
    followed.add(orderNumber);
  }
  return followed;
}
