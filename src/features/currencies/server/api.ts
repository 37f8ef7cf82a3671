import { type CallContext, signedIn } from '#features/accounts/server/caller.ts';
import type { currenciesContract } from '#features/currencies/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { listCurrencies } from './currency-rows.ts';
import { changeCurrency, createCurrency, removeCurrency } from './keep-currencies.ts';
import { presentCurrency, presentForStaff } from './present-currency.ts';
import { refreshRates } from './refresh-rates.ts';

export const currenciesHandlers: Handlers<typeof currenciesContract, CallContext> = {
  'GET /api/currencies': async ({ query }, { ground }) => {
    const rows = await listCurrencies(ground.db);
    const now = ground.clock.now();
    if (query.scope === 'all') return rows.map((row) => presentForStaff(row, now));
    return rows.filter((row) => row.isActive).map((row) => presentCurrency(row, now));
  },

  'POST /api/currencies': async ({ body }, { ground, caller }) =>
    presentForStaff(await createCurrency(ground, body, signedIn(caller).id), ground.clock.now()),

  'PUT /api/currencies/{id}': async ({ params, body }, { ground, caller }) =>
    presentForStaff(await changeCurrency(ground, params.id, body, signedIn(caller).id), ground.clock.now()),

  'DELETE /api/currencies/{id}': async ({ params }, { ground, caller }) => {
    await removeCurrency(ground, params.id, signedIn(caller).id);
  },

  'POST /api/currencies/refresh': (_input, { ground, caller }) => refreshRates(ground, signedIn(caller).id),
};
