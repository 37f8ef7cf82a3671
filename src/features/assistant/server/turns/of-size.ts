import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { everyToken } from '#features/search/engine/tokens.ts';
import { isScreen, kindNamed } from '#features/search/server/door.ts';
import { isOfKind } from './answer-next-of-kind.ts';
import type { Turn } from './turn.ts';

/** The product of a size that a conversation means: of what was shown, else of its kind, else of what was looked for, the cheapest first; null where there is none. */
export function entryOfSize({ asked: { snapshot }, thread }: Turn, inches: number): CatalogueEntry | null {
  const { about, shown, wish } = thread;
  const ofSize = snapshot.entries
    .filter(({ product }) => isScreen(product) && isSize(product))
    .toSorted((a, b) => a.pricePence - b.pricePence);
  const family = familyOf(thread);
  const [thing] = nounPhrasesIn(wish ?? '');
  const isLookedFor = thing ? kindNamed(thing) : () => false;
  return (
    [...about, ...shown].find(({ product }) => isSize(product)) ??
    ofFamily(ofSize, family) ??
    ofSize.find(({ product }) => isLookedFor(product)) ??
    (ofSize.length === 1 ? (ofSize[0] ?? null) : null)
  );

  function isSize({ specs }: CatalogueEntry['product']): boolean {
    return specs.screenSizeInches === inches;
  }
}

/** The sizes in inches in which the kind that was spoken of is sold, the smallest first. */
export function sizesOfKind({ asked: { snapshot }, thread }: Turn): readonly number[] {
  const family = familyOf(thread);
  const sizes = snapshot.entries
    .filter((entry) => family && isOfKind(entry, family))
    .flatMap(({ product }) => product.specs.screenSizeInches ?? []);
  return [...new Set(sizes)].sort((a, b) => a - b);
}

// Of its kind the one that is called most like it: after a 'Counter Pro 55' the 'Counter Pro 43'.
function ofFamily(entries: readonly CatalogueEntry[], family: CatalogueEntry | undefined): CatalogueEntry | null {
  if (!family) return null;
  const own = new Set(everyToken(family.product.name));
  const shared = ({ product }: CatalogueEntry) => everyToken(product.name).filter((token) => own.has(token)).length;
  return entries.filter((entry) => isOfKind(entry, family)).toSorted((a, b) => shared(b) - shared(a))[0] ?? null;
}

// A bracket or a player has no size of its own.
function familyOf({ goods, about, shown }: Turn['thread']): CatalogueEntry | undefined {
  return [...goods.map(({ entry }) => entry), ...about, ...shown].find(({ product }) => isScreen(product));
}
