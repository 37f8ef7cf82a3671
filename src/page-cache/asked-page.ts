import { currencyChoice } from '../features/currencies/screens/shop/currency-choice.ts';
import { type VatView, vatViewOf } from '../features/settings/vat-view.ts';
import { pageOf } from '../page-names.ts';
import { readQuery } from './page-address.ts';

/** A page for everyone as one visitor asks for it. */
export interface AskedPage {
  pathname: string;
  /** With only what the page reads. */
  search: string;
  /** Which price is large. */
  vat: VatView;
  /** The side of VAT that the page itself depends on. */
  side: VatView;
  /** The code in the cookie; the shop may not have it. */
  currency: string | null;
}

/** Every address without a page shows the same one, and so does every product that is not there. */
export const NOWHERE = '/no-such-page';
export const NO_PRODUCT = '/products/0';

/** Reads what a visitor asks for; `isKnown`: the address has a page. */
export function askedPage(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  isKnown: boolean,
  cookies: string | null | undefined,
): AskedPage {
  const vat = vatViewOf(cookies);
  return {
    pathname: isKnown ? pathname : NOWHERE,
    search: isKnown ? readQuery(pageOf(pathname), search) : '',
    vat,
    // Prices are in the page on both sides of VAT, but the bounds of a search are on one.
    side: pathname === '/search' ? vat : 'ex',
    currency: currencyChoice(cookies),
  };
}

/** By what the page is cached. */
export function keyOf({ pathname, search, side, currency }: AskedPage): string {
  return `${pathname}${search} ${currency ?? ''} ${side}`;
}
