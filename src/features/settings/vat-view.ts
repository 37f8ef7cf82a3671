import { choiceCookie, readChoice } from '#web/choices.ts';

/** Which price stands large: the one ex VAT, or the one that includes it. Both always stand there. */
export type VatView = 'ex' | 'inc';

const COOKIE = 'vat';

export function vatViewOf(cookies: string | null | undefined): VatView {
  return readChoice(cookies, COOKIE) === 'inc' ? 'inc' : 'ex';
}

export function vatCookie(view: VatView): string {
  return choiceCookie(COOKIE, view === 'inc' ? 'inc' : '');
}

/** Runs before the first paint, for a page that a cache kept for everyone knows nothing of the visitor. */
export const VAT_SCRIPT = `if(/(^|; )${COOKIE}=inc(;|$)/.test(document.cookie))document.documentElement.dataset.vat='inc'`;

/** The same page with the other price large, for whoever's cookie asks for it: no script has to run for that. */
export function inVatView(html: string, view: VatView): string {
  return view === 'inc' ? html.replace('<html ', '<html data-vat="inc" ') : html;
}
