import { cardProductOf } from '#features/catalogue/screens/card-product.ts';
import type { CardProduct } from '#features/catalogue/screens/product-card-frame.tsx';
import type { ActiveFilter, SearchAnswer, searchContract } from '#features/search/contract.ts';
import { readSearch, searchParams } from '#features/search/search-state.ts';
import { type VatView, vatViewOf } from '#features/settings/vat-view.ts';
import type { CallSent } from '#platform/http/contract.ts';
import { type Api, ApiError } from '#web/api.ts';

type SearchSent = CallSent<(typeof searchContract)['GET /api/search/products']>['query'];

/** The answer with what cards show of its products, and without the facets, whose counts are in the groups of the filter panel. */
export type Shown = Omit<SearchAnswer, 'facets' | 'products'> & { products: CardProduct[] };

interface Found {
  /** The side of VAT on which the prices of the search are: the one that the visitor reads. */
  vat: VatView;
  answer: Shown | null;
  failure: { status: number; sentence: string } | null;
  /** The attributes that it is filtered by; absent without an answer. */
  active?: ActiveFilter[];
}

/** Finds what the request's address asks for, with prices on the side of VAT in the visitor's cookies; a refused search becomes a
 * `failure` with a sentence. */
export async function findProducts(ask: Api, request: Request, cookies: string | null): Promise<Found> {
  const vat = vatViewOf(cookies);
  const given = searchParams(readSearch(new URL(request.url).searchParams));
  // The server checks every part and answers a wrong one with a sentence.
  const query = { ...given, ...(vat === 'inc' && { vat }) } as unknown as SearchSent;
  try {
    const found = await ask('GET /api/search/products', { query }, { signal: request.signal });
    const { facets: _, ...shown } = found;
    const answer = { ...shown, products: found.products.map(cardProductOf) };
    return { vat, answer, failure: null, active: answer.filters.active };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [sentence = error.problem?.detail ?? 'The search could not be asked. Please try again in a moment.'] =
      Object.values(error.problem?.errors ?? {}).flat();
    return { vat, answer: null, failure: { status: error.status, sentence } };
  }
}
