import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import { cachedBy } from './cached-by.ts';
import type { IndexInForce } from './current-index.ts';
import { filtersOf } from './filter-and-sort.ts';
import { find } from './find.ts';

/** Where a query leads: how many products, and the id of the first of them. */
export interface Lead {
  count: number;
  first: number | undefined;
}

type Words = Pick<IndexInForce, 'index' | 'guidance'>;

// Names of categories and things with what is usually added, several times over.
const MOST_KNOWN = 2_000;

/**
 * Where other words lead under the filters of a query. Every answer suggests the same few names of categories and things, so
 * that without filters it is cached as long as the catalogue's lists, index and guidance are the same.
 */
export function leadsTo(q: string, query: SearchQuery, snapshot: Snapshot, inForce: IndexInForce): Lead {
  const look = (): Lead => {
    const { entries } = find({ ...query, q }, snapshot, inForce, 1);
    return { count: entries.length, first: entries[0]?.product.id };
  };
  if (filtersOf(query, inForce.attributes.filters).length > 0) return look();
  const { index, guidance } = inForce;
  const cache = cacheOf(snapshot.lists ?? snapshot);
  if (cache.words.index !== index || cache.words.guidance !== guidance || cache.leads.size >= MOST_KNOWN) {
    cache.words = { index, guidance };
    cache.leads.clear();
  }
  const key = `${query.vat ?? ''} ${q}`;
  const known = cache.leads.get(key);
  if (known) return known;
  const lead = look();
  cache.leads.set(key, lead);
  return lead;
}

const cacheOf = cachedBy((_: object) => ({ words: {} as Partial<Words>, leads: new Map<string, Lead>() }));
