import type { Context } from 'hono';
import type { AppContext } from '#platform/app-context.ts';
import { asRefusal, describeFault } from '#platform/http/answer-error.ts';
import { requestIdOf } from '#platform/http/request-id.ts';
import { OUR_FAULT } from '#values/problem.ts';

/** The log of what one request for a page fails over. */
export interface PageFaults {
  /** Writes the error with the request's id. Only the first counts: the attempt at an error page often fails over the same. */
  log(error: unknown): void;
}

export function faultsOf(http: Context, { log }: AppContext): PageFaults {
  let isLogged = false;
  return {
    log: (error) => {
      if (isLogged) return;
      isLogged = true;
      log.error({ ...describeFault(error), requestId: requestIdOf(http.req.raw) }, 'page failed');
    },
  };
}

/** Answers for a page that could not even be begun: with 503 when the database is away, else with a logged 500. */
export function answerPageFault(error: unknown, faults: PageFaults): Response {
  const refusal = asRefusal(error);
  if (!refusal) faults.log(error);
  return plainPage(refusal ? 503 : 500, refusal?.message ?? OUR_FAULT.detail, refusal?.headers);
}

/** The router's answer, or a page with a sentence where the router has none. */
export function orPlainPage(response: Response): Response {
  const type = response.headers.get('content-type') ?? '';
  const hasNone = response.status === 500 && (type === '' || type.startsWith('text/plain'));
  return hasNone ? plainPage(500, OUR_FAULT.detail) : response;
}

/** A page of one sentence, which is our own, so that nothing in it needs to be escaped. */
export function plainPage(status: number, sentence: string, headers?: Record<string, string>): Response {
  const html = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>${OUR_FAULT.title}</title><h1>${OUR_FAULT.title}</h1><p>${sentence}</p><p><a href="/">To the shop</a></p></html>`;
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } });
}
