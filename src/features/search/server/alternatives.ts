import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import type { WordGroup } from '../engine/alternatives.ts';
import { withoutStretches } from '../understanding/conditions.ts';
import { categoryLeads } from './category-leads.ts';
import { countCategories } from './count-categories.ts';
import type { IndexInForce } from './current-index.ts';
import { type Found, findsAnything } from './find.ts';

const MOST = 4;
// Each candidate runs a search.
const MOST_TRIED = 10;

/** Other queries under the same filters. Each has been run and has results. */
export function alternativeQueries(
  query: SearchQuery,
  found: Found,
  snapshot: Snapshot,
  inForce: IndexInForce,
): string[] {
  const typed = query.q?.toLowerCase() ?? '';
  const categories = categoriesFor(query, found, snapshot);
  const candidates = [...new Set([...wordsFor(query, found), ...categories])].filter(
    (candidate) => candidate && candidate.toLowerCase() !== typed,
  );
  const leading: string[] = [];
  for (const q of candidates.slice(0, MOST_TRIED)) {
    if (leading.length === MOST) break;
    const leads = categories.includes(q)
      ? categoryLeads(q, query, snapshot, inForce)
      : findsAnything({ ...query, q }, snapshot, inForce);
    if (leads) leading.push(q);
  }
  return leading;
}

function categoriesFor({ q = '', category }: SearchQuery, found: Found, snapshot: Snapshot): string[] {
  const own = found.entries.length > 0 ? found.entries : snapshot.entries;
  const all = countCategories(own).map(({ name }) => name);
  // A category is no alternative if it is the filter already, or has all results.
  return category || (q.trim() && all.length < 2) ? [] : all;
}

function wordsFor({ q = '' }: SearchQuery, { groups, conditions, entries }: Found): string[] {
  if (!q.trim()) return [];
  const said = conditions.map(({ from, to }) => q.slice(from, to)).join(' ');
  const withConditions = (words: string) => [words, said].filter(Boolean).join(' ');
  const corrected = groups.some((group) => group.correctedTo) ? [withConditions(wordsOf(groups))] : [];
  // Without the weakest word if there are results, without each in turn if there are none. Unknown words never help.
  const leading = groups.filter(({ alternatives }) => alternatives.length > 0);
  const byStrength = [...leading].sort((a, b) => a.rarity - b.rarity);
  const fewer = [
    ...(leading.length > 0 && leading.length < groups.length ? [withConditions(wordsOf(leading))] : []),
    ...(leading.length > 1
      ? byStrength.map((group) => withConditions(wordsOf(leading.filter((other) => other !== group))))
      : []),
  ];
  const looser = conditions.map((condition) => withoutStretches(q, [condition]));
  const nothing = [...looser, ...fewer];
  return [...corrected, ...(entries.length > 0 ? fewer.slice(0, 1) : nothing)];
}

function wordsOf(groups: readonly WordGroup[]): string {
  return groups
    .map(({ typed, correctedTo }) => correctedTo ?? typed.replace('#in', ' inch').replace('#', ' '))
    .join(' ');
}
