import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppContext } from '#platform/app-context.ts';
import { doing, type Work } from '#platform/work-under-way.ts';
import { clientAddress, networkOf } from './client-address.ts';
import { routeNameOf } from './route-name.ts';
import { setHeader } from './set-header.ts';

// An id from a proxy or script is used only if it is harmless in a log line or a header.
const SAFE = /^[\w.:-]{8,100}$/;

// By request, because the API is a separate Hono app that cannot see the variables of the outer one.
const ids = new WeakMap<Request, string>();

/** The id of a request, the same in its answer's `X-Request-Id` and in every log line about it. */
export function requestIdOf(request: Request): string {
  const known = ids.get(request);
  if (known) return known;
  const id = requestIdFrom(request.headers.get('x-request-id'));
  ids.set(request, id);
  return id;
}

/** The id that was sent with a request, if it is one, or else a new one. */
export function requestIdFrom(sent: string | null | undefined): string {
  return sent && SAFE.test(sent) ? sent : randomUUID();
}

const accounts = new WeakMap<Request, number>();

/** Notes whose account makes this request, for its line of the log. */
export function noteAccount(request: Request, accountId: number): void {
  accounts.set(request, accountId);
}

/**
 * Sets `X-Request-Id` on every answer and logs one line, with the account and the network of the address (decision A17). The path is
 * logged without its query, which may contain search words or a one-time token.
 */
export function requestId(context: AppContext): MiddlewareHandler {
  return async (http, next) => {
    const id = requestIdOf(http.req.raw);
    const startedAt = performance.now();
    const { method, path } = http.req;
    await doing(workOf(http.req.raw, id), next);
    setHeader(http, 'X-Request-Id', id);
    const address = clientAddress(http, context.config.TRUST_PROXY);
    const accountId = accounts.get(http.req.raw);
    logRequest(context, { requestId: id, method, path, status: http.res.status, startedAt, address, accountId });
  };
}

/** A request that was answered. */
export interface Answered {
  requestId: string;
  method: string;
  /** Without its query. */
  path: string;
  status: number;
  /** When it came, by `performance.now()`. */
  startedAt: number;
  address: string;
  accountId?: number | undefined;
}

/** Logs the line of a request. */
export function logRequest({ log }: AppContext, { startedAt, address, accountId, ...request }: Answered): void {
  const ms = Math.round(performance.now() - startedAt);
  log.info({ ...request, ms, network: networkOf(address), accountId }, 'request');
}

// Its route is found while it is under way.
function workOf(request: Request, id: string): Work {
  return {
    kind: 'request',
    requestId: id,
    get name() {
      return `${request.method} ${routeNameOf(request)}`;
    },
  };
}
