import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import { cachedBy } from '../cached-by.ts';
import type { IndexInForce } from './current-index.ts';
import { filtersOf } from './filter-and-sort.ts';
import { findsAnything } from './find.ts';

type Words = Pick<IndexInForce, 'index' | 'guidance'>;

/**
 * Whether the name of a category has results under the filters of a query. Every answer suggests categories, so without
 * filters it is cached as long as catalogue, index and guidance are the same.
 */
export function categoryLeads(name: string, query: SearchQuery, snapshot: Snapshot, inForce: IndexInForce): boolean {
  const search = () => findsAnything({ ...query, q: name }, snapshot, inForce);
  if (filtersOf(query, inForce.attributes.filters).length > 0) return search();
  const { index, guidance } = inForce;
  const cache = cacheOf(snapshot);
  if (cache.words.index !== index || cache.words.guidance !== guidance) {
    cache.words = { index, guidance };
    cache.leads.clear();
  }
  const known = cache.leads.get(name);
  if (known !== undefined) return known;
  const leads = search();
  cache.leads.set(name, leads);
  return leads;
}

const cacheOf = cachedBy((_: Snapshot) => ({ words: {} as Partial<Words>, leads: new Map<string, boolean>() }));
