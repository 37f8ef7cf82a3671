import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import { countCategories, type Found, find } from './find.ts';
import { indexOf } from './search-index.ts';
import type { WordGroup } from './understand.ts';

const MOST = 4;
// Each candidate is a search of its own.
const MOST_TRIED = 10;

/** Other queries worth trying under the same filters. Each has been run, and each has results. */
export function alternativeQueries(query: SearchQuery, found: Found, snapshot: Snapshot): string[] {
  const typed = query.q?.toLowerCase() ?? '';
  const candidates = [...new Set(candidatesFor(query, found, snapshot))].filter(
    (candidate) => candidate && candidate.toLowerCase() !== typed,
  );
  const leading: string[] = [];
  for (const q of candidates.slice(0, MOST_TRIED)) {
    if (leading.length === MOST) break;
    if (find({ ...query, q }, snapshot).entries.length > 0) leading.push(q);
  }
  return leading;
}

function candidatesFor(query: SearchQuery, found: Found, snapshot: Snapshot): string[] {
  const { groups } = found;
  const own = found.entries.length > 0 ? found.entries : snapshot.entries;
  const categories = countCategories(own).map(({ name }) => name);
  if (!query.q) return categories;
  const corrected = groups.some((group) => group.correctedTo) ? [wordsOf(groups)] : [];
  // Without the weakest word when something was found, without each in turn when nothing was.
  const byStrength = [...groups].sort((a, b) => strengthOf(a, snapshot) - strengthOf(b, snapshot));
  const without = (group: WordGroup) => wordsOf(groups.filter((other) => other !== group));
  const fewer = groups.length > 1 ? byStrength.map(without) : [];
  return [...corrected, ...(found.entries.length > 0 ? fewer.slice(0, 1) : fewer), ...categories];
}

// A word that nothing has is the weakest; then the one that says the least.
function strengthOf(group: WordGroup, snapshot: Snapshot): number {
  const { postings } = indexOf(snapshot.words);
  const impacts = group.alternatives.flatMap(({ token }) => postings.get(token)?.impacts ?? []);
  return impacts.reduce((most, impact) => Math.max(most, impact), 0);
}

function wordsOf(groups: readonly WordGroup[]): string {
  return groups.map(({ word, correctedTo }) => correctedTo ?? word.replace(/^(\d+(?:\.\d+)?)in$/, '$1 inch')).join(' ');
}
