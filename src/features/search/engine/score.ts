import type { Alternative, WordGroup } from './alternatives.ts';
import { type SearchIndex, spreadOf } from './search-index.ts';

/** A document with its score; `isByCode` says that its part number was typed. */
export type Hit = { document: number; score: number; isByCode?: boolean };

// Every hit must cover this share of the query's meaning, relative to the best one.
const LEAST_SHARE_OF_BEST = 0.35;
// A soft word adds next to nothing, but its documents must count as touched.
const NEXT_TO_NOTHING = 0.001;

/** Limits which documents can be found; all when absent. */
export type IsMeant = (document: number) => boolean;

/** All documents that cover enough of the query, unordered. The best alternative of a group counts; groups add up. */
export function score(index: SearchIndex, groups: readonly WordGroup[], isMeant?: IsMeant): Hit[] {
  const { scores, coverage } = index.scratch;
  const touched: number[] = [];
  for (const group of groups) addGroup(index, group, touched);

  let best = 0;
  for (const document of touched) {
    if (!isMeant || isMeant(document)) best = Math.max(best, coverage[document] ?? 0);
  }
  const hits: Hit[] = [];
  for (const document of touched) {
    const has = coverage[document] ?? 0;
    if (has >= LEAST_SHARE_OF_BEST * best && (!isMeant || isMeant(document)))
      hits.push({ document, score: scores[document] ?? 0 });
    scores[document] = 0;
    coverage[document] = 0;
  }
  return hits;
}

function addGroup(index: SearchIndex, group: WordGroup, touched: number[]): void {
  const { scores, groupBest, groupWeight, coverage } = index.scratch;
  const matched: number[] = [];
  for (const alternative of group.alternatives) addAlternative(index, alternative, matched);
  for (const document of matched) {
    if (coverage[document] === 0) touched.push(document);
    scores[document] = (scores[document] ?? 0) + (groupBest[document] ?? 0);
    coverage[document] = (coverage[document] ?? 0) + group.rarity * (groupWeight[document] ?? 0) + NEXT_TO_NOTHING;
    groupBest[document] = 0;
  }
}

function addAlternative(index: SearchIndex, { words, weight, scale = 1 }: Alternative, matched: number[]): void {
  const { groupBest, groupWeight } = index.scratch;
  const take = (document: number, impact: number) => {
    const known = groupBest[document] ?? 0;
    if (known === 0) matched.push(document);
    const value = weight * scale * impact;
    if (value > known) {
      groupBest[document] = value;
      groupWeight[document] = Math.min(1, weight);
    }
  };
  const [word = -1] = words;
  if (words.length === 1) eachPosting(index, word, take);
  else eachInAll(index, words, take);
}

// Postings are sorted by document, so one pass over all of them finds the shared ones.
function eachInAll(
  index: SearchIndex,
  words: readonly number[],
  take: (document: number, impact: number) => void,
): void {
  const { starts, documents, impacts } = index;
  const [rarest = -1, ...others] = [...words].sort((a, b) => spreadOf(index, a) - spreadOf(index, b));
  const places = others.map((word) => starts[word] ?? 0);
  const ends = others.map((word) => starts[word + 1] ?? 0);
  eachPosting(index, rarest, (document, impact) => {
    let sum = impact;
    for (let i = 0; i < others.length; i++) {
      let at = places[i] ?? 0;
      const end = ends[i] ?? 0;
      while (at < end && (documents[at] ?? 0) < document) at++;
      places[i] = at;
      if (at >= end || documents[at] !== document) return;
      sum += impacts[at] ?? 0;
    }
    take(document, sum);
  });
}

function eachPosting(index: SearchIndex, word: number, take: (document: number, impact: number) => void): void {
  const { starts, documents, impacts } = index;
  const end = starts[word + 1] ?? 0;
  for (let at = starts[word] ?? 0; at < end; at++) take(documents[at] ?? 0, impacts[at] ?? 0);
}
