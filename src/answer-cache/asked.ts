import type { IncomingMessage } from 'node:http';
import type { AppContext } from '#platform/app-context.ts';
import { addressBehind, isHttpsBehind } from '#platform/http/client-address.ts';
import { gzipOrPlain } from '#platform/http/compressed-text.ts';
import { requestIdFrom } from '#platform/http/request-id.ts';
import type { AnswerEncoding } from './cached-answer.ts';

/** A question to the API, with what decides on the form of its answer. */
export interface Asked {
  /** By what the answer is cached: the address as it was sent, and whether the visitor came by HTTPS, of which headers tell. */
  key: string;
  path: string;
  query: string;
  encoding: AnswerEncoding;
  ifNoneMatch: string | undefined;
  requestId: string;
  /** The visitor's. */
  address: string;
  /** By `performance.now()`. */
  startedAt: number;
}

/** Where a header of the request is read from. */
export type HeaderOf = (name: string) => string | undefined;

/** Reads a question; null where only the router can answer: another encoding is wanted. `target` is its path with the query. */
export function readAsked(
  { config: { TRUST_PROXY } }: AppContext,
  {
    scheme,
    target,
    header,
    incoming,
  }: { scheme: string; target: string; header: HeaderOf; incoming?: IncomingMessage },
): Asked | null {
  const encoding = gzipOrPlain(header('accept-encoding'));
  if (!encoding) return null;
  const at = target.indexOf('?');
  const isHttps = isHttpsBehind(scheme, header('x-forwarded-proto'), TRUST_PROXY);
  return {
    key: isHttps ? `https ${target}` : target,
    path: at < 0 ? target : target.slice(0, at),
    query: at < 0 ? '' : target.slice(at),
    encoding,
    ifNoneMatch: header('if-none-match'),
    requestId: requestIdFrom(header('x-request-id')),
    address: addressBehind(incoming?.socket?.remoteAddress, header('x-forwarded-for'), TRUST_PROXY),
    startedAt: performance.now(),
  };
}
