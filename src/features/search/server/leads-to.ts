import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import type { Steps } from '#platform/steps.ts';
import { type Thing, thingOf } from '../understanding/things.ts';
import { cachedBy } from './cached-by.ts';
import type { IndexInForce } from './current-index.ts';
import { isFiltered } from './filter-and-sort.ts';
import { find } from './find.ts';

/** Where a query leads: how many products, and the id of the first of them. */
export interface Lead {
  count: number;
  first: number | undefined;
  /** Whether the first has all that they ask for. */
  isMet: boolean;
  /** What the first is. */
  thing: Thing | null;
  /** The facts that all of them have. */
  facts: readonly string[];
}

type Words = Pick<IndexInForce, 'index' | 'guidance'>;

// Names of categories and things with what is usually added, several times over.
const MOST_KNOWN = 2_000;

/**
 * Where other words lead under the filters of a query. Every answer suggests the same few names of categories and things, so
 * that without filters it is cached as long as the catalogue's lists, index and guidance are the same.
 */
export function* leadsTo(q: string, query: SearchQuery, snapshot: Snapshot, inForce: IndexInForce): Steps<Lead> {
  const isNarrowed = isFiltered(query, inForce.attributes.filters);
  const leads = isNarrowed ? null : leadsFor(snapshot, inForce);
  const key = `${query.vat ?? ''} ${q}`;
  const known = leads?.get(key);
  if (known) return known;
  const { entries, unmet, sure, leftOut } = yield* find({ ...query, q }, snapshot, inForce, 1);
  const first = entries[0]?.product;
  const lead = {
    count: entries.length,
    first: first?.id,
    isMet: unmet.length === 0 && leftOut === null,
    thing: first === undefined ? null : thingOf(first),
    facts: sure.map(({ need }) => need.label),
  };
  leads?.set(key, lead);
  return lead;
}

// Another index begins another map: what is found meanwhile with the one before does not come among these.
function leadsFor(snapshot: Snapshot, inForce: IndexInForce): Map<string, Lead> {
  const { index, guidance } = inForce;
  const cache = cacheOf(snapshot.lists ?? snapshot);
  if (cache.words.index !== index || cache.words.guidance !== guidance || cache.leads.size >= MOST_KNOWN) {
    cache.words = { index, guidance };
    cache.leads = new Map();
  }
  return cache.leads;
}

const cacheOf = cachedBy((_: object) => ({ words: {} as Partial<Words>, leads: new Map<string, Lead>() }));
