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
  /** Of which day its rate is, as people read it. */
  ratedOn: string;
}

export interface ShopCurrencies {
  /** What prices can be shown in, pounds among them. */
  currencies: ShopCurrency[];
  /** What this visitor chose, if they chose. */
  choice: string | null;
}

/** What the shop's pages show prices in. Without an answer that is pounds alone, as for a shop with no other currency. */
export async function readShopCurrencies(api: Api, cookies: string | null): Promise<ShopCurrencies> {
  const all = await api('GET /api/currencies').catch(() => []);
  const poundRate = all.find(({ code }) => code === CHARGED_IN)?.exchangeRate;
  if (!poundRate) return { currencies: [], choice: null };
  const currencies = all
    .filter(({ showsPrices }) => showsPrices)
    .map(({ code, name, symbol, isDefault, exchangeRate, rateUpdatedAt }) => ({
      code,
      name,
      symbol,
      isDefault,
      rate: exchangeRate,
      poundRate,
      digits: digitsOf(code),
      ratedOn: formatDate(rateUpdatedAt),
    }));
  return { currencies, choice: currencyChoice(cookies) };
}

/** The one to show beside pounds: the chosen one, else the shop's default; none where that is the pound itself. */
export function shownBeside({ currencies }: ShopCurrencies, choice: string | null): ShopCurrency | null {
  const chosen = currencies.find(({ code }) => code === choice) ?? currencies.find(({ isDefault }) => isDefault);
  return chosen && chosen.code !== CHARGED_IN ? chosen : null;
}

function digitsOf(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en-GB', { style: 'currency', currency }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}
