const ONE_YEAR = 365 * 24 * 60 * 60;

/** The cookie of a visitor's choice of how the shop looks, for the server and for scripts. Nothing secret. */
export function choiceCookie(name: string, value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${value ? ONE_YEAR : 0}; SameSite=Lax`;
}

/** Reads a choice from the cookies of a request or of a document. */
export function readChoice(cookies: string | null | undefined, name: string): string | undefined {
  const found = cookies?.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1) || undefined;
}
