import type { CallContext } from '#features/accounts/server/door.ts';
import type { Handlers } from '#platform/http/contract.ts';
import type { formCheckContract } from '../contract.ts';
import { makeChallenge } from './challenge.ts';
import { makeStamp } from './stamp.ts';

export const formCheckHandlers: Handlers<typeof formCheckContract, CallContext> = {
  'GET /api/form-stamps/{form}': async ({ params }, { context }) => ({ stamp: await makeStamp(context, params.form) }),

  'GET /api/form-challenges/{form}': ({ params }, { context }) => makeChallenge(context, params.form),
};
