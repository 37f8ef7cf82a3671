import { type ReactNode, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { type SecondPrice, SecondPriceProvider } from '#ui/second-price.ts';
import { formatExchanged } from '#values/exchange.ts';
import { currencyChoice, currencyCookie } from './currency-choice.ts';
import { type ShopCurrencies, type ShopCurrency, shownBeside } from './shop-currencies.ts';

/** Adds the visitor's currency to every price, as approximate, because orders are charged in pounds. */
export function SecondCurrency({ children }: { children: ReactNode }) {
  const shown = useShownBeside();
  const say: SecondPrice = (pence) => {
    const amount = shown && formatExchanged(pence, shown, shown.symbol);
    return amount && `about ${amount}`;
  };
  return <SecondPriceProvider value={say}>{children}</SecondPriceProvider>;
}

/** The currency shown beside pounds; the same before and after hydration. */
export function useShownBeside(): ShopCurrency | null {
  const shop = useShopCurrencies();
  const choice = useSyncExternalStore(subscribe, readPicked, () => shop.choice);
  return shownBeside(shop, choice);
}

/** Empty on an error page of a shop that could not read them. */
export function useShopCurrencies(): ShopCurrencies {
  return useRouteLoaderData<ShopCurrencies>('pages/shop/layout') ?? NONE;
}

/** Shows prices in this currency and stores the choice. */
export function pickCurrency({ code, isDefault }: ShopCurrency): void {
  picked = code;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = currencyCookie(code, isDefault);
  for (const listener of listeners) listener();
}

const NONE: ShopCurrencies = { currencies: [], choice: null };

// For a browser without cookies.
let picked: string | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readPicked(): string | null {
  return picked ?? currencyChoice(document.cookie);
}
