import type { CallContext } from '#features/accounts/server/door.ts';
import { mayUser } from '#features/permissions/server/door.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { refuse } from '#platform/refusal.ts';
import { creditContract } from '../contract.ts';
import { readCredit } from './read-credit.ts';

export const creditHandlers: Handlers<typeof creditContract, CallContext> = {
  'GET /api/credit': ({ query: { customerId } }, { context, caller: { user } }) => {
    if (!user) throw refuse('unauthenticated', 'Please sign in to see your credit.');
    const isOwn = customerId === undefined || customerId === user.id;
    if (!isOwn && !mayUser(user, creditContract['GET /api/credit'].others)) {
      throw refuse('forbidden', 'You can see your own credit only.');
    }
    return readCredit(context.db, customerId ?? user.id);
  },
};
