import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import type { WordGroup } from '../engine/alternatives.ts';
import { type Condition, withoutStretches } from '../understanding/conditions.ts';
import { countCategories } from './count-categories.ts';
import type { IndexInForce } from './current-index.ts';
import { type Found, findsAnything } from './find.ts';

const MOST = 4;
// Each candidate is a search of its own.
const MOST_TRIED = 10;

/** Other queries worth trying under the same filters. Each has been run, and each has results. */
export function alternativeQueries(
  query: SearchQuery,
  found: Found,
  snapshot: Snapshot,
  inForce: IndexInForce,
): string[] {
  const typed = query.q?.toLowerCase() ?? '';
  const candidates = [...new Set(candidatesFor(query, found, snapshot))].filter(
    (candidate) => candidate && candidate.toLowerCase() !== typed,
  );
  const leading: string[] = [];
  for (const q of candidates.slice(0, MOST_TRIED)) {
    if (leading.length === MOST) break;
    if (findsAnything({ ...query, q }, snapshot, inForce)) leading.push(q);
  }
  return leading;
}

function candidatesFor({ q = '', category }: SearchQuery, found: Found, snapshot: Snapshot): string[] {
  const { groups, conditions } = found;
  const own = found.entries.length > 0 ? found.entries : snapshot.entries;
  const all = countCategories(own).map(({ name }) => name);
  // What is kept to already, or has everything that was found, is no other way.
  const categories = category || (q.trim() && all.length < 2) ? [] : all;
  if (!q.trim()) return categories;
  const said = conditions.map(({ from, to }) => q.slice(from, to)).join(' ');
  const along = (words: string) => [words, said].filter(Boolean).join(' ');
  const corrected = groups.some((group) => group.correctedTo) ? [along(wordsOf(groups))] : [];
  // Without the weakest word when something was found, without each in turn when nothing was.
  // A word that nothing has, and that was not to be put right, leads nowhere in any company.
  const leading = groups.filter(({ alternatives }) => alternatives.length > 0);
  const byStrength = [...leading].sort((a, b) => a.rarity - b.rarity);
  const fewer = [
    ...(leading.length > 0 && leading.length < groups.length ? [along(wordsOf(leading))] : []),
    ...(leading.length > 1
      ? byStrength.map((group) => along(wordsOf(leading.filter((other) => other !== group))))
      : []),
  ];
  const looser = withoutEachCondition(q, conditions);
  const nothing = [...looser, ...fewer];
  return [...corrected, ...(found.entries.length > 0 ? fewer.slice(0, 1) : nothing), ...categories];
}

function withoutEachCondition(q: string, conditions: readonly Condition[]): string[] {
  return conditions.map((condition) => withoutStretches(q, [condition]));
}

function wordsOf(groups: readonly WordGroup[]): string {
  return groups
    .map(({ typed, correctedTo }) => correctedTo ?? typed.replace('#in', ' inch').replace('#', ' '))
    .join(' ');
}
