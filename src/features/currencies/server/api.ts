import type { CallContext } from '#features/accounts/server/caller.ts';
import type { currenciesContract } from '#features/currencies/contract.ts';
import { currencies } from '#features/currencies/tables.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { presentCurrency } from './present-currency.ts';

export const currenciesHandlers: Handlers<typeof currenciesContract, CallContext> = {
  'GET /api/currencies': async ({ query }, { ground }) => {
    const rows = await ground.db.select().from(currencies).orderBy(currencies.id);
    return rows.filter((row) => query.scope === 'all' || row.isActive).map(presentCurrency);
  },
};
