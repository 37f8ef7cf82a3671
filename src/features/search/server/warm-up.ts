import type { Snapshot } from '#features/catalogue/server/door.ts';
import { searchQuery } from '#features/search/contract.ts';
import type { Steps } from '#platform/steps.ts';
import type { SearchAttributes } from '../search-attributes.ts';
import { PRICES } from '../understanding/prices.ts';
import type { IndexInForce } from './current-index.ts';
import { find } from './find.ts';

// A pattern is compiled twice, once to be interpreted and once more where it is used again; for texts with letters beyond Latin apart.
const TEXTS = ['a 55 inch screen', 'a 55 inch screen', 'a 55″ screen', 'a 55″ screen'];
// With these most that searches ask of all products is known.
const SENTENCES = [
  '',
  'bright outdoor touch screen under £900 for a shop window',
  'cheapest bracket for a 55 inch menu board',
];

/** Compiles the patterns by which sentences are read, which takes 0.2 s, of which the first visitors would wait for one half in one go. */
export function* compilePatterns({ amounts, needs }: SearchAttributes): Steps<void> {
  const read = [...amounts, PRICES].flatMap(({ readings }) => readings);
  for (const { pattern } of [...read, ...needs]) {
    for (const text of TEXTS) {
      pattern.lastIndex = 0;
      pattern.test(text);
      yield;
    }
    pattern.lastIndex = 0;
  }
}

/** Searches for what visitors ask, so that what is remembered of all products is there for the first of them. */
export function* searchAhead(snapshot: Snapshot, inForce: IndexInForce): Steps<void> {
  for (const q of SENTENCES) yield* find(searchQuery.parse({ q }), snapshot, inForce, 1);
}
