import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Config } from '#platform/config.ts';
import { isHttps } from './client-address.ts';

type CookieConfig = Pick<Config, 'PUBLIC_URL' | 'TRUST_PROXY'>;

/**
 * Sets an `HttpOnly` and `SameSite=Lax` cookie; `null` deletes it. It is `Secure` unless the request is plain HTTP to this
 * machine (decision A1).
 */
export function writeCookie(
  context: Context,
  config: CookieConfig,
  name: string,
  value: string | null,
  maxAgeSeconds: number,
): void {
  setCookie(context, name, value ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(context, config),
    maxAge: value === null ? 0 : maxAgeSeconds,
  });
}

function isSecure(context: Context, config: CookieConfig): boolean {
  if (config.PUBLIC_URL?.startsWith('https:') || isHttps(context, config.TRUST_PROXY)) return true;
  return !isLoopbackHost(new URL(context.req.url).hostname);
}

function isLoopbackHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127\./.test(hostname);
}
