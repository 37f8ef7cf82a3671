import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppContext } from '#platform/app-context.ts';
import { metricsOf } from '#platform/metrics.ts';
import { doing } from '#platform/work-under-way.ts';
import { addressBehind, isHttpsBehind } from './client-address.ts';
import { logRequest, requestIdFrom } from './request-id.ts';

/** A request that may be answered from memory, past the router, with what the log says of it. */
export interface Visit {
  path: string;
  /** With its question mark; empty where there is none. */
  query: string;
  isHttps: boolean;
  requestId: string;
  /** The visitor's; to find it takes as long as to find the answer. */
  address(): string;
  /** By `performance.now()`. */
  startedAt: number;
}

/** What is counted and logged of a request. */
export type Answering = Pick<Visit, 'path' | 'requestId' | 'address' | 'startedAt'>;

/** An answer as it goes over the wire. */
export interface ReadyAnswer {
  status: number;
  /** Names and values in turn, as Node writes them; all but the request's id. */
  headers: readonly string[];
  bytes: Uint8Array<ArrayBuffer> | null;
}

/** Where a header of a request is read from. */
export type HeaderOf = (name: string) => string | undefined;

/** How a request came: `scheme` is or begins with that of its address, `target` is its path with the query. */
export interface Came {
  scheme: string;
  target: string;
  header: HeaderOf;
  incoming?: IncomingMessage;
}

export function readVisit({ config: { TRUST_PROXY } }: AppContext, { scheme, target, header, incoming }: Came): Visit {
  const at = target.indexOf('?');
  return {
    path: at < 0 ? target : target.slice(0, at),
    query: at < 0 ? '' : target.slice(at),
    isHttps: isHttpsBehind(scheme, header('x-forwarded-proto'), TRUST_PROXY),
    requestId: requestIdFrom(header('x-request-id')),
    address: () => addressBehind(incoming?.socket?.remoteAddress, header('x-forwarded-for'), TRUST_PROXY),
    startedAt: performance.now(),
  };
}

/** How a request came that the server has just received. */
export function asReceived(incoming: IncomingMessage): Came {
  const { headers, url = '' } = incoming;
  return { scheme: 'http:', target: url, header: (name) => headers[name] as string | undefined, incoming };
}

const HOST = /^[\w.:[\]-]+$/;

/** Whether a request only reads. With a body, or from a host that is none, it is for the router to judge. */
export function isPlainGet({ method, headers }: IncomingMessage): boolean {
  const { host, 'content-length': length, 'transfer-encoding': transfer } = headers;
  return method === 'GET' && host !== undefined && HOST.test(host) && length === undefined && transfer === undefined;
}

/** Writes an answer that is there, and notes it as the router would. `then` is done on behalf of the same request. */
export function answerAtOnce(
  context: AppContext,
  response: ServerResponse,
  { visit, route, answer }: { visit: Visit; route: string; answer: ReadyAnswer },
  then?: () => void,
): void {
  const { requestId } = visit;
  void doing({ kind: 'request', name: `GET ${route}`, requestId }, async () => {
    response.writeHead(answer.status, [...answer.headers, 'x-request-id', requestId]);
    response.end(answer.bytes);
    then?.();
    noteAnswered(context, visit, route, answer.status);
  });
}

/** Counts and logs a request that the router has not seen. */
export function noteAnswered(context: AppContext, visit: Answering, route: string, status: number): void {
  const { requestId, path, startedAt, address } = visit;
  const labels = { method: 'GET', route, status: String(status) };
  metricsOf(context).requests.observe(labels, (performance.now() - startedAt) / 1000);
  if (!context.log.isLevelEnabled('info')) return;
  logRequest(context, { requestId, method: 'GET', path, status, startedAt, address: address() });
}
