import type { AppContext } from '#platform/app-context.ts';
import { factsOf } from '#platform/facts.ts';
import type { WrittenList } from '#platform/http/written-list.ts';
import { PageStore } from '../page-cache/page-store.ts';
import { BELIEVED_MS, isNewer } from '../page-cache/recorded-calls.ts';
import { catalogueWatchOf } from '../page-cache/watch-catalogue.ts';
import { type CachedAnswer, cachedAnswer } from './cached-answer.ts';
import type { CachedCall } from './cached-calls.ts';

/** A cache of the answers of the API that are the same for everyone, each as long as what it says is the same. */
export interface AnswerCache {
  /** The answer if it is there and current, without waiting. */
  current(key: string): CachedAnswer | undefined;
  /**
   * The answer, made by `ask` if it is not there. Who asks while it is made waits for the same one. Null: it cannot be cached, as where
   * there is nothing at the address.
   */
  answer(key: string, call: CachedCall, query: string, ask: () => Promise<Given>): Promise<Found>;
}

/** What the API answered, and the list that it wrote, if it is one that was put together from parts. */
export type Given = { response: Response; list?: WrittenList | undefined };

/** `isMade`: by the caller's own question, and not for another's or before. */
export type Found = { answer: CachedAnswer | null; isMade: boolean };

// Beside the pages, of what they may take.
const SHARE_OF_PAGES = 0.5;

export function openAnswerCache(context: AppContext): AnswerCache {
  const facts = factsOf(context);
  const watch = catalogueWatchOf(context);
  const store = new PageStore<CachedAnswer>(context.config.PAGE_CACHE_MB * 1_048_576 * SHARE_OF_PAGES);
  const making = new Map<string, { since: number; done: Promise<CachedAnswer | null> }>();

  const current = (key: string): CachedAnswer | undefined => {
    const answer = store.get(key);
    if (!answer || Date.now() - answer.askedMs >= BELIEVED_MS) return undefined;
    // Looks now and then for what no notice told of.
    watch().catch(() => undefined);
    const now = facts.now();
    if (answer.checkedAt === now) return answer;
    if (isNewer(context, answer.facts, answer.checkedAt)) return undefined;
    answer.checkedAt = now;
    return answer;
  };

  const make = async (
    key: string,
    call: CachedCall,
    query: string,
    since: number,
    ask: () => Promise<Given>,
  ): Promise<CachedAnswer | null> => {
    const askedMs = Date.now();
    const { response, list } = await ask();
    // A cookie is for one visitor, and without a tag it is none of those that may be cached.
    const isForAll = response.status === 200 && response.headers.has('etag') && !response.headers.has('set-cookie');
    if (!isForAll) return null;
    const bytes = list?.bytes ?? new Uint8Array(await response.arrayBuffer());
    let text: unknown;
    const read = () => {
      text ??= JSON.parse(new TextDecoder().decode(bytes));
      return text;
    };
    const known = { facts: call.facts(read), whenGiven: call.whenGiven?.(query, read), route: call.route };
    const answer = cachedAnswer({ response, bytes, gzip: list?.gzip, ...known, checkedAt: since, askedMs }, () => {
      if (store.get(key) === answer) store.set(key, answer);
    });
    store.set(key, answer);
    return answer;
  };

  return {
    current,
    answer: async (key, call, query, ask) => {
      const known = current(key);
      if (known) return { answer: known, isMade: false };
      // Changes are told from now on.
      watch().catch(() => undefined);
      const since = facts.now();
      const under = making.get(key);
      // What was begun before a change may lack it.
      if (under?.since === since) return { answer: await under.done, isMade: false };
      const done = make(key, call, query, since, ask).finally(() => {
        if (making.get(key)?.done === done) making.delete(key);
      });
      making.set(key, { since, done });
      return { answer: await done, isMade: true };
    },
  };
}
