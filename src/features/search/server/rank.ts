import { joined } from '#features/search/tokens.ts';
import type { SearchIndex } from './search-index.ts';
import { understand, type WordGroup } from './understand.ts';

/** What a query found: product ids, the best first, and how its words were read. */
export interface Ranking {
  ids: number[];
  groups: readonly WordGroup[];
}

const LEAST_SKU_LETTERS = 4;
// Of the words that the best product has, the share that every other one must have.
const LEAST_SHARE_OF_BEST = 0.6;

/** Ranks the products that have the query's words, most of them at least: a product with one word in five is no answer. */
export function rank(query: string, index: SearchIndex): Ranking {
  const groups = understand(query, index);
  const scores = new Map<number, { score: number; matched: number }>();
  for (const group of groups) addGroup(scores, group, index);
  addPartNumber(scores, query, groups.length, index);

  let best = 0;
  for (const { matched } of scores.values()) best = Math.max(best, matched);
  const least = Math.ceil(best * LEAST_SHARE_OF_BEST);
  const ids = [...scores]
    .filter(([, { matched }]) => matched >= least)
    .map(([place, { score, matched }]) => ({ place, score: score * (matched / groups.length) ** 2 }))
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .flatMap(({ place }) => index.words[place]?.id ?? []);
  return { ids, groups };
}

// Within a group the best alternative counts, so that a correction and a beginning never count twice.
function addGroup(
  scores: Map<number, { score: number; matched: number }>,
  group: WordGroup,
  { postings }: SearchIndex,
): void {
  const bestByPlace = new Map<number, number>();
  for (const { token, weight } of group.alternatives) {
    const posting = postings.get(token);
    posting?.places.forEach((place, i) => {
      const score = weight * (posting.impacts[i] ?? 0);
      if (score > (bestByPlace.get(place) ?? 0)) bestByPlace.set(place, score);
    });
  }
  for (const [place, score] of bestByPlace) {
    const sum = scores.get(place);
    if (sum) {
      sum.score += score;
      sum.matched++;
    } else scores.set(place, { score, matched: 1 });
  }
}

// A whole part number, however it was typed, is the one product that was meant.
function addPartNumber(
  scores: Map<number, { score: number; matched: number }>,
  query: string,
  groupCount: number,
  { placeBySku }: SearchIndex,
): void {
  const typed = joined(query);
  const place = typed.length >= LEAST_SKU_LETTERS ? placeBySku.get(typed) : undefined;
  if (place !== undefined) scores.set(place, { score: 1_000, matched: Math.max(1, groupCount) });
}
