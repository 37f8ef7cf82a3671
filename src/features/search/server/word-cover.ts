import type { Product } from '#features/catalogue/contract.ts';
import type { SearchIndex } from '../engine/search-index.ts';
import { isGenericWord } from '../soft-words.ts';
import { isA, type Thing, thingOf } from '../understanding/things.ts';
import { wordsOf } from './product-words.ts';
import { type AskedWord, BY, type Read, saidBy, WEIGHT } from './said-words.ts';

/** How much of what a sentence says a product meets, and how much there is to meet. */
export interface Cover {
  all: number;
  of(product: Product): Met;
}

/** What of a sentence a product meets. */
export interface Met {
  weight: number;
  /** The words that its name or its kind meets. */
  byName: ReadonlySet<string>;
  /** Whether it is what sentences like this one want. */
  isWished: boolean;
  /** Whether it meets what is asked for, by its name or its kind; where no word says that, any does. */
  isHead: boolean;
}

export const NOTHING_MET: Met = { weight: 0, byName: new Set(), isWished: false, isHead: false };

/** What a sentence says, each word by how rare it is in the catalogue, and how much of it a product meets. */
export function wordCover(q: string, read: Read, index: SearchIndex): Cover {
  const asked = saidBy(q, read, index);
  const wished = read.meant.wish.thing;
  const wish = read.meant.wish.share * WEIGHT.wish;
  return {
    all: asked.reduce((sum, { weight }) => sum + weight, wished ? wish : 0),
    of: (product) => {
      const { named, beside } = wordsOf(product);
      const thing = thingOf(product);
      const shares = asked.map((each) => ({ ...each, share: metBy(each, product, thing, named, beside) }));
      const byName = asked.filter((each) => isNamedBy(each, thing, named));
      return {
        weight:
          shares.reduce((sum, { weight, share }) => sum + weight * share, 0) +
          (wished && isA(thing, wished) ? wish : 0),
        isWished: wished !== null && isA(thing, wished),
        byName: new Set(byName.filter(({ token }) => !isGenericWord(token)).map(({ token }) => token)),
        isHead: asked.every((each) => !each.isHead || byName.includes(each)),
      };
    },
  };
}

function isNamedBy({ met, thing: asked }: AskedWord, thing: Thing | null, named: ReadonlySet<string>): boolean {
  if (asked) return isA(thing, asked);
  return [...met].some(([words, share]) => share > BY.text && words.split(' ').every((token) => named.has(token)));
}

function metBy(
  { met, thing: asked, needs, implied }: AskedWord,
  product: Product,
  thing: Thing | null,
  named: ReadonlySet<string>,
  beside: ReadonlySet<string>,
): number {
  if (asked && isA(thing, asked)) return 1;
  if (needs.some((need) => need.fits(product) > 0)) return 1;
  let best = implied.length > 0 && implied.every((need) => need.fits(product) > 0) ? BY.implied : 0;
  for (const [words, share] of met) {
    const tokens = words.split(' ');
    if (!asked && tokens.every((token) => named.has(token))) best = Math.max(best, share * BY.name);
    else if (tokens.every((token) => named.has(token) || beside.has(token))) best = Math.max(best, share * BY.text);
  }
  return best;
}
