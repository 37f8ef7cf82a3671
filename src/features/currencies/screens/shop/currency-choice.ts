import { choiceCookie, readChoice } from '#web/choices.ts';

const COOKIE = 'currency';

/** The currency that a visitor wants to see beside pounds, as their browser sent it; only the shop knows whether it has it. */
export function currencyChoice(cookies: string | null | undefined): string | null {
  const code = readChoice(cookies, COOKIE);
  return code && /^[A-Z]{3}$/.test(code) ? code : null;
}

/** Remembers it. What the shop shows anyway needs no remembering. */
export function currencyCookie(code: string, isDefault: boolean): string {
  return choiceCookie(COOKIE, isDefault ? '' : code);
}

/** What a browser with this choice alone sends. */
export function onlyCurrency(code: string): string {
  return `${COOKIE}=${code}`;
}
