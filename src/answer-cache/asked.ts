import type { AppContext } from '#platform/app-context.ts';
import { type Came, readVisit, type Visit } from '#platform/http/at-once.ts';
import { gzipOrPlain } from '#platform/http/compressed-text.ts';
import type { AnswerEncoding } from './cached-answer.ts';

/** A question to the API, with what decides on the form of its answer. */
export interface Asked extends Visit {
  /** By what the answer is cached: the address as it was sent, and whether the visitor came by HTTPS, of which headers tell. */
  key: string;
  encoding: AnswerEncoding;
  ifNoneMatch: string | undefined;
}

/** Reads a question; null where only the router can answer: another encoding is wanted. */
export function readAsked(context: AppContext, came: Came): Asked | null {
  const encoding = gzipOrPlain(came.header('accept-encoding'));
  if (!encoding) return null;
  const visit = readVisit(context, came);
  const key = visit.isHttps ? `https ${came.target}` : came.target;
  return { ...visit, key, encoding, ifNoneMatch: came.header('if-none-match') };
}
