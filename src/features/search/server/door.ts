import type { SearchAnswer } from '#features/search/contract.ts';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import { searchQuery } from '#features/search/contract.ts';
import type { Ground } from '#platform/ground.ts';
import { findProducts } from './find-products.ts';

/** Searches the catalogue for words, without filters; the best first, at most `limit` products. */
export async function searchFor(ground: Ground, q: string, limit: number): Promise<SearchAnswer> {
  return findProducts(searchQuery.parse({ q, limit: String(limit) }), await catalogueOf(ground).current());
}
