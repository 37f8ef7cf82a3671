import type { Context, MiddlewareHandler } from 'hono';
import type { AppContext } from '#platform/app-context.ts';
import { commonRefusals } from '#platform/refusal.ts';
import { PROBLEM_JSON, type Problem } from '#values/problem.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses cross-site calls that change something (decision A9), compared with `PUBLIC_URL` or else the request's own host. Browsers
 * send `Origin` and `Sec-Fetch-Site`; a call with neither comes from a script, which has no visitor's cookie.
 */
export function sameOrigin(context: AppContext): MiddlewareHandler {
  return async (http, next) => {
    const { config } = context;
    if (READING.has(http.req.method) || isSameOrigin(http, config.PUBLIC_URL)) return next();
    return refuseForeign(http);
  };
}

function isSameOrigin(http: Context, publicUrl: string | undefined): boolean {
  const site = http.req.header('sec-fetch-site');
  // 'none' is the user's own action: a typed address, a bookmark, a form sent again after a restart.
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const origin = http.req.header('origin');
  return origin === undefined || isOurs(origin, http.req.url, publicUrl);
}

// The public address counts alone where it is known, scheme and port included. Else the host does, without the scheme: behind
// an HTTPS proxy the request arrives as HTTP.
function isOurs(origin: string, requestUrl: string, publicUrl: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, origin: normal, protocol } = new URL(origin);
  if (publicUrl !== undefined) return normal === new URL(publicUrl).origin;
  return /^https?:$/.test(protocol) && host === new URL(requestUrl).host;
}

function refuseForeign(http: Context): Response {
  const problem: Problem = {
    type: '/api/docs#forbidden',
    title: commonRefusals.forbidden.title,
    status: 403,
    detail: 'This request came from another website and was not carried out.',
  };
  return http.body(JSON.stringify(problem), 403, { 'Content-Type': PROBLEM_JSON, 'Cache-Control': 'no-store' });
}
