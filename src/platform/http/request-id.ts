import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Ground } from '#platform/ground.ts';

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
export function requestId(ground: Ground): MiddlewareHandler {
  return async (context, next) => {
    const id = requestIdOf(context.req.raw);
    const startedAt = performance.now();
    await next();
    context.header('X-Request-Id', id);
    const { method, path } = context.req;
    const ms = Math.round(performance.now() - startedAt);
    ground.log.info({ requestId: id, method, path, status: context.res.status, ms }, 'request');
  };
}
