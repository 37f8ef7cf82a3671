import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppContext } from '#platform/app-context.ts';
import { logRequest } from '#platform/http/request-id.ts';
import { listWrittenFor } from '#platform/http/write-answer.ts';
import { metricsOf } from '#platform/metrics.ts';
import { doing } from '#platform/work-under-way.ts';
import { openAnswerCache } from './answer-cache.ts';
import { type Asked, readAsked } from './asked.ts';
import type { CachedAnswer, Form } from './cached-answer.ts';
import { type CachedCall, cachedCallAt } from './cached-calls.ts';
import { askedInProcess, impersonal, responseOf } from './in-process.ts';

/** Answers a request in process; `env` holds its connection. */
export type ShopFetch = (request: Request, env?: unknown) => Response | Promise<Response>;

/** A shop whose public answers are given from memory where they are current. */
export interface CachedAnswers {
  fetch: ShopFetch;
  /** Answers at once from memory, past the router; false: it has to go there. */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean;
}

/**
 * Caches the answers of the API that are the same for everyone before its router. They are asked for without cookies, so that no
 * answer to one visitor can become that of another.
 */
export function cacheAnswers(context: AppContext, ask: ShopFetch): CachedAnswers {
  const cache = openAnswerCache(context);

  const give = (asked: Asked, answer: CachedAnswer, form: Form) => {
    answer.whenGiven?.(context, asked.address);
    noteAnswered(context, asked, answer.route, form.status);
  };

  const answerInProcess = async (asked: Asked, call: CachedCall, request: Request, env: unknown): Promise<Response> => {
    let response: Response | undefined;
    const { answer, isMade } = await cache.answer(asked.key, call, asked.query, async () => {
      const question = impersonal(request);
      response = await ask(question, env);
      return { response, list: listWrittenFor(question) };
    });
    if (!answer) return response ?? ask(request, env);
    const form = await answer.makeForm(asked.encoding, asked.ifNoneMatch);
    // One that was made went through the router, which has noted it.
    if (!isMade) give(asked, answer, form);
    return responseOf(form, asked);
  };
  const fetch: ShopFetch = (request, env) => {
    const asked = askedInProcess(context, request, env);
    const call = asked && cachedCallAt(asked.path, asked.query);
    return asked && call ? answerInProcess(asked, call, request, env) : ask(request, env);
  };

  const answerAtOnce = (request: IncomingMessage, response: ServerResponse): boolean => {
    const target = request.url ?? '';
    if (request.method !== 'GET' || !target.startsWith('/api/') || !isPlain(request)) return false;
    const header = (name: string) => request.headers[name] as string | undefined;
    const asked = readAsked(context, { scheme: 'http:', target, header, incoming: request });
    const answer = asked ? cache.current(asked.key) : undefined;
    const form = asked && answer?.form(asked.encoding, asked.ifNoneMatch);
    if (!answer || !form) return false;
    const work = { kind: 'request', name: `GET ${answer.route}`, requestId: asked.requestId } as const;
    void doing(work, async () => {
      response.writeHead(form.status, [...form.headers, 'x-request-id', asked.requestId]);
      response.end(form.bytes);
      give(asked, answer, form);
    });
    return true;
  };
  return { fetch, answerAtOnce };
}

const HOST = /^[\w.:[\]-]+$/;

// With a body, or from a host that is none, it is for the router to judge.
function isPlain({ headers }: IncomingMessage): boolean {
  const { host, 'content-length': length, 'transfer-encoding': transfer } = headers;
  return host !== undefined && HOST.test(host) && length === undefined && transfer === undefined;
}

function noteAnswered(context: AppContext, asked: Asked, route: string, status: number): void {
  const { requestId, path, startedAt, address } = asked;
  metricsOf(context).requests.observe(
    { method: 'GET', route, status: String(status) },
    (performance.now() - startedAt) / 1000,
  );
  // Finding the network of an address takes as long as the rest of it.
  if (!context.log.isLevelEnabled('info')) return;
  logRequest(context, { requestId, method: 'GET', path, status, startedAt, address });
}
