import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { searchQuery } from '#features/search/contract.ts';
import { everyToken, everyWord, isStopWord } from '#features/search/engine/tokens.ts';
import { advise, namesThing } from '#features/search/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';

/** The products that a message names, and what it says beside their names. */
export interface Named {
  entries: readonly CatalogueEntry[];
  rest: string;
}

export const NONE_NAMED: Named = { entries: [], rest: '' };

// Names are among the first that their words find.
const MOST_LOOKED_AT = 20;
const LONGEST = 4;
const MOST_TRIED = 8;
const MOST_NAMED = 3;
const ARTICLES = new Set(['the', 'your']);

/** Names in a sentence of any kind: those with a number, 'Touch 75', and what only one product is called, 'the Duo', 'the shelf strip'. */
export async function namedIn(context: AppContext, snapshot: Snapshot, message: string): Promise<Named> {
  const entries: CatalogueEntry[] = [];
  const taken = new Set<number>();
  let rest = message;
  for (const { from, words } of candidatesIn(message).slice(0, MOST_TRIED)) {
    if (words.some((_, at) => taken.has(from + at))) continue;
    const entry = theOneNamed(await findNames(context, snapshot, words), words, everyToken(message));
    if (!entry) continue;
    for (const at of words.keys()) taken.add(from + at);
    entries.push(entry);
    rest = rest.replace(stretchOf(words), ' ');
  }
  return { entries: [...new Set(entries)].slice(0, MOST_NAMED), rest };
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
  const having = found.filter(({ product }) => {
    const name = everyToken(product.name);
    return words.every((word) => name.includes(word));
  });
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

/** A name without its brand: the 'Touch 65'. */
export function ownName(product: CatalogueEntry['product']): string[] {
  const brand = new Set(everyToken(product.specs.brand ?? ''));
  const name = everyToken(product.name);
  return name.length - brand.size > 1 ? name.filter((token) => !brand.has(token)) : name;
}

interface Candidate {
  from: number;
  words: readonly string[];
}

// Longest first. A number ends a name; without one it follows 'the' or 'your', and a single word of it is a thing or written large.
function candidatesIn(message: string): readonly Candidate[] {
  const words = everyWord(message).map(({ token }) => /^(\d+)s$/u.exec(token)?.[1] ?? token);
  const large = new Set(everyToken((message.match(/(?<=\p{L} )\p{Lu}\p{L}+/gu) ?? []).join(' ')));
  const found: Candidate[] = [];
  for (let length = LONGEST; length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const part = words.slice(from, from + length);
      const isNumbered = length > 1 && /^\d+$/u.test(part.at(-1) ?? '') && part.slice(0, -1).every(isWord);
      const isCalled =
        ARTICLES.has(words[from - 1] ?? '') && part.every(isWord) && (length > 1 || isTold(part[0] ?? ''));
      if (isNumbered || isCalled) found.push({ from, words: part });
    }
  function isTold(word: string): boolean {
    return large.has(word) || namesThing(word);
  }
  return found;
}

function isWord(token: string): boolean {
  return /^\p{L}{2,}$/u.test(token) && !isStopWord(token);
}

async function findNames(context: AppContext, { byId }: Snapshot, words: readonly string[]) {
  const query = searchQuery.parse({ q: words.join(' ') });
  const { products } = await advise(context, { ...query, cursor: undefined, limit: undefined }, MOST_LOOKED_AT);
  return products.flatMap(({ product }) => byId.get(product.id) ?? []);
}

function stretchOf(words: readonly string[]): RegExp {
  return new RegExp(words.map((word) => String.raw`${word}\p{L}*`).join(String.raw`[^\p{L}\d]+`), 'iu');
}
