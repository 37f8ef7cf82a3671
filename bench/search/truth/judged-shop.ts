import { type SearchAnswer, searchQuery } from '#features/search/contract.ts';
import { findProducts } from '#features/search/server/find-products.ts';
import { judgedCatalogue } from '../judged-catalogue.ts';
import { build, snapshotOf } from '../shop-in-memory.ts';

/** The parameters of a search, by name. */
export type Asked = Record<string, string>;
export type Product = SearchAnswer['products'][number];

/** The judged catalogue, as the shop's search has it in memory. */
export const snapshot = snapshotOf(judgedCatalogue());

export const products: readonly Product[] = snapshot.entries.map(({ product }) => product);

const { inForce } = await build(snapshot);

// Most queries are asked by several tests, and of what does not change the search answers the same.
const answers = new Map<string, SearchAnswer>();

/** What the search answers, with as many products as one answer can have. */
export function search(query: Asked): SearchAnswer {
  const asked = JSON.stringify(query);
  const answer = answers.get(asked) ?? findProducts(searchQuery.parse({ limit: '200', ...query }), snapshot, inForce);
  answers.set(asked, answer);
  return answer;
}

/** All products of a search, on as many pages as it takes. */
export function everything(query: Asked): Product[] {
  const { products: found, nextCursor } = search(query);
  return nextCursor ? [...found, ...everything({ ...query, cursor: nextCursor })] : found;
}
