import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { searchQuery } from '#features/search/contract.ts';
import { everyToken, everyWord, isStopWord } from '#features/search/engine/tokens.ts';
import { advise, namesThing } from '#features/search/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';

/** The products that a message names, and what it says beside their names. */
export interface Named {
  entries: readonly CatalogueEntry[];
  rest: string;
  /** What each name of the message stands for. */
  groups: readonly (readonly CatalogueEntry[])[];
}

export const NONE_NAMED: Named = { entries: [], rest: '', groups: [] };

// Names are among the first that their words find.
const MOST_LOOKED_AT = 20;
const LONGEST = 4;
const MOST_TRIED = 8;
const MOST_NAMED = 3;
const ARTICLES = new Set(['the', 'your']);
// What any screen is called names none.
const OF_ANY = new Set(
  'screen screens display displays board boards panel panels sign signs signage monitor monitors tv tvs televisions'.split(
    ' ',
  ),
);

/** Names in a sentence of any kind: those with a number, 'Touch 75', and what only one product is called, 'the Duo', 'the shelf strip'. */
export async function namedIn(context: AppContext, snapshot: Snapshot, message: string): Promise<Named> {
  const groups: { from: number; meant: readonly CatalogueEntry[] }[] = [];
  const taken = new Set<number>();
  let rest = message;
  for (const { from, words, isOfFew } of candidatesIn(message).slice(0, MOST_TRIED)) {
    if (words.some((_, at) => taken.has(from + at))) continue;
    const found = await findNames(context, snapshot, words);
    const one = theOneNamed(found, words, everyToken(message));
    const meant = one ? [one] : isOfFew ? theFewNamed(found, words) : [];
    if (meant.length === 0) continue;
    for (const at of words.keys()) taken.add(from + at);
    groups.push({ from, meant });
    rest = rest.replace(stretchOf(words, one), ' ');
  }
  const inOrder = groups.sort((a, b) => a.from - b.from).map(({ meant }) => meant);
  return { entries: [...new Set(inOrder.flat())].slice(0, MOST_NAMED), rest, groups: inOrder };
}

/**
 * The product that words name: its own name begins with them, or it alone has them all in its name. Of several such the one of whose
 * name less is left unsaid than of every other: the 'Touch 65' is not the 'Touch 65 on a trolley', and a 'Window 55' may be two.
 */
export function theOneNamed(
  found: readonly CatalogueEntry[],
  words: readonly string[],
  said: readonly string[],
): CatalogueEntry | null {
  const having = namedWith(found, words);
  const beginning = having.filter(({ product }) => ownName(product).join(' ').startsWith(words.join(' ')));
  const unsaid = (beginning.length > 0 ? beginning : having).map((entry) => ({
    entry,
    left: ownName(entry.product).filter((token) => !said.includes(token) && !isStopWord(token)),
  }));
  const isLess = (less: readonly string[], more: readonly string[]) =>
    less.length < more.length && less.every((token) => more.includes(token));
  const one = unsaid.find(({ left }) => unsaid.every((other) => other.left === left || isLess(left, other.left)));
  return one?.entry ?? null;
}

/** What is called so: 'the A-boards' are two, 'the menu boards' too many to be meant each. */
function theFewNamed(found: readonly CatalogueEntry[], words: readonly string[]): readonly CatalogueEntry[] {
  const having = namedWith(found, words);
  return having.length <= MOST_NAMED ? having : [];
}

function namedWith(found: readonly CatalogueEntry[], words: readonly string[]): readonly CatalogueEntry[] {
  return found.filter(({ product }) => {
    const name = everyToken(product.name);
    return words.every((word) => name.includes(word));
  });
}

/** A name without its brand: the 'Touch 65'. */
export function ownName(product: CatalogueEntry['product']): string[] {
  const brand = new Set(everyToken(product.specs.brand ?? ''));
  const name = everyToken(product.name);
  return name.length - brand.size > 1 ? name.filter((token) => !brand.has(token)) : name;
}

interface Candidate {
  from: number;
  words: readonly string[];
  /** Whether it may be the name of several: 'the LED posters', 'the Trio', and no 'player'. */
  isOfFew: boolean;
}

// Longest first. A number ends a name; without one it follows 'the' or 'your', and a single word of it is a thing or written large.
// Things in the plural need no article.
function candidatesIn(message: string): readonly Candidate[] {
  const typed = everyWord(message);
  const words = typed.map(({ token }) => /^(\d+)s$/u.exec(token)?.[1] ?? token);
  const large = new Set(everyToken((message.match(/(?<=\p{L} )\p{Lu}\p{L}+/gu) ?? []).join(' ')));
  const found: Candidate[] = [];
  for (let length = LONGEST; length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const part = words.slice(from, from + length);
      if (part.every((word) => OF_ANY.has(word))) continue;
      const last = part.at(-1) ?? '';
      const isNumbered = length > 1 && /^\d+$/u.test(last) && part.slice(0, -1).every(isWord);
      const isWords = part.every(isWord) || (part[0] === 'a' && part[1] === 'board' && length === 2);
      const isMany = isWords && namesThing(part.join(' ')) && /s$/iu.test(typed[from + length - 1]?.typed ?? '');
      const isAfterArticle = ARTICLES.has(words[from - 1] ?? '') && isWords;
      const isLarge = length > 1 && isWords && part.every((word) => large.has(word));
      const isCalled = isLarge || (isAfterArticle && (length > 1 || isTold(last))) || (isMany && length > 1);
      const isOfFew = isNumbered || length > 1 || isMany || large.has(last);
      if (isNumbered || isCalled) found.push({ from, words: part, isOfFew });
    }
  function isTold(word: string): boolean {
    return large.has(word) || namesThing(word);
  }
  return found;
}

// 'Two 55 inch boards' are no 'two boards matched'.
const NUMBERS = new Set(['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']);

function isWord(token: string): boolean {
  if (/^\d+x\d+$/u.test(token)) return true;
  return !NUMBERS.has(token) && /^\p{L}{2,}$/u.test(token) && !isStopWord(token);
}

async function findNames(context: AppContext, { byId }: Snapshot, words: readonly string[]) {
  const query = searchQuery.parse({ q: words.join(' ') });
  const { products } = await advise(context, { ...query, cursor: undefined, limit: undefined }, MOST_LOOKED_AT);
  return products.flatMap(({ product }) => byId.get(product.id) ?? []);
}

// With what else of its name follows: of 'the Counter 22 wall board' nothing is left.
function stretchOf(words: readonly string[], one: CatalogueEntry | null): RegExp {
  const part = (word: string) => String.raw`${word}\p{L}*`;
  const more = one ? everyToken(one.product.name).filter((token) => /^\p{L}{2,}$/u.test(token)) : [];
  const after = more.length > 0 ? String.raw`(?:\s+(?:${more.map(part).join('|')})(?![\p{L}\d]))*` : '';
  return new RegExp(words.map(part).join(String.raw`[^\p{L}\d]+`) + after, 'iu');
}
