import type { Snapshot } from '#features/catalogue/server/door.ts';
import { searchQuery } from '#features/search/contract.ts';
import { everyToken, isStopWord } from '#features/search/engine/tokens.ts';
import { type Advice, advise, kindNamed, type WordsOnSale, wordsOnSale } from '#features/search/server/door.ts';
import { isSoftWord } from '#features/search/soft-words.ts';
import { phraseBook } from '#features/search/understanding/phrase-book.ts';
import { wordsRead } from '#features/search/understanding/reading.ts';
import { THING_NAMES } from '#features/search/understanding/things.ts';
import type { AppContext } from '#platform/app-context.ts';

const MOST_CARDS = 3;
const DEVICES =
  /^(?:\p{L}+ )?(?:tablets?|ipads?|laptops?|computers?|phones?|projectors?|televisions?|tvs?|tellies|telly|printers?|tills?|cameras?|speakers?)$/iu;
const things = phraseBook(THING_NAMES);

/** What the search finds for a thing by its name, and whether nothing is called so, or by another name only; null for what cannot be searched. */
export async function findSold(
  context: AppContext,
  snapshot: Snapshot,
  thing: string,
): Promise<(Advice & { isCalled: boolean; isOtherName: boolean }) | null> {
  const query = searchQuery.safeParse({ q: thing });
  if (!query.success) return null;
  const advice = await advise(context, { ...query.data, cursor: undefined, limit: undefined }, MOST_CARDS);
  const onSale = await wordsOnSale(context);
  const isOtherName = everyToken(thing).every((token) => !onSale.isName([token]));
  return { ...advice, isCalled: advice.lacking === null && isCalled(thing, snapshot, onSale), isOtherName };
}

// A 'cake stand' is no stand for screens: no text of the catalogue has its first word. 'Tills' are named beside what works with them.
function isCalled(thing: string, { entries }: Snapshot, { isName, isMentioned }: WordsOnSale): boolean {
  const isInNames = (token: string) => isName([token]);
  const tokens = everyToken(thing).filter((token) => !isStopWord(token));
  const head = tokens.at(-1);
  if (head === undefined) return true;
  const [named] = things.spansIn(tokens).filter(({ to }) => to === tokens.length);
  const isTold = tokens.every(isMentioned);
  // A tablet is nearest to a touch screen, and is none.
  if (DEVICES.test(thing)) return tokens.every(isInNames);
  // A loudspeaker is what the shop calls a speaker.
  const isOfKind = kindNamed(thing);
  if (named && named.from === 0 && !named.means.isOnly && entries.some(({ product }) => isOfKind(product))) return true;
  if (named?.means.isOnly) return isTold && tokens.every(isInNames);
  // A 'noticeboard' is named by what it is for.
  if (!named && tokens.length === 1 && !isSoftWord(head) && wordsRead(thing).has(head)) return true;
  // 'Automatic doors' are no door panels: a name that is no thing of the trade has all its words.
  if (!named && !isQuality(head)) return isName(tokens);
  // A 'cafe screen' is any screen; a 'cake stand' is none of ours.
  const read = named && !named.means.isAccessory ? wordsRead(thing) : new Set<string>();
  return tokens.every((token) => isMentioned(token) || read.has(token) || isSoftWord(token) || isQuality(token));
}

function isQuality(token: string): boolean {
  return /[\d#]/u.test(token);
}
