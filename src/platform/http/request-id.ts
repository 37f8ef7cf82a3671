import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppContext } from '#platform/app-context.ts';

// A proxy's or a script's own id is kept when it can do no harm in a log line or a header.
const SAFE = /^[\w.:-]{8,100}$/;

// By request, for the API is a Hono app of its own and sees no variables of the one around it.
const ids = new WeakMap<Request, string>();

/** The id of a request, the same in its answer's `X-Request-Id` and in every log line about it. */
export function requestIdOf(request: Request): string {
  const known = ids.get(request);
  if (known) return known;
  const sent = request.headers.get('x-request-id') ?? '';
  const id = SAFE.test(sent) ? sent : randomUUID();
  ids.set(request, id);
  return id;
}

/**
 * Puts `X-Request-Id` on every answer and writes one log line for it. The path is logged without its query, which may
 * hold search words or a one-time token.
 */
export function requestId(context: AppContext): MiddlewareHandler {
  return async (http, next) => {
    const id = requestIdOf(http.req.raw);
    const startedAt = performance.now();
    await next();
    http.header('X-Request-Id', id);
    const { method, path } = http.req;
    const ms = Math.round(performance.now() - startedAt);
    context.log.info({ requestId: id, method, path, status: http.res.status, ms }, 'request');
  };
}
