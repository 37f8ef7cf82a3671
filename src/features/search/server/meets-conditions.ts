import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { type Condition, isWithin, onePerKind } from '../understanding/conditions.ts';
import { screenSizes } from '../understanding/screen-sizes.ts';

/** What keeps to all of them. '55 inch' said a hundred times is still asked of each product once. */
export function meetsAll(conditions: readonly Condition[]): (entry: CatalogueEntry) => boolean {
  const each = onePerKind(conditions);
  return (entry) => each.every((condition) => keeps(entry, condition));
}

function keeps({ product, pricePence }: CatalogueEntry, { kind, range }: Condition): boolean {
  if (kind === 'price') return isWithin(pricePence, range);
  if (kind === 'stock') return product.inStock;
  if (kind === 'brightness') {
    const { brightnessNits } = product.specs;
    return brightnessNits !== undefined && isWithin(brightnessNits, range);
  }
  const sizes = screenSizes(product);
  return sizes !== null && (sizes.min ?? 0) <= (range.max ?? Infinity) && (sizes.max ?? 0) >= (range.min ?? 0);
}
