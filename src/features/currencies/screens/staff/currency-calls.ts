import type { StaffCurrency } from '#features/currencies/contract.ts';
import type { Api } from '#web/api.ts';
import { CONFIRMATIONS, FAILURES, SUCCESS } from '#web/messages.ts';
import type { RecordCalls } from '#web/records/record-calls.ts';

/** What the screen of the currencies can do with them. */
export const currencyCalls: RecordCalls = {
  save: (api, values, id) => {
    const { code = '', name = '', symbol = '', exchangeRate = '' } = values;
    const body = {
      ...{ code, name, symbol, exchangeRate },
      isActive: values.isActive !== undefined,
      rateFrozen: values.rateFrozen !== undefined,
      ...(values.isDefault === undefined ? {} : { isDefault: true }),
    };
    return id === undefined
      ? api('POST /api/currencies', { body })
      : api('PUT /api/currencies/{id}', { params: { id: String(id) }, body });
  },
  remove: (api, id) => api('DELETE /api/currencies/{id}', { params: { id: String(id) } }),
  others: {
    refresh: (api) => api('POST /api/currencies/refresh'),
    'use-rate': async (api, id) => takeHeldRate(api, await findCurrency(api, id)),
    'keep-rate': async (api, id) => changeCurrency(api, await findCurrency(api, id), { rateFrozen: true }),
  },
};

export const currencyDeletion = {
  asked: CONFIRMATIONS.deleteCurrency,
  calls: currencyCalls,
  success: SUCCESS.currencyDeleted,
  failure: FAILURES.deleteCurrency,
};

/** Changes some of a currency; the rest is sent as it is. */
export function changeCurrency(
  api: Api,
  { id, code, name, symbol, exchangeRate, isActive, rateFrozen }: StaffCurrency,
  change: Partial<StaffCurrency>,
) {
  const body = { code, name, symbol, exchangeRate, isActive, rateFrozen, ...change };
  return api('PUT /api/currencies/{id}', { params: { id: String(id) }, body });
}

/** Takes the rate that waited. */
export function takeHeldRate(api: Api, currency: StaffCurrency) {
  return changeCurrency(api, currency, { exchangeRate: currency.heldRate ?? currency.exchangeRate });
}

async function findCurrency(api: Api, id: number | undefined): Promise<StaffCurrency> {
  const currencies = await api('GET /api/currencies', { query: { scope: 'all' } });
  const found = currencies.find((currency) => currency.id === id);
  if (!found || !('rateFrozen' in found)) throw new Error('There is no such currency.');
  return found;
}
