import type { WordGroup } from './alternatives.ts';
import { rescore } from './rescore.ts';
import { type Hit, type IsMeant, score } from './score.ts';
import { firstAtOrAfter, type SearchIndex, spreadOf } from './search-index.ts';
import { codesIn, joined } from './tokens.ts';
import { type Lexicon, readGroups } from './word-groups.ts';

/** The result of a query: documents, best first, and how its words were read. */
export type Ranking = { hits: Hit[]; groups: readonly WordGroup[] };

const LEAST_CODE = 4;
const MOST_CODES = 50;
const MOST_OF_A_CODE = 3;

/** Finds and ranks. Words may be missing or misspelt; a part number, or its beginning, must match exactly. */
export function search(index: SearchIndex, query: string, lexicon: Lexicon, isMeant?: IsMeant): Ranking {
  const groups = readGroups(index, query, lexicon);
  const hits = rescore(index, score(index, groups, isMeant), groups, query);
  return { hits: withCodes(index, query, hits, lexicon), groups };
}

/** All matches, unordered: to check whether there are any. */
export function searchLoosely(index: SearchIndex, query: string, lexicon: Lexicon, isMeant?: IsMeant): Hit[] {
  return withCodes(index, query, score(index, readGroups(index, query, lexicon), isMeant), lexicon);
}

// A part number names one product, so it comes first.
function withCodes(index: SearchIndex, query: string, hits: Hit[], { isRight }: Lexicon): Hit[] {
  const best = hits[0]?.score ?? 0;
  const found = new Map<number, number>();
  for (const typed of new Set([joined(query), ...codesIn(query)])) {
    // 'Cat6' is a word of the trade, although a part number begins so.
    if (typed.length < LEAST_CODE || !/\d/.test(typed) || isRight?.(typed) || isCommon(index, typed)) continue;
    let seen = 0;
    for (
      let at = firstAtOrAfter(index.codes, typed);
      seen < MOST_CODES && index.codes[at]?.startsWith(typed);
      at++, seen++
    ) {
      const document = index.codeDocuments[at] ?? 0;
      const bonus = index.codes[at] === typed ? 3 : 2;
      found.set(document, Math.max(bonus, found.get(document) ?? 0));
    }
  }
  if (found.size === 0) return hits;
  const named = [...found].map(([document, bonus]) => ({ document, score: best + bonus, isByCode: true }));
  named.sort((a, b) => b.score - a.score || a.document - b.document);
  return [...named, ...hits.filter(({ document }) => !found.has(document))];
}

// '4000k' is a word of many products, so it begins no part number.
function isCommon(index: SearchIndex, typed: string): boolean {
  const word = index.wordIds.get(typed);
  return word !== undefined && spreadOf(index, word) > MOST_OF_A_CODE;
}
