import { type SearchAnswer, searchQuery } from '#features/search/contract.ts';
import { findProducts } from '#features/search/server/find-products.ts';
import { sampleProducts } from './judged-catalogue.ts';
import { build, snapshotOf } from './shop-in-memory.ts';

/** The sample shop's catalogue, as its search has it in memory. */
export const snapshot = snapshotOf(sampleProducts());

/** The index of that catalogue, built once for all who ask. */
export const { inForce } = await build(snapshot);

/** What the sample shop's search answers to `q`; `more` are further parameters of the call. */
export function ask(q: string, more: object = {}): SearchAnswer {
  return findProducts(searchQuery.parse({ q, ...more }), snapshot, inForce);
}
