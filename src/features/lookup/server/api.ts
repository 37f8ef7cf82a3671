import type { CallContext } from '#features/accounts/server/door.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { refuse } from '#platform/refusal.ts';
import type { lookupContract } from '../contract.ts';
import { lookUp } from './look-up.ts';

export const lookupHandlers: Handlers<typeof lookupContract, CallContext> = {
  'GET /api/staff-search': ({ query: { q } }, { context, caller: { user } }) => {
    if (!user) throw refuse('unauthenticated', 'Please sign in.');
    return lookUp(context.db, user, q);
  },
};
