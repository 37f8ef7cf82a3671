import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import type { AppContext } from '#platform/app-context.ts';
import { browserInWords } from './browser-words.ts';
import { clientAddress } from './client-address.ts';

/** Where a request came from. */
export interface RequestOrigin {
  address: string;
  /** In words: 'Chrome on Windows'. */
  browser: string;
}

const origins = new AsyncLocalStorage<RequestOrigin>();

/**
 * Remembers where each request came from for all that it sets off, so that what tells of it (the security log) does not have to be
 * handed it through every use case between.
 */
export function rememberOrigin({ config }: AppContext): MiddlewareHandler {
  return (http, next) => {
    const browser = browserInWords(http.req.header('user-agent'));
    return origins.run({ address: clientAddress(http, config.TRUST_PROXY), browser }, next);
  };
}

/** The origin of the request under way; null in jobs and commands. */
export function requestOrigin(): RequestOrigin | null {
  return origins.getStore() ?? null;
}
