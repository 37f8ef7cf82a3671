import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import type { Handlers } from '#platform/http/contract.ts';
import type { lookupContract } from '../contract.ts';
import { lookUp } from './look-up.ts';

export const lookupHandlers: Handlers<typeof lookupContract, CallContext> = {
  'GET /api/staff-search': ({ query: { q } }, { context, caller }) => lookUp(context.db, signedIn(caller), q),
};
