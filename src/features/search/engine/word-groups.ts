import {
  type Alternative,
  beginningWith,
  group,
  joinsOf,
  type Neighbours,
  phrase,
  phraseGroup,
  softened,
  WEIGHT,
  type WordGroup,
} from './alternatives.ts';
import { splitOf } from './compounds.ts';
import { editDistance } from './edit-distance.ts';
import type { SearchIndex } from './search-index.ts';
import { corrections } from './spelling.ts';
import type { SynonymBook } from './synonyms.ts';
import { thingsFirst } from './things-first.ts';
import { everyToken, isStopWord, numberOf, partsOf } from './tokens.ts';
import { unitNamed } from './units.ts';

const MOST_WORDS = 24;
const LEAST_TRADE_LETTERS = 4;
// A synonym phrase of several words counts little more than the single word.
const MOST_SCALE = 1.4;
/** The shop's knowledge of its customers' words. */
export interface Lexicon {
  synonyms: SynonymBook;
  /** Words that say little: they have less weight, are not required and never corrected. */
  isSoft(token: string): boolean;
  /** Places: soft too, but the subject of a query that has only words for any screen besides. */
  isPlace?(token: string): boolean;
  /** Words for any screen, which say little beside a more specific word. */
  isGeneric?(token: string): boolean;
  /** Words that are right although the catalogue has none of them: never corrected. */
  isRight?(token: string): boolean;
  /** The right word that an unknown one most likely is, in the catalogue or not. */
  nearest?(token: string): string | null;
}

/** Reads a query against an index. Pure. */
export function readGroups(index: SearchIndex, query: string, lexicon: Lexicon): readonly WordGroup[] {
  const { synonyms, isSoft } = lexicon;
  const verbatim = quotedIn(query);
  const typedTokens = withUnits(index, everyToken(query).slice(0, 3 * MOST_WORDS));
  const { tokens: allTokens, typedOf } = withPhrasesCorrected(index, typedTokens, lexicon, verbatim);
  const spans = synonyms.spansOf(allTokens);
  const single = spans.filter(({ tokens }) => tokens.length > 1 || !isStopWord(tokens[0] ?? ''));
  const distinct = [...new Map(single.map((span) => [span.tokens.join(' '), span])).values()].slice(0, MOST_WORDS);
  const plain = distinct.map(({ tokens }) => (tokens.length === 1 ? (tokens[0] ?? '') : ''));
  const known = plain.map((token) => (token ? index.wordIds.get(token) : undefined));
  const isGeneric = (token: string) => lexicon.isGeneric?.(token) ?? false;
  const hasThing = plain.some((token) => !token || !(isSoft(token) || isGeneric(token)));
  const groups = distinct.map(({ tokens, also }, at) => {
    const synonymous = also.flatMap(({ tokens: other, weight }) =>
      phrase(index, other, weight).map((found) => ({
        ...found,
        scale: Math.min(MOST_SCALE, tokens.length / other.length),
      })),
    );
    if (tokens.length > 1) return correctedPhrase(phraseGroup(index, tokens, synonymous), tokens, typedOf);
    const others = known.filter((id, i): id is number => i !== at && id !== undefined);
    const neighbours = [plain[at - 1], plain[at + 1]] as const;
    const typed = plain[at] ?? '';
    // Alone, even a soft word is the subject.
    const isWhatItIsAbout = !hasThing && (lexicon.isPlace?.(typed) ?? false);
    const isLittle = (isSoft(typed) && !isWhatItIsAbout) || (isGeneric(typed) && hasThing);
    if (isLittle && distinct.length > 1) return softened(index, typed, synonymous);
    const found = wordGroup(index, typed, {
      others,
      neighbours,
      isLast: at === distinct.length - 1,
      synonymous,
      isVerbatim: verbatim.has(typed) || (lexicon.isRight?.(typed) ?? false),
      isIdle: (word) => isSoft(word) && !lexicon.isPlace?.(word),
    });
    return correctedPhrase(found, tokens, typedOf);
  });
  return thingsFirst(index, groups, allTokens, isGeneric);
}

// '5 galon' is a measure too, unless the catalogue has the word.
function withUnits(index: SearchIndex, tokens: readonly string[]): string[] {
  const read: string[] = [];
  for (const token of tokens) {
    const number = read.at(-1) ?? '';
    const isMeasured = /^\d[\d./-]*$/.test(number) && !index.wordIds.has(token);
    const unit = isMeasured ? unitNamed(token, { isBehindNumber: true }) : null;
    if (unit) read[read.length - 1] = `${number}#${unit}`;
    else read.push(token);
  }
  return read;
}

// A mark after a number means inches; a pair around a word is a quotation.
function quotedIn(query: string): ReadonlySet<string> {
  return new Set([...query.matchAll(/["“”](\p{L}[\p{L}\s]*)["“”]/gu)].flatMap(([, words = '']) => everyToken(words)));
}

// 'celing mount' becomes a known phrase once its word is corrected.
function withPhrasesCorrected(
  index: SearchIndex,
  typed: readonly string[],
  { synonyms, isSoft, isRight, nearest }: Lexicon,
  verbatim: ReadonlySet<string>,
) {
  const typedOf = new Map<string, string>();
  const elsewhere = new Set<string>();
  const put = typed.map((token) => {
    if (
      verbatim.has(token) ||
      index.wordIds.has(token) ||
      isStopWord(token) ||
      isSoft(token) ||
      isRight?.(token) ||
      partsOf(token).length > 1
    )
      return token;
    const others = typed.flatMap((other) => (other === token ? [] : (index.wordIds.get(other) ?? [])));
    const [best] = corrections(index, token, others);
    // 'Lables' are labels, and not the catalogue's 'tables': a first letter is seldom wrong.
    const right = isNextTo(best && index.words[best.word], token) ? null : (nearest?.(token) ?? null);
    if (right !== null && (!index.wordIds.has(right) || isSoft(right))) {
      typedOf.set(right, token);
      elsewhere.add(right);
      return right;
    }
    const meant = tradeWordNear(index, token, synonyms) ?? (best && index.words[best.word]);
    if (meant === undefined) return token;
    typedOf.set(meant, token);
    return meant;
  });
  if (typedOf.size === 0) return { tokens: typed, typedOf };
  const meaningful = synonyms
    .spansOf(put)
    .filter(({ tokens, also }) => tokens.length > 1 || (also.length > 0 && !index.wordIds.has(tokens[0] ?? '')));
  const inPhrases = new Set(meaningful.flatMap(({ tokens }) => tokens));
  return {
    tokens: put.map((token, at) => (inPhrases.has(token) || elsewhere.has(token) ? token : (typed[at] ?? token))),
    typedOf,
  };
}

function isNextTo(word: string | undefined, typed: string): boolean {
  return word?.[0] === typed[0] && editDistance(word ?? '', typed, 1) === 1;
}

// Words of the trade outside the catalogue, such as 'smart' in 'smart board', are misspelt too.
function tradeWordNear(index: SearchIndex, typed: string, { words }: SynonymBook): string | undefined {
  if (typed.length < LEAST_TRADE_LETTERS) return undefined;
  return words.find(
    (word) =>
      word.length >= LEAST_TRADE_LETTERS &&
      word[0] === typed[0] &&
      !index.wordIds.has(word) &&
      editDistance(typed, word, 1) === 1,
  );
}

function correctedPhrase(found: WordGroup, tokens: readonly string[], typedOf: ReadonlyMap<string, string>): WordGroup {
  const typed = tokens.map((token) => typedOf.get(token) ?? token).join(' ');
  return typed === found.typed ? found : { ...found, typed, correctedTo: found.typed };
}

// A wall of '2x3' is called 3 × 2.
function turnedIn(index: SearchIndex, typed: string): Alternative[] {
  const [, across, down] = /^(\d)x(\d)$/u.exec(typed) ?? [];
  return across && down ? phrase(index, [`${down}x${across}`], 1) : [];
}

interface Surroundings {
  others: readonly number[];
  neighbours: Neighbours;
  isLast: boolean;
  synonymous: readonly Alternative[];
  /** In quotation marks, or right as it is: not corrected. */
  isVerbatim: boolean;
  /** Whether a word says too little to be a correction. */
  isIdle(word: string): boolean;
}

function wordGroup(
  index: SearchIndex,
  typed: string,
  { others, neighbours, isLast, synonymous, isVerbatim, isIdle }: Surroundings,
): WordGroup {
  const unit = unitNamed(typed);
  const exact = [...phrase(index, [typed], 1), ...(unit ? phrase(index, [`#${unit}`], 1) : [])];
  const joins = joinsOf(index, typed, neighbours);
  const turned = exact.length ? [] : turnedIn(index, typed);
  if (turned.length > 0) return group(index, typed, turned);
  const number = numberOf(typed);
  if (number !== null) return group(index, typed, [...exact, ...phrase(index, [number], WEIGHT.number), ...synonymous]);
  const parts = partsOf(typed);
  if (parts.length > 1)
    return group(index, typed, [...exact, ...phrase(index, parts, WEIGHT.parts), ...joins, ...synonymous]);
  const isNumber = /^\d/.test(typed);
  const longer = !exact.length && isLast && !isNumber ? beginningWith(index, typed) : [];
  const pair = exact.length ? null : splitOf(index, typed);
  const halves = pair
    ? [{ words: pair, weight: 1 }, ...pair.map((word) => ({ words: [word], weight: WEIGHT.split }))]
    : [];
  const isExplained = joins.length + halves.length + longer.length + synonymous.length > 0;
  const isRight = isVerbatim || isNumber || (isExplained && !exact.length);
  // 'take' for 'taker' is no help: a soft word is no correction.
  const corrected = (isRight ? [] : corrections(index, typed, others)).filter(
    ({ word }) => !isIdle(index.words[word] ?? ''),
  );
  const alternatives = [
    ...exact,
    ...joins,
    ...halves,
    ...longer,
    ...synonymous,
    ...corrected.map(({ word, weight }) => ({ words: [word], weight })),
  ];
  const [first] = corrected;
  const isCorrected = first !== undefined && !exact.length;
  const found = group(index, typed, alternatives);
  if (!isCorrected) return found;
  // Weighted less, so that a guess does not exclude documents with the certain words.
  const sureness = others.length > 0 ? WEIGHT.guess : 1;
  return { ...found, rarity: found.rarity * sureness, correctedTo: index.words[first.word] };
}
