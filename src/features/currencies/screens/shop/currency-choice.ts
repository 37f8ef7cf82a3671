import { choiceCookie, readChoice } from '#web/choices.ts';

const COOKIE = 'currency';

/** The currency in the visitor's cookie; the shop may not have it. */
export function currencyChoice(cookies: string | null | undefined): string | null {
  const code = readChoice(cookies, COOKIE);
  return code && /^[A-Z]{3}$/.test(code) ? code : null;
}

/** Stores the choice; the default is stored as no choice. */
export function currencyCookie(code: string, isDefault: boolean): string {
  return choiceCookie(COOKIE, isDefault ? '' : code);
}

/** The cookie header of a browser with only this choice. */
export function onlyCurrency(code: string): string {
  return `${COOKIE}=${code}`;
}
