import { joinOf, splitOf } from './compounds.ts';
import { editDistance } from './edit-distance.ts';
import { firstAtOrAfter, rarity, type SearchIndex, spreadOf } from './search-index.ts';
import { corrections } from './spelling.ts';
import type { SynonymBook } from './synonyms.ts';
import { isInTitles, thingsFirst } from './things-first.ts';
import { everyToken, isStopWord, numberOf, partsOf } from './tokens.ts';
import { unitNamed } from './units.ts';

/** Words of the catalogue that one word of a query may stand for; all of them must be there. */
export interface Alternative {
  words: readonly number[];
  weight: number;
  /** A phrase that stands for one word counts as one word, not as the sum of its words: 1 when absent. */
  scale?: number;
}

/** One word, or one phrase, of a query. A document counts for it with the best of its alternatives alone. */
export interface WordGroup {
  typed: string;
  alternatives: readonly Alternative[];
  /** How much it says that a document has it. */
  rarity: number;
  /** What is searched instead, when nothing has the word as it was typed. */
  correctedTo?: string;
}

const MOST_WORDS = 24;
const MOST_BEGINNINGS = 24;
const LEAST_BEGINNING = 2;
const LEAST_TRADE_LETTERS = 4;
// One word for a phrase says nearly as much as the phrase.
const MOST_SCALE = 1.4;
const WEIGHT = {
  number: 0.6,
  parts: 0.8,
  joined: 0.8,
  split: 0.5,
  beginning: 0.7,
  alone: 0.4,
  soft: 0.3,
  guess: 0.6,
  untitled: 0.5,
};

/** What the shop knows of its customers' words. */
export interface Lexicon {
  synonyms: SynonymBook;
  /** Words that say little: they count for less, nothing must have them, and they are never corrected. */
  isSoft(token: string): boolean;
  /** Places: soft as well, but beside nothing than words for any screen they are what the query is about. */
  isPlace?(token: string): boolean;
  /** Words for any screen, which say little beside a word for a thing. */
  isGeneric?(token: string): boolean;
}

/** Reads a query against a catalogue. Pure: the same words and index give the same groups. */
export function readGroups(index: SearchIndex, query: string, lexicon: Lexicon): readonly WordGroup[] {
  const { synonyms, isSoft } = lexicon;
  const verbatim = quotedIn(query);
  const typedTokens = withUnits(index, everyToken(query).slice(0, 3 * MOST_WORDS));
  const { tokens: allTokens, typedOf } = withPhrasesCorrected(index, typedTokens, lexicon, verbatim);
  const spans = synonyms.spansOf(allTokens);
  const single = spans.filter(({ tokens }) => tokens.length > 1 || !isStopWord(tokens[0] ?? ''));
  const kept = [...new Map(single.map((span) => [span.tokens.join(' '), span])).values()].slice(0, MOST_WORDS);
  const plain = kept.map(({ tokens }) => (tokens.length === 1 ? (tokens[0] ?? '') : ''));
  const known = plain.map((token) => (token ? index.wordIds.get(token) : undefined));
  const isGeneric = (token: string) => lexicon.isGeneric?.(token) ?? false;
  const hasThing = plain.some((token) => !token || !(isSoft(token) || isGeneric(token)));
  const groups = kept.map(({ tokens, also }, at) => {
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
    // Alone, even a word that says little is all that there is to go by.
    const isWhatItIsAbout = !hasThing && (lexicon.isPlace?.(typed) ?? false);
    const isLittle = (isSoft(typed) && !isWhatItIsAbout) || (isGeneric(typed) && hasThing);
    if (isLittle && kept.length > 1) return softened(index, typed, synonymous);
    const found = wordGroup(index, typed, {
      others,
      neighbours,
      isLast: at === kept.length - 1,
      synonymous,
      isVerbatim: verbatim.has(typed),
      isIdle: (word) => isSoft(word) && !lexicon.isPlace?.(word),
    });
    return correctedPhrase(found, tokens, typedOf);
  });
  return thingsFirst(index, groups, allTokens, isGeneric);
}

// '5 galon' is a measure too, unless the catalogue knows the word.
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

// A mark behind a number is inches; one before a letter and behind one is a quotation.
function quotedIn(query: string): ReadonlySet<string> {
  return new Set([...query.matchAll(/["“”](\p{L}[\p{L}\s]*)["“”]/gu)].flatMap(([, words = '']) => everyToken(words)));
}

// 'celing mount' is a phrase that means something as soon as its word is put right.
function withPhrasesCorrected(
  index: SearchIndex,
  typed: readonly string[],
  { synonyms, isSoft }: Lexicon,
  verbatim: ReadonlySet<string>,
) {
  const typedOf = new Map<string, string>();
  const put = typed.map((token) => {
    if (
      verbatim.has(token) ||
      index.wordIds.has(token) ||
      isStopWord(token) ||
      isSoft(token) ||
      partsOf(token).length > 1
    )
      return token;
    const others = typed.flatMap((other) => (other === token ? [] : (index.wordIds.get(other) ?? [])));
    const [best] = corrections(index, token, others);
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
  return { tokens: put.map((token, at) => (inPhrases.has(token) ? token : (typed[at] ?? token))), typedOf };
}

// A word of the trade that no product uses, such as 'smart' in 'smart board', can be misspelt like any other.
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

interface Surroundings {
  others: readonly number[];
  neighbours: readonly [string | undefined, string | undefined];
  isLast: boolean;
  synonymous: readonly Alternative[];
  /** In quotation marks: wanted as it is. */
  isVerbatim: boolean;
  /** Whether a word says too little to be a correction of another. */
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
  // Nobody is helped by 'take' for 'taker': a word that says little is no correction.
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
  // A guess shuts nothing out that has the words which are no guess.
  const sureness = others.length > 0 ? WEIGHT.guess : 1;
  return { ...found, rarity: found.rarity * sureness, correctedTo: index.words[first.word] };
}

function softened(index: SearchIndex, typed: string, synonymous: readonly Alternative[]): WordGroup {
  const alternatives = [...phrase(index, [typed], 1), ...synonymous];
  return {
    typed,
    alternatives: alternatives.map((each) => ({ ...each, weight: each.weight * WEIGHT.soft })),
    rarity: 0,
  };
}

// A phrase that stands for something counts as a whole, or, for less, by each of its words.
function phraseGroup(index: SearchIndex, tokens: readonly string[], synonymous: readonly Alternative[]): WordGroup {
  const words = tokens.filter((token) => !isStopWord(token));
  const alone = words.length > 1 ? words.flatMap((word) => phrase(index, [word], WEIGHT.alone)) : [];
  return group(index, tokens.join(' '), [...phrase(index, words, 1), ...alone, ...synonymous]);
}

function phrase(index: SearchIndex, tokens: readonly string[], weight: number): Alternative[] {
  const words = tokens.filter((token) => !isStopWord(token)).map((token) => index.wordIds.get(token));
  return words.length > 0 && words.every((word) => word !== undefined) ? [{ words, weight }] : [];
}

function joinsOf(index: SearchIndex, typed: string, [before, after]: Surroundings['neighbours']): Alternative[] {
  const joins = [before ? joinOf(index, before, typed) : null, after ? joinOf(index, typed, after) : null];
  return joins.filter((word) => word !== null).map((word) => ({ words: [word], weight: WEIGHT.joined }));
}

function beginningWith(index: SearchIndex, typed: string): Alternative[] {
  if (typed.length < LEAST_BEGINNING) return [];
  const found: Alternative[] = [];
  for (let word = firstAtOrAfter(index.words, typed); found.length < MOST_BEGINNINGS; word++) {
    if (!index.words[word]?.startsWith(typed)) break;
    found.push({ words: [word], weight: WEIGHT.beginning });
  }
  return found;
}

function group(index: SearchIndex, typed: string, alternatives: readonly Alternative[]): WordGroup {
  const spread = alternatives.reduce(
    (most, { words, weight }) =>
      weight < 0.5 ? most : Math.max(most, Math.min(...words.map((word) => spreadOf(index, word)))),
    0,
  );
  // What no product is called is not what is looked for, and must be in none of them.
  const named = isInTitles(index, alternatives);
  return { typed, alternatives, rarity: rarity(index.documentCount, spread) * (named ? 1 : WEIGHT.untitled) };
}
