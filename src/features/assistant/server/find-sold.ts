import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { searchQuery } from '#features/search/contract.ts';
import { everyToken, isStopWord } from '#features/search/engine/tokens.ts';
import { type Advice, advise, kindNamed } from '#features/search/server/door.ts';
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
  const { names } = wordsOf(snapshot);
  const isOtherName = everyToken(thing).every((token) => !names.has(token));
  return { ...advice, isCalled: advice.lacking === null && isCalled(snapshot, thing), isOtherName };
}

// A 'cake stand' is no stand for screens: no text of the catalogue has its first word. 'Tills' are named beside what works with them.
function isCalled(snapshot: Snapshot, thing: string): boolean {
  const { entries } = snapshot;
  const { names, texts } = wordsOf(snapshot);
  const tokens = everyToken(thing).filter((token) => !isStopWord(token));
  const head = tokens.at(-1);
  if (head === undefined) return true;
  const [named] = things.spansIn(tokens).filter(({ to }) => to === tokens.length);
  const isTold = tokens.every((token) => texts.has(token));
  // A tablet is nearest to a touch screen, and is none.
  if (DEVICES.test(thing)) return tokens.every((token) => names.has(token));
  // A loudspeaker is what the shop calls a speaker.
  const isOfKind = kindNamed(thing);
  if (named && named.from === 0 && !named.means.isOnly && entries.some(({ product }) => isOfKind(product))) return true;
  if (named?.means.isOnly) return isTold && tokens.every((token) => names.has(token));
  // A 'noticeboard' is named by what it is for.
  if (!named && tokens.length === 1 && !isSoftWord(head) && wordsRead(thing).has(head)) return true;
  if (!named && !isQuality(head)) return isNamed(snapshot, tokens);
  // A 'cafe screen' is any screen; a 'cake stand' is none of ours.
  const read = named && !named.means.isAccessory ? wordsRead(thing) : new Set<string>();
  return tokens.every((token) => texts.has(token) || read.has(token) || isSoftWord(token) || isQuality(token));
}

// 'Automatic doors' are no door panels: a name that is no thing of the trade has all its words.
function isNamed({ entries }: Snapshot, tokens: readonly string[]): boolean {
  return entries.some(({ product }) => {
    const name = everyToken(product.name);
    return tokens.every((token) => name.includes(token));
  });
}

function isQuality(token: string): boolean {
  return /[\d#]/u.test(token);
}

interface Words {
  names: ReadonlySet<string>;
  texts: ReadonlySet<string>;
}

const known = new WeakMap<Snapshot, Words>();

// Once for each snapshot: a loop over all products.
function wordsOf(snapshot: Snapshot): Words {
  const before = known.get(snapshot);
  if (before) return before;
  const wordsIn = (text: (entry: CatalogueEntry) => string) =>
    new Set(snapshot.entries.flatMap((entry) => everyToken(text(entry))));
  const names = wordsIn(({ product }) => product.name);
  const texts = wordsIn(({ product }) =>
    [product.name, product.category, product.description ?? '', JSON.stringify(product.specs)].join(' '),
  );
  known.set(snapshot, { names, texts });
  return { names, texts };
}
