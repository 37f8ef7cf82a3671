import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { Context, Handler } from 'hono';
import type { AppContext } from '#platform/app-context.ts';
import type { Config } from '#platform/config.ts';
import { readMetrics } from '#platform/metrics.ts';
import { clientAddress } from './client-address.ts';
import { nameRoute } from './route-name.ts';

/**
 * Answers `GET /metrics` to the bearer of `METRICS_TOKEN`. Without a token it answers a program on this machine that no proxy
 * stands in front of; to all others there is nothing at this address.
 */
export function serveMetrics(context: AppContext): Handler {
  return async (http) => {
    nameRoute(http.req.raw, '/metrics');
    if (!mayRead(http, context.config)) return http.text('There is nothing at this address.', 404);
    const { text, contentType } = await readMetrics(context);
    return http.body(text, 200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' });
  };
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

function mayRead(http: Context, { METRICS_TOKEN, TRUST_PROXY }: Config): boolean {
  if (METRICS_TOKEN) return isSame(http.req.header('authorization') ?? '', `Bearer ${METRICS_TOKEN}`);
  if (TRUST_PROXY > 0 || FORWARDED.some((name) => http.req.header(name) !== undefined)) return false;
  return isLoopback(clientAddress(http, 0));
}

// In constant time and whatever the lengths, so that the time of an answer reveals nothing of the token.
function isSame(sent: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(sent), digest(wanted));
}

function isLoopback(address: string): boolean {
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}
