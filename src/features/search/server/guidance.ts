import { desc, gte, sql } from 'drizzle-orm';
import { searchLog, searchRules, searchSynonyms } from '#features/search/tables.ts';
import { TRADE_WORDS } from '#features/search/trade-words.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database } from '#platform/database.ts';
import { factsOf } from '#platform/facts.ts';
import { openSynonyms, type SynonymBook } from '../engine/synonyms.ts';
import { everyToken } from '../engine/tokens.ts';
import { cachedBy } from './cached-by.ts';
import { type Phrase, phraseOf } from './phrases.ts';

/** Synonyms, rules and frequent queries from the database. */
export interface Guidance {
  synonyms: SynonymBook;
  /** Without the trade's synonyms, which do not apply to a catalogue without signage. */
  ownSynonyms: SynonymBook;
  /** By `comparable` query: pinned products in order, and hidden products. */
  pinned: ReadonlyMap<string, readonly number[]>;
  hidden: ReadonlyMap<string, ReadonlySet<number>>;
  asked: readonly Phrase[];
}

interface Cached {
  version: number;
  at: number;
  guidance: Guidance | undefined;
  loading: Promise<void> | undefined;
}

const REFRESH_MS = 600_000;
const MOST_ASKED = 300;
// So frequent that a query says nothing about one person.
const LEAST_ASKED = 5;
const BUILT_IN = new Set(TRADE_WORDS.map(({ terms }) => terms.join('|')));

/**
 * The guidance at this version of what is shown beside products, which every change of a rule increases. Without the database the last
 * guidance stays; without any the built-in words apply.
 */
export async function guidanceFor(context: AppContext, version: number): Promise<Guidance | undefined> {
  const known = cachedFor(context);
  const isOld = Date.now() - known.at > REFRESH_MS;
  if (known.version === version && !isOld) return known.guidance;
  const isFirst = known.version !== version;
  known.loading ??= load(context.db)
    .then((guidance) => {
      known.guidance = guidance;
      known.version = version;
      // What was found with the one before.
      factsOf(context).changed('search');
    })
    .catch((error: unknown) => context.log.warn({ error }, 'the search’s synonyms and rules could not be read'))
    .finally(() => {
      known.at = Date.now();
      known.loading = undefined;
    });
  if (isFirst) await known.loading;
  return known.guidance;
}

const cachedFor = cachedBy((_context: AppContext): Cached => {
  return { version: -1, at: 0, guidance: undefined, loading: undefined };
});

/** The form in which queries are compared: 'Menu Boards ' becomes 'menu board'. */
export function comparable(query: string): string {
  return everyToken(query).join(' ');
}

async function load(db: Database): Promise<Guidance> {
  const since = sql<string>`current_date - 30`;
  const [synonyms, rules, asked] = await Promise.all([
    db.select().from(searchSynonyms).orderBy(searchSynonyms.id),
    db.select().from(searchRules).orderBy(searchRules.id),
    db
      .select({ query: searchLog.query })
      .from(searchLog)
      .where(gte(searchLog.day, since))
      .groupBy(searchLog.query)
      .having(sql`sum(${searchLog.searches}) >= ${LEAST_ASKED} and sum(${searchLog.empty}) = 0`)
      .orderBy(desc(sql`sum(${searchLog.searches})`))
      .limit(MOST_ASKED),
  ]);
  const pinned = new Map<string, number[]>();
  const hidden = new Map<string, Set<number>>();
  for (const { query, productId, effect } of rules) {
    const key = comparable(query);
    if (effect === 'pin') pinned.set(key, [...(pinned.get(key) ?? []), productId]);
    else hidden.set(key, (hidden.get(key) ?? new Set()).add(productId));
  }
  const taught = synonyms.map(({ terms, weight, oneWay }) => ({ terms, weight: Number(weight), oneWay }));
  return {
    synonyms: openSynonyms(taught),
    ownSynonyms: openSynonyms(taught.filter(({ terms }) => !BUILT_IN.has(terms.join('|')))),
    pinned,
    hidden,
    asked: asked.map(({ query }) => phraseOf(query)),
  };
}
