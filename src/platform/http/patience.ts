import type { IncomingMessage, Server } from 'node:http';

/** How long the server waits for what a client is slow to send, in milliseconds. */
export interface Patience {
  /** For the headers of a request, also on a connection that has sent nothing yet. */
  headersMs: number;
  /** For the next request on a connection. */
  idleMs: number;
  /** In each such span of time a body must bring at least so many bytes, or be complete. */
  bodySpanMs: number;
  bodyBytes: number;
}

/**
 * A phone at the edge of its network sends some kilobytes a second and may be silent in a tunnel: half a kilobyte a second,
 * counted over half a minute, keeps its pictures arriving. Proxies reuse connections for up to a minute, so ours stay open a little
 * longer.
 */
export const PATIENCE: Patience = { headersMs: 15_000, idleMs: 65_000, bodySpanMs: 30_000, bodyBytes: 16 * 1024 };

/** How often Node looks for slow headers, for `createServer`. */
export const CHECKED_EVERY = { connectionsCheckingInterval: 5_000 };

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
const LOOKS_A_SPAN = 6;

/** A body under way: how many bytes its connection had brought when its span began. */
interface Arriving {
  request: IncomingMessage;
  since: number;
  bytes: number;
}

/** Makes the server hang up on clients that send headers, bodies or their next request too slowly. */
export function limitPatience(server: Server, patience: Patience = PATIENCE): void {
  server.headersTimeout = patience.headersMs;
  server.keepAliveTimeout = patience.idleMs;
  // Of a whole request, which would end a large upload: its body is watched below.
  server.requestTimeout = 0;
  const arriving = new Map<IncomingMessage, Arriving>();
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    arriving.set(request, { request, since: performance.now(), bytes: request.socket.bytesRead });
    request.once('close', () => arriving.delete(request));
  });
  const look = () => {
    for (const body of arriving.values()) {
      if (body.request.complete) arriving.delete(body.request);
      else if (isTooSlow(body, patience)) hangUp(body.request);
    }
  };
  const timer = setInterval(look, patience.bodySpanMs / LOOKS_A_SPAN).unref();
  server.once('close', () => clearInterval(timer));
}

// What says neither ends with its headers (RFC 9112, 6.3).
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

function isTooSlow(body: Arriving, { bodySpanMs, bodyBytes }: Patience): boolean {
  const { request } = body;
  const { bytesRead } = request.socket;
  const now = performance.now();
  // What has arrived and was not read yet is our slowness.
  const isOurs = request.readableLength >= request.readableHighWaterMark;
  if (isOurs || bytesRead - body.bytes >= bodyBytes) {
    body.since = now;
    body.bytes = bytesRead;
  }
  return now - body.since >= bodySpanMs;
}

function hangUp({ socket }: IncomingMessage): void {
  socket.write(TOO_SLOW);
  socket.destroySoon();
}
