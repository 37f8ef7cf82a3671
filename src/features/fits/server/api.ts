import type { CallContext } from '#features/accounts/server/door.ts';
import type { fitsContract } from '#features/fits/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { fitOf } from './fit-of.ts';
import { listFits } from './list-fits.ts';

export const fitsHandlers: Handlers<typeof fitsContract, CallContext> = {
  'GET /api/products/{id}/fits': ({ params }, { context }) => listFits(context, params.id),
  'GET /api/fits': ({ query }, { context }) => fitOf(context, query.product, query.with),
};
