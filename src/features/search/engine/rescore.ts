import type { Steps } from '#platform/steps.ts';
import type { WordGroup } from './alternatives.ts';
import { bestFirst } from './best-first.ts';
import type { Hit } from './score.ts';
import { NO_PLACE, type SearchIndex } from './search-index.ts';
import { everyToken } from './tokens.ts';

const MOST = 400;
const BONUS = { adjacent: 0.2, head: 0.1, onlyFor: 0.2 };
const FOR_WORDS = new Set(['for', 'fit', 'fits', 'compatible']);

/** Sorts the best to the front and rescores them: by neighbouring words, head noun, and whether a product only fits the thing. */
export function* rescore(
  index: SearchIndex,
  hits: readonly Hit[],
  groups: readonly WordGroup[],
  query: string,
): Steps<Hit[]> {
  const ordered = yield* bestFirst(hits, MOST, ({ score }) => score);
  const asksFor = everyToken(query).some((token) => FOR_WORDS.has(token));
  const again = ordered
    .slice(0, MOST)
    .map(({ document, score }) => ({
      document,
      score: score * togetherness(index, document, groups) * (asksFor ? 1 : ownership(index, document, groups)),
    }));
  again.sort(byScore).forEach((hit, at) => {
    ordered[at] = hit;
  });
  return ordered;
}

function byScore(a: Hit, b: Hit): number {
  return b.score - a.score || a.document - b.document;
}

// Rewards neighbours of the query that are neighbours in the title, and a title whose head noun is the query's last word.
function togetherness(index: SearchIndex, document: number, groups: readonly WordGroup[]): number {
  const start = index.nameStarts[document] ?? 0;
  const end = index.nameStarts[document + 1] ?? 0;
  const isAt = (at: number, group: WordGroup) =>
    group.alternatives.some(({ words }) => words[0] === index.nameWords[at]);
  let adjacent = 0;
  for (let i = 1; i < groups.length; i++) {
    const [first, second] = [groups[i - 1], groups[i]];
    for (let at = start + 1; first && second && at < end; at++) {
      if (isAt(at, second) && isAt(at - 1, first)) {
        adjacent++;
        break;
      }
    }
  }
  const share = groups.length > 1 ? adjacent / (groups.length - 1) : 0;
  // 'Shower head 12 inch' ends with its measure; the noun stands before it.
  const last = groups.findLast(({ typed }) => !/^[\d./-]+(?:#|$)/.test(typed)) ?? groups.at(-1);
  const head = index.nameHead[document] ?? -1;
  const isHead = last !== undefined && head >= 0 && isAt(start + head, last);
  return (1 + BONUS.adjacent * share) * (isHead ? 1 + BONUS.head : 1);
}

// 'Bracket for menu boards' is no menu board: words found only after its 'for' count less.
function ownership(index: SearchIndex, document: number, groups: readonly WordGroup[]): number {
  const forAt = index.nameFor[document] ?? NO_PLACE;
  if (forAt === NO_PLACE) return 1;
  const start = index.nameStarts[document] ?? 0;
  const end = index.nameStarts[document + 1] ?? 0;
  let matched = 0;
  let onlyFor = 0;
  for (const { alternatives } of groups) {
    let first = -1;
    for (let at = start; at < end && first < 0; at++) {
      if (alternatives.some(({ words }) => words.includes(index.nameWords[at] ?? -1))) first = at - start;
    }
    if (first < 0) continue;
    matched++;
    if (first >= forAt) onlyFor++;
  }
  return matched ? 1 - BONUS.onlyFor * (onlyFor / matched) : 1;
}
