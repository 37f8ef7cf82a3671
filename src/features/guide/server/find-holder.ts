import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { fitOf } from '#features/fits/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Place } from '../questions.ts';
import type { Candidate } from './find-screens.ts';
import type { ScreenIndex } from './screen-index.ts';

/**
 * The bracket or stand that holds a screen at a place: the cheapest that is there, else the cheapest. `'none needed'` where it comes by
 * itself, null where none of ours holds it.
 */
export async function findHolder(
  context: AppContext,
  { byId }: Snapshot,
  { brackets }: ScreenIndex,
  { entry, facts, judged }: Candidate,
  place: Place,
): Promise<CatalogueEntry | 'none needed' | null> {
  if (facts.at[place] === 'itself') return 'none needed';
  const where = place === 'outdoors' ? 'wall' : place;
  const inches = entry.product.specs.screenSizeInches ?? 0;
  const offered = brackets
    .flatMap((id) => byId.get(id) ?? [])
    .filter(({ product: { specs } }) => {
      const { places = [], orientation, screensCarried = 1, fitsFromInches = 0, fitsToInches = 0 } = specs;
      const isWayUp = orientation === 'both' || (orientation === 'portrait') === (judged.picture?.isUpright ?? false);
      return (
        places.includes(where) && isWayUp && screensCarried === 1 && inches >= fitsFromInches && inches <= fitsToInches
      );
    })
    .sort((a, b) => Number(b.product.inStock) - Number(a.product.inStock) || a.pricePence - b.pricePence);
  for (const bracket of offered) {
    const { verdict } = await fitOf(context, entry.product.id, bracket.product.id);
    if (verdict === 'fits') return bracket;
  }
  return null;
}
