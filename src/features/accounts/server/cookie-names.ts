export const SESSION_COOKIE = 'bf_session';

/** The cookie of a sign-in that waits for its second factor, or of a passkey's challenge. */
export const SIGN_IN_COOKIE = 'bf_sign_in';

/** The name that a cookie is sent under: over HTTPS no other host, such as a subdomain, can set one of that name for the shop. */
export function cookieName(cookie: typeof SESSION_COOKIE | typeof SIGN_IN_COOKIE, isHttps: boolean): string {
  return isHttps ? `__Host-${cookie}` : cookie;
}
