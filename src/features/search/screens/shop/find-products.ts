import type { ActiveFilter, SearchAnswer, searchContract } from '#features/search/contract.ts';
import { readSearch, searchParams } from '#features/search/search-state.ts';
import type { CallSent } from '#platform/http/contract.ts';
import { type Api, ApiError } from '#web/api.ts';

type SearchSent = CallSent<(typeof searchContract)['GET /api/search/products']>['query'];

/** The answer without the facets, whose counts are in the groups of the filter panel. */
export type Shown = Omit<SearchAnswer, 'facets'>;

interface Found {
  answer: Shown | null;
  failure: { status: number; sentence: string } | null;
  /** The attributes that it is filtered by; absent without an answer. */
  active?: ActiveFilter[];
}

/** Finds what the request's address asks for; a refused search becomes a `failure` with a sentence. */
export async function findProducts(ask: Api, request: Request): Promise<Found> {
  // The server checks every part and answers a wrong one with a sentence.
  const query = searchParams(readSearch(new URL(request.url).searchParams)) as unknown as SearchSent;
  try {
    const { facets: _, ...answer } = await ask('GET /api/search/products', { query }, { signal: request.signal });
    return { answer, failure: null, active: answer.filters.active };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [sentence = error.problem?.detail ?? 'The search could not be asked. Please try again in a moment.'] =
      Object.values(error.problem?.errors ?? {}).flat();
    return { answer: null, failure: { status: error.status, sentence } };
  }
}
