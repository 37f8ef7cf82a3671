import { data, useSearchParams } from 'react-router';
import { ProductCard } from '#features/cart/screens/product-card.tsx';
import { activeFilters } from '#features/search/active-filters.ts';
import { ActiveFilters } from '#features/search/screens/shop/active-filters.tsx';
import { findProducts } from '#features/search/screens/shop/find-products.ts';
import {
  Alternatives,
  CategoryCounts,
  Correction,
  SearchSummary,
  UnderstoodChips,
} from '#features/search/screens/shop/search-answer.tsx';
import { SearchForm, searchHref } from '#features/search/screens/shop/search-form.tsx';
import { SearchFailure, SearchResults } from '#features/search/screens/shop/search-results.tsx';
import { useIsSearching } from '#features/search/screens/shop/use-search.ts';
import { useVatSide } from '#features/search/screens/shop/use-vat-side.ts';
import { changeSearch, isFiltered, readSearch, searchParams, withParams } from '#features/search/search-state.ts';
import { PlanWallLink } from '#features/walls/screens/shop/plan-wall-link.tsx';
import { cx } from '#ui/class-names.ts';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { api } from '#web/api.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { HydrateLater } from '#web/hydrate-later.tsx';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { useLate } from '#web/use-late.ts';
import type { Route } from './+types/search.ts';

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { q, category } = readSearch(new URLSearchParams(location.search));
  const what = q.trim().slice(0, 80) || category;
  return pageMeta(
    matches,
    what ? `${what} · AI Search` : 'AI Search',
    'Describe the screen, the place and the budget in your own words, and find the digital signage that fits.',
    // Each category is listed; words, filters and sorts would make countless variants of it.
    { isListed: !/[?&](?!category=)/.test(location.search), query: category ? { category } : undefined },
  );
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const found = await findProducts(context.get(pageApi), request, request.headers.get('cookie'));
  // A wrong filter is refused, but shown, so that it can be removed.
  const given = searchParams(readSearch(new URL(request.url).searchParams));
  return data({ ...found, active: found.active ?? activeFilters(given) }, { status: found.failure?.status ?? 200 });
}

/** In the browser the API is asked directly; its answer may be cached and revalidated by its tag. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return findProducts(api, request, document.cookie);
}

export default function SearchPage({ loaderData: { vat, answer, failure, active } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const state = readSearch(params);
  useVatSide(vat);
  const isLate = useLate(useIsSearching());
  // What was asked for has a phone's first screen to itself.
  const isAsked = state.q !== '' || isFiltered(state);
  const queryHref = (q: string) => searchHref(changeSearch(state, { q }));
  return (
    <Container>
      <PageHeader
        title="AI Search"
        tight={isAsked}
        description={
          <span className={isAsked ? 'max-sm:hidden' : undefined}>
            Describe the screen, the place and the budget. Sizes, nits and prices are understood, and so are typing
            errors.
          </span>
        }
      />
      <SearchForm state={state} vat={vat} answer={answer} />
      <div className="mt-4 flex flex-col gap-4">
        <ActiveFilters state={state} vat={vat} attributes={active} hrefOf={searchHref} />
        {answer && (
          // What was said of the query before is no longer the answer while the next one is on its way.
          <div aria-busy={isLate} className={cx('flex flex-col gap-4', isLate && 'opacity-50')}>
            <UnderstoodChips
              understood={answer.understood}
              likely={answer.likely}
              hrefOf={queryHref}
              hrefWith={(params) => searchHref(withParams(state, params))}
            />
            {answer.corrected && <Correction corrected={answer.corrected} hrefOf={queryHref} />}
            <SearchSummary
              summary={answer.searchSummary}
              page={answer.total > 0 ? answer.page : null}
              alternatives={answer.alternativeQueries}
              hrefOf={queryHref}
              isFound={answer.total > 0}
              key={answer.searchSummary}
            />
            <CategoryCounts
              categories={answer.categories}
              chosen={state.category}
              hrefOf={(category) => searchHref(changeSearch(state, { category }))}
            />
          </div>
        )}
        <PlanWallLink q={state.q} category={state.category} />
        {failure && <SearchFailure sentence={failure.sentence} />}
        <HydrateLater>
          <SearchResults
            state={state}
            answer={answer}
            nextHref={(cursor) => searchHref({ ...state, cursor })}
            cardOf={(product) => <ProductCard key={product.id} as="li" level={2} dense product={product} />}
          />
          {state.category !== '' && state.category !== 'Accessories' && (
            <p className="mt-8 text-ink-soft">
              Not sure which? <TextLink href={paths.guide()}>Five questions find the screen for your place</TextLink>.
            </p>
          )}
          {answer && answer.total > 0 && (
            <Alternatives alternatives={answer.alternativeQueries} hrefOf={queryHref} className="mt-8 sm:hidden" />
          )}
        </HydrateLater>
      </div>
    </Container>
  );
}
