import { type ReactNode, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { type SecondPrice, SecondPriceProvider } from '#ui/second-price.ts';
import { formatExchanged } from '#values/exchange.ts';
import { currencyChoice, currencyCookie } from './currency-choice.ts';
import { type ShopCurrencies, type ShopCurrency, shownBeside } from './shop-currencies.ts';

/** Says every price in it in the visitor's currency too: about so much, for pounds are what is charged. */
export function SecondCurrency({ children }: { children: ReactNode }) {
  const shown = useShownBeside();
  const say: SecondPrice = (pence) => {
    const amount = shown && formatExchanged(pence, shown, shown.symbol);
    return amount && `about ${amount}`;
  };
  return <SecondPriceProvider value={say}>{children}</SecondPriceProvider>;
}

/** The currency that prices are shown in beside pounds; the same before and after the scripts arrive. */
export function useShownBeside(): ShopCurrency | null {
  const shop = useShopCurrencies();
  const choice = useSyncExternalStore(subscribe, readPicked, () => shop.choice);
  return shownBeside(shop, choice);
}

/** None on an error page of a shop that could not read them. */
export function useShopCurrencies(): ShopCurrencies {
  return useRouteLoaderData<ShopCurrencies>('pages/shop/layout') ?? NONE;
}

/** Shows prices in this currency from now on, here and whenever this browser comes back. */
export function pickCurrency({ code, isDefault }: ShopCurrency): void {
  picked = code;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = currencyCookie(code, isDefault);
  for (const listener of listeners) listener();
}

const NONE: ShopCurrencies = { currencies: [], choice: null };

// For a browser that keeps no cookies.
let picked: string | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readPicked(): string | null {
  return picked ?? currencyChoice(document.cookie);
}
