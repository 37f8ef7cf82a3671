import type { Product } from '#features/catalogue/contract.ts';
import { slugOf } from '#values/slug.ts';
import { type Belonging, type ShowcaseTile, showcaseFamilies, showcaseTiles } from './showcase.ts';

/** A family of products, by which a search can be filtered. */
export type Family = Belonging & { name: string; slug: string };

/** The families of the products page, and those of its tiles that have products of their own, by slug. */
export const FAMILIES: ReadonlyMap<string, Family> = new Map(
  [...showcaseFamilies, ...showcaseTiles].flatMap(({ name, category, named, without, fromInches }) => {
    const slug = slugOf(name);
    const belonging = { ...(category && { category }), ...(without && { without }), ...(fromInches && { fromInches }) };
    return named ? [[slug, { name, slug, named, ...belonging }]] : [];
  }),
);

/** Whether a product is among those that a tile leads to. */
export function isOfTile({ search }: ShowcaseTile, product: Pick<Product, 'name' | 'category' | 'specs'>): boolean {
  const asked = tileSearches.get(search) ?? readSearch(search);
  tileSearches.set(search, asked);
  return (
    (asked.category === undefined || product.category === asked.category) &&
    (asked.family === undefined || isOfFamily(asked.family, product)) &&
    (!asked.isTouch || product.specs.touch === true)
  );
}

interface TileSearch {
  category: string | undefined;
  family: Family | undefined;
  isTouch: boolean;
}

const tileSearches = new Map<string, TileSearch>();

function readSearch(search: string): TileSearch {
  const asked = new URLSearchParams(search);
  return {
    category: asked.get('category') ?? undefined,
    family: FAMILIES.get(asked.get('onlyFamily') ?? ''),
    isTouch: asked.get('touch') === 'true',
  };
}

/** Whether a product belongs to a family, as what it is called and how large it is say. */
export function isOfFamily(
  { category, named, without = [], fromInches = 0 }: Belonging,
  product: Pick<Product, 'name' | 'category' | 'specs'>,
): boolean {
  if (category !== undefined && product.category !== category) return false;
  const name = product.name.toLowerCase();
  const hasOneOf = (words: readonly string[]) => words.some((word) => hasWord(name, word));
  return (
    hasOneOf(named) && !hasOneOf(without) && (fromInches === 0 || (product.specs.screenSizeInches ?? 0) >= fromInches)
  );
}

// Without a pattern for each name: a catalogue may have a hundred thousand.
function hasWord(name: string, word: string): boolean {
  for (let at = name.indexOf(word); at >= 0; at = name.indexOf(word, at + 1)) {
    if (!isLetter(name[at - 1]) && !isLetter(name[at + word.length])) return true;
  }
  return false;
}

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
}
