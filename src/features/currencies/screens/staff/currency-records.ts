import type { StaffCurrency } from '#features/currencies/contract.ts';
import type { Api } from '#web/api.ts';
import { paths } from '#web/paths.ts';
import type { RecordKind } from '#web/records/record-kind.ts';
import { CONFIRMATIONS, FAILURES, REFUSED, SUCCESS } from '#web/toast-texts.ts';

/** The texts and calls of the currencies screen. */
export const currencyRecords: RecordKind<StaffCurrency> = {
  path: paths.currency,
  nameOf: ({ name }) => name,
  calls: {
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
  },
  valuesOf: (currency) =>
    currency
      ? {
          code: currency.code,
          name: currency.name,
          symbol: currency.symbol,
          exchangeRate: currency.exchangeRate,
          ...(currency.isActive ? { isActive: 'on' } : {}),
          ...(currency.rateFrozen ? { rateFrozen: 'on' } : {}),
        }
      : { exchangeRate: '1.00', isActive: 'on' },
  add: { title: 'Add currency', verb: 'Create', done: () => SUCCESS.currencyCreated, failed: FAILURES.createCurrency },
  edit: { title: 'Edit currency', verb: 'Save', done: () => SUCCESS.currencyUpdated, failed: FAILURES.updateCurrency },
  removal: {
    verb: 'Delete',
    asked: CONFIRMATIONS.deleteCurrency,
    done: ({ name }) => ({ ...SUCCESS.currencyDeleted, description: name }),
    failed: FAILURES.deleteCurrency,
    refused: ({ isDefault }) => (isDefault ? REFUSED.defaultCurrency : undefined),
  },
};

/** Changes some fields of a currency; the others are sent as they are. */
export function changeCurrency(
  api: Api,
  { id, code, name, symbol, exchangeRate, isActive, rateFrozen }: StaffCurrency,
  change: Partial<StaffCurrency>,
) {
  const body = { code, name, symbol, exchangeRate, isActive, rateFrozen, ...change };
  return api('PUT /api/currencies/{id}', { params: { id: String(id) }, body });
}

/** Applies a held rate. */
export function takeHeldRate(api: Api, currency: StaffCurrency) {
  return changeCurrency(api, currency, { exchangeRate: currency.heldRate ?? currency.exchangeRate });
}

async function findCurrency(api: Api, id: number | undefined): Promise<StaffCurrency> {
  const currencies = await api('GET /api/currencies', { query: { scope: 'all' } });
  const found = currencies.find((currency) => currency.id === id);
  if (!found || !('rateFrozen' in found)) throw new Error('There is no such currency.');
  return found;
}
