import { choiceCookie, readChoice } from '#web/choices.ts';

/** Which price is shown large: ex or inc VAT. Both are always shown. */
export type VatView = 'ex' | 'inc';

const COOKIE = 'vat';

export function vatViewOf(cookies: string | null | undefined): VatView {
  return readChoice(cookies, COOKIE) === 'inc' ? 'inc' : 'ex';
}

export function vatCookie(view: VatView): string {
  return choiceCookie(COOKIE, view === 'inc' ? 'inc' : '');
}

/** The cookie header of a browser with only this choice. */
export function onlyVatView(view: VatView): string {
  return `${COOKIE}=${view}`;
}

/** Runs before the first paint, because a cached page does not depend on the visitor's cookie. */
export const VAT_SCRIPT = `if(/(^|; )${COOKIE}=inc(;|$)/.test(document.cookie))document.documentElement.dataset.vat='inc'`;

/** The page with the price of the visitor's choice large, so that no script is needed. */
export function inVatView(html: string, view: VatView): string {
  return view === 'inc' ? html.replace('<html ', '<html data-vat="inc" ') : html;
}
