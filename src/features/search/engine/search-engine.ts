import { filtered } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import type { WordGroup } from './alternatives.ts';
import { codesWith } from './look-up.ts';
import { rescore } from './rescore.ts';
import { type Hit, type IsMeant, score } from './score.ts';
import { type SearchIndex, spreadOf } from './search-index.ts';
import { codesIn, joined } from './tokens.ts';
import { type Lexicon, readGroups } from './word-groups.ts';

/** The result of a query: documents, best first, and how its words were read. */
export type Ranking = { hits: Hit[]; groups: readonly WordGroup[] };

const LEAST_CODE = 4;
const MOST_CODES = 50;
const MOST_OF_A_CODE = 3;

/** Finds and ranks. Words may be missing or misspelt; a part number, or its beginning, must match exactly. */
export function* search(index: SearchIndex, query: string, lexicon: Lexicon, isMeant?: IsMeant): Steps<Ranking> {
  const groups = readGroups(index, query, lexicon);
  yield;
  const hits = yield* rescore(index, yield* score(index, groups, isMeant), groups, query);
  return { hits: yield* withCodes(index, query, hits, lexicon), groups };
}

/** All matches, unordered: to check whether there are any. */
export function* searchLoosely(index: SearchIndex, query: string, lexicon: Lexicon): Steps<Hit[]> {
  const groups = readGroups(index, query, lexicon);
  yield;
  return yield* withCodes(index, query, yield* score(index, groups), lexicon);
}

// A part number names one product, so it comes first.
function* withCodes(index: SearchIndex, query: string, hits: Hit[], { isRight }: Lexicon): Steps<Hit[]> {
  const best = hits[0]?.score ?? 0;
  const found = new Map<number, number>();
  for (const typed of new Set([joined(query), ...codesIn(query)])) {
    // 'Cat6' is a word of the trade, although a part number begins so.
    if (typed.length < LEAST_CODE || !/\d/.test(typed) || isRight?.(typed) || isCommon(index, typed)) continue;
    for (const { code, document } of codesWith(index, typed, MOST_CODES)) {
      const bonus = code === typed ? 3 : 2;
      found.set(document, Math.max(bonus, found.get(document) ?? 0));
    }
  }
  if (found.size === 0) return hits;
  const named: Hit[] = [...found].map(([document, bonus]) => ({ document, score: best + bonus, isByCode: true }));
  named.sort((a, b) => b.score - a.score || a.document - b.document);
  return named.concat(yield* filtered(hits, ({ document }) => !found.has(document)));
}

// '4000k' is a word of many products, so it begins no part number.
function isCommon(index: SearchIndex, typed: string): boolean {
  const word = index.wordIds.get(typed);
  return word !== undefined && spreadOf(index, word) > MOST_OF_A_CODE;
}
