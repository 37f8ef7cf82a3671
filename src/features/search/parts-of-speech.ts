// Which parts of speech English words can be, the likeliest first. The build ships what is asked here (`vite/parts-of-speech.ts`).
import { brill } from 'brill';
import { everyToken } from './engine/tokens.ts';
import { isEnglish } from './english.ts';

const LEXICON: Readonly<Record<string, readonly string[]>> = brill;
const { hasOwn } = Object;

function tagsOf(word: string): readonly string[] {
  return hasOwn(LEXICON, word) ? (LEXICON[word] ?? []) : [];
}

// 'Noticeboard', 'videowall'.
const COMPOUND = /^\p{L}{3,}(?:board|screen|wall|panel)s?$/u;

/** Whether a word, in lower case as it was typed, is most likely a noun; so is an English word that the lexicon lacks ('webcam'). */
export function isNoun(word: string): boolean {
  const [first] = tagsOf(word);
  if (first !== undefined) return first.startsWith('NN');
  if (COMPOUND.test(word)) return true;
  return everyToken(word).every(isEnglish) && !/(?:ing|ed|ly|less|proof|able|ible)$/u.test(word);
}

/** Whether a word can be a noun at all: 'wrap', not 'humid'. */
export function canBeNoun(word: string): boolean {
  return isNoun(word) || tagsOf(word).some((tag) => tag.startsWith('NN'));
}

/** Whether a word, in lower case, is most likely an adjective: 'circular'. */
export function isAdjective(word: string): boolean {
  return tagsOf(word)[0]?.startsWith('JJ') ?? false;
}

/** Whether a word is most likely a verb in its plain form: 'ask', not 'lead'. */
export function isMostlyVerb(word: string): boolean {
  return /^VBP?$/u.test(tagsOf(word)[0] ?? '');
}

/** Whether a word can be a verb in its plain form: 'lead', 'mount', 'sign'. */
export function canBeVerb(word: string): boolean {
  return tagsOf(word).some((tag) => tag.startsWith('VB'));
}
