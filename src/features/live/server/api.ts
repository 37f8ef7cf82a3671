import type { CallContext } from '#features/accounts/server/door.ts';
import { findOrderRow } from '#features/orders/server/door.ts';
import { ORDER_NOT_FOUND } from '#features/tracking/words.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { refuse } from '#platform/refusal.ts';
import { readOrderNumber } from '#values/order-number.ts';
import type { liveContract } from '../contract.ts';
import { demandRoom } from './limits.ts';
import { liveHubOf } from './live-hub.ts';
import { openSubscriber } from './subscriber.ts';

export const liveHandlers: Handlers<typeof liveContract, CallContext> = {
  'GET /api/events': async ({ query }, { context, caller: { user, session }, address }) => {
    if (!user && query.order === undefined) {
      throw refuse('unauthenticated', 'Please sign in, or say which order you follow.');
    }
    const hub = liveHubOf(context);
    const sessionId = user && session ? session.id : null;
    await demandRoom(context, hub.listeners(), { user, sessionId, address });
    const orderNumbers = await findFollowed(context, query.order);
    return hub.join(openSubscriber({ user, sessionId, address, orderNumbers }));
  },
};

async function findFollowed(context: AppContext, typed: string | undefined): Promise<Set<string>> {
  const followed = new Set<string>();
  for (const part of typed?.split(',') ?? []) {
    const orderNumber = readOrderNumber(part);
    if (!orderNumber || !(await findOrderRow(context.db, orderNumber))) {
      throw refuse('not_found', ORDER_NOT_FOUND.description);
    }
    followed.add(orderNumber);
  }
  return followed;
}
