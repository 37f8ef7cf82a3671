import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { setHeader } from './set-header.ts';

/**
 * Says `Connection: close` with an answer that was given before the request had arrived whole, for the server then ends the connection:
 * a browser that believed in keeping it alive would send its next request into nothing.
 */
export const closeUnread: MiddlewareHandler = async (http, next) => {
  await next();
  const { incoming } = (http.env ?? {}) as { incoming?: IncomingMessage };
  if (incoming && incoming.complete === false) setHeader(http, 'Connection', 'close');
};
