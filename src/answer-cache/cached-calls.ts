// The calls of the API whose answers are cached as they were written, and what each depends on. They are the same for everyone.
import type { Product, ProductPage } from '#features/catalogue/contract.ts';
import { pairFact } from '#features/fits/server/door.ts';
import type { SearchAnswer } from '#features/search/contract.ts';
import { countSearch } from '#features/search/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';

/** What happens beside the answer each time that it is given to this address. */
export type WhenGiven = (context: AppContext, address: string) => void;

export interface CachedCall {
  /** As the contract and the metrics name it: `/api/products/{id}`. */
  route: string;
  path: RegExp;
  /** The facts of an answer, of which a change makes another; `read` reads the answer, which for a long one takes a while. */
  facts(read: () => unknown): readonly string[];
  whenGiven?(query: string, read: () => unknown): WhenGiven | undefined;
}

const CALLS: readonly CachedCall[] = [
  { route: '/api/products', path: /^\/api\/products$/, facts: () => ['rows'] },
  {
    route: '/api/products/featured',
    path: /^\/api\/products\/featured$/,
    facts: (read) => ['lists', 'levels', ...rowsOf(read() as Product[])],
  },
  {
    route: '/api/products/{id}',
    path: /^\/api\/products\/\d{1,10}$/,
    facts: (read) => {
      const product = read() as ProductPage;
      // Which are related is a matter of its category.
      return [`category:${product.category}`, ...rowsOf([product, ...product.related])];
    },
  },
  {
    route: '/api/search/products',
    path: /^\/api\/search\/products$/,
    facts: (read) => {
      const { products, fitted } = read() as SearchAnswer;
      return ['lists', 'pictures', 'search', ...rowsOf(products), ...fitted.map(pairFact)];
    },
    // Each search counts, also one that is answered from memory.
    whenGiven: (query, read) => {
      const [asked, { total }] = [new URLSearchParams(query), read() as SearchAnswer];
      const q = asked.get('q');
      return q && !asked.get('cursor') ? (context, address) => countSearch(context, address, q, total) : undefined;
    },
  },
  { route: '/api/search/suggest', path: /^\/api\/search\/suggest$/, facts: () => ['lists', 'pictures', 'search'] },
];

/** The call that this path asks for, if its answers are cached. With a `scope` staff see more, which is no answer for everyone. */
export function cachedCallAt(path: string, query: string): CachedCall | undefined {
  const call = CALLS.find((one) => one.path.test(path));
  return call && query !== '' && new URLSearchParams(query).has('scope') ? undefined : call;
}

function rowsOf(products: readonly { id: number }[]): string[] {
  return products.map(({ id }) => `row:${id}`);
}
