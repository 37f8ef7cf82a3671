import type { AppContext } from '#platform/app-context.ts';
import { digestOf } from '#platform/digest.ts';
import { factsOf } from '#platform/facts.ts';
import { type Api, ApiError } from '../web/api.ts';
import { ANYTHING, type CallFacts, factsOfCall } from './page-facts.ts';

type Parts = { params?: Record<string, string>; query?: Record<string, string | undefined> };

/** One call that a page was made of, and what it answered. */
export interface RecordedCall {
  name: string;
  parts: Parts;
  facts: readonly string[];
  /** Of what the page may show of the answer. */
  digest: string;
  until: number;
}

interface Answered extends RecordedCall {
  answer: unknown;
  error?: ApiError;
  /** The number of changes before the call was made, and when that was. */
  askedAt: number;
  askedMs: number;
}

export interface CallRecorder {
  /** The API for the loaders of one page; what they ask is added to `calls`. */
  record(api: Api): { api: Api; calls: RecordedCall[]; isWhole(): boolean };
  /** Makes a recorded call again; null where it cannot be answered now. */
  again(api: Api, call: RecordedCall): Promise<RecordedCall | null>;
}

/** How long what was answered is believed without a word of a change. */
export const BELIEVED_MS = 60_000;

/** Records the calls of pages. Those that most pages make are answered from memory while their facts are the same. */
export function openCallRecorder(context: AppContext): CallRecorder {
  const facts = factsOf(context);
  const common = new Map<string, Answered>();

  const make = async (api: Api, name: string, parts: Parts): Promise<Answered> => {
    const declared = factsOfCall(name) as CallFacts | null;
    const key = declared?.isCommon && context.config.PAGE_CACHE_MB > 0 ? keyOf(name, parts) : null;
    const known = key === null ? undefined : common.get(key);
    if (known && isGood(known)) return known;
    const [askedAt, askedMs] = [facts.now(), Date.now()];
    const { answer, error } = await ask(api, name, parts);
    const named = declared ? declared.facts(parts.params ?? {}, answer ?? null) : [ANYTHING];
    const until = (await declared?.until?.(context, answer ?? null))?.getTime() ?? Number.POSITIVE_INFINITY;
    const seen = error ? [error.status, error.message] : declared?.shown && answer ? declared.shown(answer) : answer;
    const digest = digestOf(JSON.stringify(seen) ?? '');
    const answered = { name, parts, facts: named, digest, until, answer, error, askedAt, askedMs };
    if (key !== null && !error) common.set(key, answered);
    return answered;
  };

  const isGood = ({ facts: named, askedAt, askedMs, until }: Answered) =>
    !isNewer(context, named, askedAt) && until > context.clock.now().getTime() && Date.now() - askedMs < BELIEVED_MS;

  return {
    record: (api) => {
      const calls: RecordedCall[] = [];
      const made = new Map<string, Promise<Answered>>();
      let isWhole = true;
      const makeFirst = async (name: string, parts: Parts): Promise<Answered> => {
        const answered = await make(api, name, parts);
        const { answer: _, error, ...call } = answered;
        if (error && error.status >= 500) isWhole = false;
        calls.push(call);
        return answered;
      };
      // What several parts of a page ask is asked once.
      const makeOnce = (name: string, parts: Parts): Promise<Answered> => {
        const key = keyOf(name, parts);
        const answered = made.get(key) ?? makeFirst(name, parts);
        made.set(key, answered);
        return answered;
      };
      const recorded = async (name: string, parts: Parts = {}) => {
        try {
          const { answer, error } = await makeOnce(name, parts);
          if (error) throw error;
          return answer;
        } catch (error) {
          if (!(error instanceof ApiError)) isWhole = false;
          throw error;
        }
      };
      return { api: recorded as unknown as Api, calls, isWhole: () => isWhole };
    },
    again: async (api, { name, parts }) => {
      const { answer: _, error, ...call } = await make(api, name, parts);
      return error && error.status >= 500 ? null : call;
    },
  };
}

function keyOf(name: string, parts: Parts): string {
  return `${name} ${JSON.stringify(parts)}`;
}

export function isNewer(context: AppContext, named: readonly string[], since: number): boolean {
  const facts = factsOf(context);
  return named[0] === ANYTHING ? facts.now() > since : facts.isAnyNewer(named, since);
}

async function ask(api: Api, name: string, parts: Parts): Promise<{ answer?: unknown; error?: ApiError }> {
  try {
    return { answer: await (api as unknown as (name: string, parts: Parts) => Promise<unknown>)(name, parts) };
  } catch (error) {
    if (error instanceof ApiError) return { error };
    throw error;
  }
}
