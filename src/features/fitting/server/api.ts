import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import type { fittingContract } from '#features/fitting/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { fittingPrices } from './fitting-prices.ts';
import { changeRates, listRates, presentRates } from './fitting-rates.ts';
import { fittingOfProduct } from './product-fitting.ts';

export const fittingHandlers: Handlers<typeof fittingContract, CallContext> = {
  'GET /api/products/{id}/fitting': ({ params, query }, { context }) => fittingOfProduct(context, params.id, query),

  'GET /api/fitting-prices': ({ query: { screens = [], ...asked } }, { context }) =>
    fittingPrices(context, { screens, ...asked }),

  'GET /api/fitting-rates': async (_input, { context }) => (await listRates(context.db)).map(presentRates),

  'PUT /api/fitting-rates': async ({ body }, { context, caller }) =>
    (await changeRates(context, body, signedIn(caller).id)).map(presentRates),
};
