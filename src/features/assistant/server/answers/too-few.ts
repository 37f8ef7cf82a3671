import { availabilityOf } from '#features/catalogue/availability.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';

/** That more is asked for than can be ordered now, so that no day is promised for all of it; null where there is enough. */
export function tooFew(product: CatalogueEntry['product'], pieces: number): string | null {
  const { name, stockQuantity: available } = product;
  if (pieces <= available) return null;
  const is = available > 1 ? 'are' : 'is';
  const there = availabilityOf(product) === 'Made to order' ? 'can be ordered now' : `${is} in stock`;
  const some = available === 0 ? 'none' : `only ${available}`;
  return `For ${pieces} × ${name} I can promise no day: ${some} ${there}. A quote names the day for ${pieces === 1 ? 'it' : 'all of them'}.`;
}
