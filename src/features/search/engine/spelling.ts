import { editDistance } from './edit-distance.ts';
import { lettersOf } from './letters.ts';
import { type SearchIndex, sharedTitles, spreadOf, titlesOf } from './search-index.ts';
import { LONG_STOP_WORDS } from './tokens.ts';

/** A word of the catalogue that may have been meant, with its weight relative to the likeliest. */
export type Correction = { word: number; weight: number };

const LEAST_LETTERS = 4;
const MOST_PAGES = 3;
const LEAST_WEIGHT = 0.15;
// In a small catalogue most unknown words are correct words; with two edits anything matches anything.
const SMALL_VOCABULARY = 5_000;
// How much likelier a correction must be to replace an existing word.
const DOUBT = 2.5;

/**
 * Corrections of a misspelt word, the likeliest first: near, common, and often in one title with the query's other words.
 * Empty if the word needs no correction or has none.
 */
export function corrections(index: SearchIndex, typed: string, others: readonly number[]): Correction[] {
  if (typed.length < LEAST_LETTERS || !/^\p{L}+$/u.test(typed)) return [];
  const known = index.wordIds.get(typed);
  if (known === undefined && isNearlyStopWord(typed)) return [];
  if (known !== undefined && isSettled(index, known, others)) return [];
  const most = mostEdits(index, typed, known);
  const scored = candidates(index, typed, most).map(({ word, distance }) => ({
    word,
    score: likelihood(index, typed, word, distance, others),
  }));
  scored.sort((a, b) => b.score - a.score || a.word - b.word);
  const best = scored[0]?.score ?? 0;
  if (known !== undefined && best < likelihood(index, typed, known, 0, others) + DOUBT) return [];
  return scored
    .slice(0, MOST_PAGES)
    .map(({ word, score }) => ({ word, weight: Math.exp(0.7 * (score - best)) }))
    .filter(({ weight }) => weight >= LEAST_WEIGHT);
}

/** Whether a misspelt word may have meant this one. Of 100,000 products most words are part numbers, which it cannot. */
export function isSpellable(word: string): boolean {
  return word.length >= 3 && !/\d/.test(word);
}

// 'somthing' names no product either.
function isNearlyStopWord(typed: string): boolean {
  return LONG_STOP_WORDS.some((word) => editDistance(word, typed, 1) <= 1);
}

// A word of several titles, one of them with another word of the query, is no misspelling.
function isSettled(index: SearchIndex, known: number, others: readonly number[]): boolean {
  if (titlesOf(index, known) < 3) return false;
  return others.length === 0 || others.some((other) => sharedTitles(index, known, other) > 0);
}

function mostEdits(index: SearchIndex, typed: string, known: number | undefined): number {
  if (known === undefined) return typed.length >= (index.words.length < SMALL_VOCABULARY ? 8 : 5) ? 2 : 1;
  return spreadOf(index, known) < 3 && typed.length >= 8 ? 2 : 1;
}

function candidates(index: SearchIndex, typed: string, most: number): { word: number; distance: number }[] {
  const own = lettersOf(typed);
  const found: { word: number; distance: number }[] = [];
  for (const word of index.spellable) {
    // An edit changes at most two of a word's letters.
    if (bitsOf((index.letters[word] ?? 0) ^ own) > 2 * most) continue;
    const candidate = index.words[word] ?? '';
    if (Math.abs(candidate.length - typed.length) > most || candidate === typed) continue;
    if (isOtherForm(candidate, typed)) continue;
    const distance = editDistance(typed, candidate, most);
    if (distance <= most) found.push({ word, distance });
  }
  return found;
}

// A 'protecter' is a thing that protects, and nothing that is protected.
function isOtherForm(candidate: string, typed: string): boolean {
  return /[aeo]r$/u.test(typed) && isVerbForm(candidate);
}

// What is searched for is a thing: a 'projecter' is a projector rather than what is 'projected'.
const isVerbForm = (word: string) => /[^e](?:ed|ing)$/u.test(word);

function likelihood(
  index: SearchIndex,
  typed: string,
  word: number,
  distance: number,
  others: readonly number[],
): number {
  const candidate = index.words[word] ?? '';
  const company = others.map((other) => Math.log(1 + sharedTitles(index, word, other)));
  const meanCompany = company.reduce((sum, each) => sum + each, 0) / (company.length || 1);
  return (
    -2.2 * distance -
    (candidate[0] === typed[0] ? 0 : 1.2) -
    (isVerbForm(candidate) && !isVerbForm(typed) ? 0.6 : 0) +
    0.5 * Math.log(1 + titlesOf(index, word)) +
    1.2 * meanCompany +
    (candidate.length >= 6 && typed.length >= 6 ? 0.3 : 0)
  );
}

function bitsOf(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
