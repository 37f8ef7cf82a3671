import type { Alternative, WordGroup } from './alternatives.ts';
import type { Part, SearchIndex } from './search-index.ts';

// A soft word adds next to nothing, but its documents must count as touched.
const NEXT_TO_NOTHING = 0.001;

/** Adds the best alternative of a group to the score and coverage of each document that has one; notes those it is the first for. */
export function addGroup(index: SearchIndex, group: WordGroup, touched: number[]): void {
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
  eachWith(index, words, take);
}

/** Calls `take` for each document that has all of these words, with what they add to its score. */
export function eachWith(
  index: Pick<SearchIndex, 'parts'>,
  words: readonly number[],
  take: (document: number, impact: number) => void,
): void {
  for (const part of index.parts) {
    const places = words.map(part.placeOf);
    const [place = -1] = places;
    if (places.some((each) => each < 0)) continue;
    if (places.length === 1) eachPosting(part, place, take);
    else eachInAll(part, places, take);
  }
}

// Postings are sorted by document, so one pass over all of them finds the shared ones.
function eachInAll(part: Part, words: readonly number[], take: (document: number, impact: number) => void): void {
  const { starts, documents, impacts } = part;
  const spread = (word: number) => (starts[word + 1] ?? 0) - (starts[word] ?? 0);
  const [rarest = -1, ...others] = [...words].sort((a, b) => spread(a) - spread(b));
  const places = others.map((word) => starts[word] ?? 0);
  const ends = others.map((word) => starts[word + 1] ?? 0);
  eachPosting(part, rarest, (document, impact) => {
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

function eachPosting(
  { starts, documents, impacts }: Part,
  word: number,
  take: (document: number, impact: number) => void,
): void {
  const end = starts[word + 1] ?? 0;
  for (let at = starts[word] ?? 0; at < end; at++) take(documents[at] ?? 0, impacts[at] ?? 0);
}
