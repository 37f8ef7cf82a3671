const ONE_YEAR = 365 * 24 * 60 * 60;

/** A visitor's choice of how the shop looks, as both a server and a script give it to the browser. Nothing secret. */
export function choiceCookie(name: string, value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${value ? ONE_YEAR : 0}; SameSite=Lax`;
}

/** What was chosen, read from the cookies of a request or of a document. */
export function readChoice(cookies: string | null | undefined, name: string): string | undefined {
  const found = cookies?.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1) || undefined;
}
