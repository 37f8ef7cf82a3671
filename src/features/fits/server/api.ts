import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import type { fitsContract } from '#features/fits/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { fitOf } from './fit-of.ts';
import { listFits } from './list-fits.ts';
import { misfitsAmong } from './misfits.ts';
import { addPair, listPairs, removePair } from './staff-pairs.ts';

export const fitsHandlers: Handlers<typeof fitsContract, CallContext> = {
  'GET /api/products/{id}/fits': ({ params, query }, { context }) => listFits(context, params.id, query),
  'GET /api/fits': ({ query }, { context }) => fitOf(context, query.product, query.with),
  'GET /api/fits/together': ({ query }, { context }) => misfitsAmong(context, query.products),

  'GET /api/products/{id}/pairs': ({ params }, { context }) => listPairs(context, params.id),

  'POST /api/products/{id}/pairs': ({ params, body }, { context, caller }) =>
    addPair(context, params.id, body, signedIn(caller).id),

  'DELETE /api/products/{id}/pairs/{pairId}': async ({ params }, { context, caller }) => {
    await removePair(context, params.id, params.pairId, signedIn(caller).id);
    return undefined;
  },
};
