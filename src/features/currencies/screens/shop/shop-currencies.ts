import { CHARGED_IN } from '#features/currencies/shown-rate.ts';
import type { Exchange } from '#values/exchange.ts';
import { formatDate } from '#values/instant.ts';
import type { Api } from '#web/api.ts';
import { currencyChoice } from './currency-choice.ts';

export interface ShopCurrency extends Exchange {
  code: string;
  name: string;
  symbol: string;
  isDefault: boolean;
  ratedOn: string;
}

export type ShopCurrencies = { currencies: ShopCurrency[]; choice: string | null };

/** The currencies of the shop's pages; none if they cannot be read, so that prices are in pounds only. */
export async function readShopCurrencies(api: Api, cookies: string | null): Promise<ShopCurrencies> {
  const all = await api('GET /api/currencies').catch(() => []);
  const poundRate = all.find(({ code }) => code === CHARGED_IN)?.exchangeRate;
  if (!poundRate) return { currencies: [], choice: null };
  const currencies = all
    .filter(({ showsPrices }) => showsPrices)
    .map(({ code, name, symbol, isDefault, exchangeRate: rate, rateUpdatedAt }) => ({
      ...{ code, name, symbol, isDefault, rate, poundRate },
      digits: digitsOf(code),
      ratedOn: formatDate(rateUpdatedAt),
    }));
  return { currencies, choice: currencyChoice(cookies) };
}

/** The currency beside pounds: the visitor's choice, else the shop's default; null if that is the pound. */
export function shownBeside({ currencies }: ShopCurrencies, choice: string | null): ShopCurrency | null {
  const chosen = currencies.find(({ code }) => code === choice) ?? currencies.find(({ isDefault }) => isDefault);
  return chosen && chosen.code !== CHARGED_IN ? chosen : null;
}

// Building a format takes longer than all else that is read of a currency, and each page reads them all.
const digitsByCurrency = /* @__PURE__ */ new Map<string, number>();

function digitsOf(currency: string): number {
  const known = digitsByCurrency.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  digitsByCurrency.set(currency, digits);
  return digits;
}
