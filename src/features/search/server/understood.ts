import type { SearchAnswer, SearchQuery } from '#features/search/contract.ts';
import { matchesOf } from '#values/matches.ts';
import type { WordGroup } from '../engine/alternatives.ts';
import { everyToken, isStopWord } from '../engine/tokens.ts';
import { type Condition, withoutStretches } from '../understanding/conditions.ts';
import type { NeedPattern, ReadNeed } from '../understanding/needs.ts';
import { sideInWords, sideOfWords } from './price-side.ts';
import { needsRead } from './read-once.ts';

/** What every product shown is known to meet, in the order of the words, each with the query without it. */
export function understoodIn(
  query: Pick<SearchQuery, 'q' | 'vat'>,
  conditions: readonly Condition[],
  facts: readonly ReadNeed[],
): SearchAnswer['understood'] {
  const { q = '' } = query;
  const read = [
    ...conditions.map(({ kind, label, from, to }) => ({
      label: kind === 'price' ? `${label} ${sideInWords({ vat: sideOfWords(query) })}` : label,
      ...{ from, to },
    })),
    ...facts.flatMap(({ need, stretches }) => stretches.map((each) => ({ label: need.label, ...each }))),
  ]
    // What is put in the place of what goes was not typed.
    .filter(({ from }) => from < q.length)
    .sort((a, b) => a.from - b.from);
  return [...Map.groupBy(read, ({ label }) => label)].map(([label, stretches]) => ({
    label,
    without: withoutLooseEnd(withoutStretches(q, stretches)),
  }));
}

// 'screen for a window' without its window becomes 'screen'.
function withoutLooseEnd(q: string): string {
  const words = q.split(' ');
  while (words.length > 1 && isStopWord(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  return words.join(' ');
}

/** The corrected words, one by one. */
export function correctionsIn(groups: readonly WordGroup[]): { from: string; to: string }[] {
  return groups.flatMap(({ typed, correctedTo }) => {
    const put = correctedTo?.split(' ') ?? [];
    return typed.split(' ').flatMap((from, at) => {
      const to = put[at];
      return to === undefined || to === from ? [] : [{ from, to }];
    });
  });
}

/** The needs of a query, also in misspelt words: 'pavment sign' is for outdoors. */
export function needsIn(q: string, groups: readonly WordGroup[], patterns: readonly NeedPattern[]): ReadNeed[] {
  const own = needsRead(q, patterns);
  const corrected = correctedIn(q, groups)?.query;
  if (corrected === undefined) return own;
  const put = new Map(correctionsIn(groups).map(({ from, to }) => [from, to]));
  const misspelt = matchesOf(q, WORD).map(({ 0: typed, index }) => ({
    means: put.get(everyToken(typed).join(' ')),
    stretch: { from: index, to: index + typed.length },
  }));
  const all = new Map(own.map(({ need, stretches }) => [need, stretches]));
  for (const { need, stretches } of needsRead(corrected, patterns)) {
    const said = stretches.map(({ from, to }) => corrected.slice(from, to).toLowerCase()).join(' ');
    const typed = misspelt.filter(({ means }) => means !== undefined && said.includes(means));
    if (typed.length > 0) all.set(need, [...(all.get(need) ?? []), ...typed.map(({ stretch }) => stretch)]);
  }
  return [...all].map(([need, stretches]) => ({ need, stretches }));
}

const WORD = /[\p{L}\p{M}’']+/gu;

/** The corrected query, and one for the original words in quotation marks, which are never corrected. */
export function correctedIn(q: string, groups: readonly WordGroup[]): SearchAnswer['corrected'] {
  const put = new Map(correctionsIn(groups).map(({ from, to }) => [from, to]));
  if (put.size === 0) return null;
  const each = (say: (typed: string, to: string) => string) =>
    q.replace(WORD, (typed) => {
      const to = put.get(everyToken(typed).join(' '));
      return to === undefined ? typed : say(typed, to);
    });
  return {
    from: [...put.keys()].join(' '),
    to: [...put.values()].join(' '),
    query: each((_, to) => to),
    insteadQuery: each((typed) => `"${typed}"`),
  };
}
