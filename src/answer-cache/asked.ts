import type { IncomingMessage } from 'node:http';
import type { AppContext } from '#platform/app-context.ts';
import { addressBehind, isHttpsBehind } from '#platform/http/client-address.ts';
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
  const encoding = encodingIn(header('accept-encoding'));
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

/** Gzip where it is taken, as browsers do; none where nothing is said. Null: only encodings that are not stored. */
export function encodingIn(accepted: string | undefined): AnswerEncoding | null {
  if (accepted === undefined || accepted === '' || accepted === 'identity') return 'identity';
  const listed = new Map(accepted.toLowerCase().split(',').map(namedWithQuality));
  if ((listed.get('gzip') ?? listed.get('*') ?? 0) > 0) return 'gzip';
  return (listed.get('identity') ?? listed.get('*') ?? 1) > 0 && !listed.has('deflate') ? 'identity' : null;
}

function namedWithQuality(part: string): [name: string, quality: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, quality ? Number(quality.slice(2)) : 1];
}
