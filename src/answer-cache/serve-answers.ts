import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppContext } from '#platform/app-context.ts';
import { answerAtOnce, asReceived, isPlainGet, noteAnswered, type ReadyAnswer } from '#platform/http/at-once.ts';
import { listWrittenFor } from '#platform/http/write-answer.ts';
import { openAnswerCache } from './answer-cache.ts';
import { type Asked, readAsked } from './asked.ts';
import type { CachedAnswer } from './cached-answer.ts';
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
    if (!isMade) noteGiven(asked, answer, form);
    return responseOf(form, asked);
  };
  const fetch: ShopFetch = (request, env) => {
    const asked = askedInProcess(context, request, env);
    const call = asked && cachedCallAt(asked.path, asked.query);
    return asked && call ? answerInProcess(asked, call, request, env) : ask(request, env);
  };

  const noteGiven = (asked: Asked, answer: CachedAnswer, { status }: ReadyAnswer) => {
    answer.whenGiven?.(context, asked.address());
    noteAnswered(context, asked, answer.route, status);
  };

  return {
    fetch,
    answerAtOnce: (request, response) => {
      if (!request.url?.startsWith('/api/') || !isPlainGet(request)) return false;
      const visit = readAsked(context, asReceived(request));
      const cached = visit ? cache.current(visit.key) : undefined;
      const answer = visit && cached?.form(visit.encoding, visit.ifNoneMatch);
      if (!cached || !answer) return false;
      const { route, whenGiven } = cached;
      answerAtOnce(context, response, { visit, route, answer }, () => whenGiven?.(context, visit.address()));
      return true;
    },
  };
}
