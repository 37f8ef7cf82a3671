import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import type { currenciesContract } from '#features/currencies/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { changeCurrency, createCurrency, removeCurrency } from './change-currencies.ts';
import { listCurrencies, presentCurrency, presentForStaff } from './currency-rows.ts';
import { refreshRates } from './refresh-rates.ts';

export const currenciesHandlers: Handlers<typeof currenciesContract, CallContext> = {
  'GET /api/currencies': async ({ query }, { context }) => {
    const rows = await listCurrencies(context.db);
    const now = context.clock.now();
    if (query.scope === 'all') return rows.map((row) => presentForStaff(row, now));
    return rows.filter((row) => row.isActive).map((row) => presentCurrency(row, now));
  },

  'POST /api/currencies': async ({ body }, { context, caller }) =>
    presentForStaff(await createCurrency(context, body, signedIn(caller).id), context.clock.now()),

  'PUT /api/currencies/{id}': async ({ params, body }, { context, caller }) =>
    presentForStaff(await changeCurrency(context, params.id, body, signedIn(caller).id), context.clock.now()),

  'DELETE /api/currencies/{id}': async ({ params }, { context, caller }) => {
    await removeCurrency(context, params.id, signedIn(caller).id);
  },

  'POST /api/currencies/refresh': (_input, { context, caller }) => refreshRates(context, signedIn(caller).id),
};
