import type { SearchQuery } from '#features/search/contract.ts';
import { everyToken, isStopWord } from '../engine/tokens.ts';
import { isGenericWord, isPlace, isSoftWord } from '../soft-words.ts';
import { isColour } from '../understanding/colour-words.ts';
import { isDenied, parse, typedIn, type Word } from '../understanding/grammar.ts';
import { isOfReading } from '../understanding/reading-distance.ts';
import { accountsOf } from './accounts.ts';
import type { IndexInForce } from './current-index.ts';
import type { Found } from './find.ts';

// Of so much of the catalogue a count promises what no word has asked for.
const MOST_OF_ALL = 0.5;
// Of a whole letter the words would be a letter again.
const LONG = 160;

/**
 * What a summary begins with where words leave most of the catalogue in: which of them are understood, and which are not. Null where they
 * leave less, and where they ask for any screen and nothing else.
 */
export function sayMostOfAll(
  { q = '' }: SearchQuery,
  found: Found,
  inForce: Pick<IndexInForce, 'index'>,
  ofAll: number,
): string | null {
  const { entries, conditions, sure, order, fit } = found;
  const isNarrowed = conditions.length + sure.length > 0 || order !== null || fit !== null;
  if (isNarrowed || q.length > LONG || entries.length <= ofAll * MOST_OF_ALL) return null;
  const { understood, not, isKindAlone } = whatBecameOf(q, found, inForce);
  if (not.length === 0 && (isKindAlone || !hasMeaning(found))) return null;
  const left = `leaves ${entries.length} of our ${ofAll} products, the nearest first.`;
  if (understood.length + not.length === 0) return `‘${q}’ ${left}`;
  if (understood.length === 0) return `The first says nothing of ${inQuotes(not, 'or')}. That ${left}`;
  const butNot = not.length > 0 ? `; the first says nothing of ${inQuotes(not, 'or')}` : '';
  return `We understood ${inQuotes(understood, 'and')}${butNot}. That ${left}`;
}

const hasMeaning = ({ meant: { asked, implied, stated, wish } }: Found) =>
  asked !== null || wish.thing !== null || implied.length + stated.length > 0;

// What was told already is neither.
function whatBecameOf(q: string, found: Found, inForce: Pick<IndexInForce, 'index'>) {
  const words = parse(q);
  const accounts = accountsOf(q, found, inForce);
  const those = (isWanted: (at: number) => boolean) =>
    stretchesOf(words, (at) => carriesMeaning(words, at) && isWanted(at));
  // 'A room 8 m deep' is read as a distance.
  const isFarAway = found.meant.implied.some(({ isOfDistance }) => isOfDistance);
  const isOfDistance = ({ typed, token }: Word) => isFarAway && (isPlace(token) || isOfReading(typed));
  // A word that is in the text of the first by chance is no word that was understood.
  const isUnderstood = (at: number) => accounts[at]?.became === 'read';
  const isTaken = (at: number) => isUnderstood(at) || accounts[at]?.became === 'met';
  const kind = new Set(everyToken(found.saidAs));
  return {
    // A count of what is called 'digital sign' is right.
    isKindAlone: accounts.every(({ token }, at) => !carriesMeaning(words, at) || !isTaken(at) || kind.has(token)),
    understood: those(isUnderstood),
    not: those((at) => accounts[at]?.became === 'light' && !isOfDistance(words[at] as Word)),
  };
}

function carriesMeaning(words: readonly Word[], at: number): boolean {
  const { token, typed, role } = words[at] as Word;
  const isOfThings = role === 'noun' || role === 'other';
  const isLight =
    isStopWord(token) || isGenericWord(token) || isColour(typed) || (isSoftWord(token) && !isPlace(token));
  return isOfThings && !isLight && /^[\p{L}’'-]{3,}$/u.test(typed) && !isDenied(words, at);
}

// Words side by side are one: 'sports hall'.
function stretchesOf(words: readonly Word[], isWanted: (at: number) => boolean): string[] {
  const stretches: Word[][] = [];
  words.forEach((word, at) => {
    if (!isWanted(at)) return;
    const isGoingOn = at > 0 && isWanted(at - 1) && !word.isAfterBreak;
    if (isGoingOn) stretches.at(-1)?.push(word);
    else stretches.push([word]);
  });
  return [...new Set(stretches.map(typedIn))];
}

function inQuotes(words: readonly string[], join: 'and' | 'or'): string {
  const said = words.map((word) => `‘${word}’`);
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} ${join} ${said.at(-1)}`;
}
