import type { Context, MiddlewareHandler } from 'hono';
import type { Ground } from '#platform/ground.ts';
import { commonRefusals } from '#platform/refusal.ts';
import { PROBLEM_JSON, type Problem } from '#values/problem.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Turns away calls that change something and come from another website's page (decision A9). Browsers say where a call
 * comes from in `Origin` and `Sec-Fetch-Site`; a call with neither comes from a script, which holds no one else's cookie.
 */
export function sameOrigin(ground: Ground): MiddlewareHandler {
  return async (context, next) => {
    const { config } = ground;
    if (READING.has(context.req.method) || isSameOrigin(context, config.PUBLIC_URL)) return next();
    return refuseForeign(context);
  };
}

function isSameOrigin(context: Context, publicUrl: string | undefined): boolean {
  const site = context.req.header('sec-fetch-site');
  // 'none' is the person's own doing: an address typed, a bookmark, a form sent again after a restart.
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const origin = context.req.header('origin');
  return origin === undefined || isOurs(origin, context.req.url, publicUrl);
}

// The scheme is left out of the comparison with the request's own host: behind a proxy that speaks HTTPS we see HTTP.
function isOurs(origin: string, requestUrl: string, publicUrl: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, origin: normal, protocol } = new URL(origin);
  if (!/^https?:$/.test(protocol)) return false;
  if (host === new URL(requestUrl).host) return true;
  return publicUrl !== undefined && normal === new URL(publicUrl).origin;
}

function refuseForeign(context: Context): Response {
  const problem: Problem = {
    type: '/api/docs#forbidden',
    title: commonRefusals.forbidden.title,
    status: 403,
    detail: 'This request came from another website and was not carried out.',
  };
  return context.body(JSON.stringify(problem), 403, { 'Content-Type': PROBLEM_JSON, 'Cache-Control': 'no-store' });
}
