import { availabilityOf } from '#features/catalogue/availability.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';

/** That more is asked for than can be ordered now, so that no day is promised for all of it; null where there is enough. */
export function tooFew(product: CatalogueEntry['product'], pieces: number): string | null {
  const { name, stockQuantity: available } = product;
  if (pieces <= available) return null;
  const is = available === 1 ? 'is' : 'are';
  const there = availabilityOf(product) === 'Made to order' ? 'can be ordered now' : `${is} in stock`;
  return `For ${pieces} × ${name} I can promise no day: only ${available} ${there}. A quote names the day for all of them.`;
}
