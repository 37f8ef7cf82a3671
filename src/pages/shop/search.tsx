import { useDeferredValue, useId, useState } from 'react';
import { data, Form, useSearchParams } from 'react-router';
import { ProductCard } from '#features/cart/screens/product-card.tsx';
import { activeFilters } from '#features/search/active-filters.ts';
import type { ActiveFilter, SearchAnswer, searchContract } from '#features/search/contract.ts';
import { ActiveFilters } from '#features/search/screens/shop/active-filters.tsx';
import { CategoryCounts } from '#features/search/screens/shop/category-counts.tsx';
import { Correction } from '#features/search/screens/shop/correction.tsx';
import { FacetChoices } from '#features/search/screens/shop/facet-choices.tsx';
import { FilterPanel } from '#features/search/screens/shop/filter-panel.tsx';
import { PriceFilter } from '#features/search/screens/shop/price-filter.tsx';
import { SearchBox } from '#features/search/screens/shop/search-box.tsx';
import { SearchInput } from '#features/search/screens/shop/search-input.tsx';
import { SearchFailure, SearchResults } from '#features/search/screens/shop/search-results.tsx';
import { SearchSummary } from '#features/search/screens/shop/search-summary.tsx';
import { UnderstoodChips } from '#features/search/screens/shop/understood-chips.tsx';
import { useSearch } from '#features/search/screens/shop/use-search.ts';
import {
  changeSearch,
  DEFAULT_SEARCH,
  readSearch,
  type SearchState,
  searchParams,
} from '#features/search/search-state.ts';
import type { CallSent } from '#platform/http/contract.ts';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { type Api, ApiError, api } from '#web/api.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { HydrateLater } from '#web/hydrate-later.tsx';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { useHydrated } from '#web/use-hydrated.ts';
import type { Route } from './+types/search.ts';

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { q, category } = readSearch(new URLSearchParams(location.search));
  const what = q.trim().slice(0, 80) || category;
  return pageMeta(
    matches,
    what ? `${what} · AI Search` : 'AI Search',
    'Describe the screen, the place and the budget in your own words, and find the digital signage that fits.',
    // Each category is a page to be found; words, filters and sorts make countless forms of it.
    { isListed: !/[?&](?!category=)/.test(location.search), query: category ? { category } : undefined },
  );
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const found = await findProducts(context.get(pageApi), request);
  // A filter that is wrong is refused, and stands there to be taken off.
  const given = searchParams(readSearch(new URL(request.url).searchParams));
  return data({ ...found, active: found.active ?? activeFilters(given) }, { status: found.failure?.status ?? 200 });
}

/** In the browser the API is asked directly; its answer may be cached and revalidated by its tag. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return findProducts(api, request);
}

type SearchSent = CallSent<(typeof searchContract)['GET /api/search/products']>['query'];

// What the facets count stands in the filter panel's groups already.
type Shown = Omit<SearchAnswer, 'facets'>;

interface Found {
  answer: Shown | null;
  failure: { status: number; sentence: string } | null;
  /** What it is filtered by of attributes; absent without an answer. */
  active?: ActiveFilter[];
}

async function findProducts(ask: Api, request: Request): Promise<Found> {
  // The server checks every part; a broken one is answered with a sentence.
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

export default function SearchPage({ loaderData: { answer, failure, active } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const state = readSearch(params);
  const queryHref = (q: string) => hrefOf(changeSearch(state, { q }));
  return (
    <Container>
      <PageHeader
        title="AI Search"
        description="Describe the screen, the place and the budget. Sizes, nits and prices are understood, and so are typing errors."
      />
      <SearchForm state={state} answer={answer} />
      <div className="mt-5 flex flex-col gap-5">
        <ActiveFilters state={state} attributes={active} hrefOf={hrefOf} />
        {answer && (
          <>
            <UnderstoodChips understood={answer.understood} hrefOf={queryHref} />
            {answer.corrected && <Correction corrected={answer.corrected} hrefOf={queryHref} />}
            <SearchSummary summary={answer.searchSummary} alternatives={answer.alternativeQueries} hrefOf={queryHref} />
            <CategoryCounts
              categories={answer.categories}
              chosen={state.category}
              hrefOf={(category) => hrefOf(changeSearch(state, { category }))}
            />
          </>
        )}
        {failure && <SearchFailure sentence={failure.sentence} />}
        <HydrateLater>
          <SearchResults
            state={state}
            answer={answer}
            nextHref={(cursor) => hrefOf({ ...state, cursor })}
            cardOf={(product) => <ProductCard key={product.id} as="li" level={2} product={product} />}
          />
        </HydrateLater>
      </div>
    </Container>
  );
}

type SearchFormProps = { state: SearchState; answer: Shown | null };

function SearchForm({ state, answer }: SearchFormProps) {
  const [params] = useSearchParams();
  const [isOpen, setOpen] = useState(params.get('filters') === 'open');
  // The button answers at once; what it opens, which is much to draw on a slow phone, comes a moment later.
  const isShown = useDeferredValue(isOpen);
  // Clearing also takes back handles that were moved and never applied.
  const [timesCleared, setTimesCleared] = useState(0);
  const panelId = useId();
  const isHydrated = useHydrated();
  const { wanted, type, change } = useSearch(state);
  return (
    <Form
      action={paths.search()}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        change({});
      }}
    >
      <SearchBox isPanelOpen={isOpen} panelId={panelId} onTogglePanel={() => setOpen(!isOpen)}>
        <SearchInput
          text={wanted.q}
          onType={type}
          onQuery={(q) => change({ q })}
          onCategory={(category) => change({ ...DEFAULT_SEARCH, category })}
        />
      </SearchBox>
      <FilterPanel
        id={panelId}
        isOpen={isShown}
        state={wanted}
        categories={answer?.categories ?? []}
        onChange={change}
        onClear={() => {
          setTimesCleared(timesCleared + 1);
          change({ ...DEFAULT_SEARCH, q: wanted.q });
        }}
        priceFilter={
          <PriceFilter
            key={`${timesCleared}-${wanted.minPrice}-${wanted.maxPrice}`}
            bounds={wanted}
            isAlive={isHydrated}
            isOpen={isShown}
            onApply={change}
          />
        }
        facets={
          answer && (
            <FacetChoices groups={answer.filters.groups} state={wanted} hrefOf={(next) => hrefOf(next, !isHydrated)} />
          )
        }
      />
    </Form>
  );
}

// Before scripts arrive, an open panel is part of the address: a choice in it leaves it open.
function hrefOf(state: SearchState, keepPanel = false): string {
  return paths.search({ ...searchParams(state), ...(keepPanel ? { filters: 'open' } : {}) });
}
