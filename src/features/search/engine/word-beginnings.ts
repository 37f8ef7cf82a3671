import { lettersOf } from './letters.ts';
import { wordsWith } from './look-up.ts';
import { type SearchIndex, titlesOf } from './search-index.ts';

const MOST_WORDS = 60;
// With a wrong letter, so short a prefix would match anything.
const LEAST_FORGIVEN = 4;

/** A word that may be being typed; `isForgiven`: it differs by one letter. */
export type Beginning = { word: number; isExact: boolean; isForgiven: boolean };

/** The catalogue's words with this prefix, most titles first; with one wrong letter if there are none. */
export function wordsBeginning(index: SearchIndex, typed: string): Beginning[] {
  const found = wordsWith(index, typed).map(
    (word): Beginning => ({ word, isExact: index.words[word] === typed, isForgiven: false }),
  );
  const named = found.filter(({ word }) => titlesOf(index, word) > 0);
  const list = named.length > 0 || typed.length < LEAST_FORGIVEN ? found : [...found, ...forgiven(index, typed)];
  const rank = ({ word, isExact }: Beginning) => (isExact ? 1e6 : 0) + titlesOf(index, word);
  return list.sort((a, b) => rank(b) - rank(a)).slice(0, MOST_WORDS);
}

function forgiven(index: SearchIndex, typed: string): Beginning[] {
  if (!/^\p{L}+$/u.test(typed)) return [];
  const own = lettersOf(typed);
  const found: Beginning[] = [];
  for (let word = 0; word < index.words.length; word++) {
    // The word must have all typed letters but one.
    const missing = own & ~(index.letters[word] ?? 0);
    if ((missing & (missing - 1)) !== 0) continue;
    const candidate = index.words[word] ?? '';
    if (candidate.length < typed.length - 1 || titlesOf(index, word) === 0) continue;
    if (isNear(typed, candidate)) found.push({ word, isExact: false, isForgiven: true });
  }
  return found;
}

/** Whether a word has this prefix but for one letter more, less, other, or swapped with its neighbour. */
export function isNear(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  if (at === typed.length) return true;
  const begins = (from: number, place: number) => word.startsWith(typed.slice(from), place);
  return (
    begins(at + 1, at + 1) ||
    begins(at + 1, at) ||
    begins(at, at + 1) ||
    (typed[at] === word[at + 1] && typed[at + 1] === word[at] && begins(at + 2, at + 2))
  );
}
