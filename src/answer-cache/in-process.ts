import type { IncomingMessage } from 'node:http';
import type { AppContext } from '#platform/app-context.ts';
import type { ReadyAnswer } from '#platform/http/at-once.ts';
import { requestIdOf } from '#platform/http/request-id.ts';
import { type Asked, readAsked } from './asked.ts';

/** A question that came as a `Request`; null: no one caches its answer. */
export function askedInProcess(context: AppContext, request: Request, env: unknown): Asked | null {
  const { method, url, headers } = request;
  const from = url.indexOf('/', url.indexOf('://') + 3);
  if (method !== 'GET' || !url.startsWith('/api/', from)) return null;
  const { incoming } = (env ?? {}) as { incoming?: IncomingMessage };
  const header = (name: string) => headers.get(name) ?? undefined;
  const hash = url.indexOf('#', from);
  const target = hash < 0 ? url.slice(from) : url.slice(from, hash);
  const asked = readAsked(context, { scheme: url, target, header, ...(incoming && { incoming }) });
  return asked && { ...asked, requestId: requestIdOf(request) };
}

const OF_ITS_WAY = ['x-forwarded-for', 'x-forwarded-proto', 'user-agent'];

/** The same question without what is of one visitor, and for the whole answer in no encoding. */
export function impersonal(request: Request): Request {
  const headers = new Headers({ 'x-request-id': requestIdOf(request) });
  for (const name of OF_ITS_WAY) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Request(request.url, { headers });
}

/** The answer in this form. */
export function responseOf({ status, headers, bytes }: ReadyAnswer, { requestId }: Asked): Response {
  const given = new Headers({ 'X-Request-Id': requestId });
  for (let at = 0; at < headers.length; at += 2) given.append(headers[at] ?? '', headers[at + 1] ?? '');
  return new Response(bytes, { status, headers: given });
}
