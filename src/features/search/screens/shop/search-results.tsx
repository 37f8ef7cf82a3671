import { ArrowRight, SearchX } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { denseGridClass, ProductGrid } from '#features/catalogue/screens/product-card-frame.tsx';
import { changeSearch, isFiltered, type SearchState, searchParams } from '#features/search/search-state.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Chip, ChipRow } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { TryAgain } from '#web/errors/try-again.tsx';
import { paths } from '#web/paths.ts';
import { EVERYWHERE_FAILED } from '#web/toast-texts-everywhere.ts';
import { useLate } from '#web/use-late.ts';
import { useShop } from '#web/use-shop.ts';
import type { Shown } from './find-products.ts';
import { RESULTS_ID } from './results-id.ts';
import { useIsSearching } from './use-search.ts';

type Answer = Pick<Shown, 'products' | 'total' | 'page' | 'didYouMean' | 'alternativeQueries' | 'nextCursor'>;

type SearchResultsProps = {
  state: SearchState;
  answer: Answer | null;
  nextHref: (cursor: string) => string;
  cardOf: (product: Shown['products'][number]) => ReactNode;
};

export function SearchResults({ state, answer, nextHref, cardOf }: SearchResultsProps) {
  const isSearching = useIsSearching();
  const isLate = useLate(isSearching);
  const products = answer?.products ?? [];
  const isFound = products.length > 0;
  useEffect(() => {
    if (isFound)
      import('./watch-results.ts').then(
        ({ watchResults }) => watchResults(state.q.trim()),
        () => undefined,
      );
  }, [isFound, state.q]);
  // In an empty shop other words or categories would find nothing either.
  const isEmptyShop = answer?.total === 0 && !state.q && !state.cursor && !isFiltered(state);
  return (
    <section id={RESULTS_ID} tabIndex={-1} aria-label="Results" aria-busy={isSearching}>
      <p role="status" className="meta tabular mb-2">
        {isLate ? 'Searching' : answer && sayCount(answer)}
      </p>
      {isLate ? (
        <Waiting />
      ) : isEmptyShop ? (
        <NothingForSaleYet />
      ) : products.length === 0 ? (
        <NothingFound
          state={state}
          page={answer?.page ?? null}
          didYouMean={answer?.didYouMean ?? null}
          hasAlternatives={!!answer?.alternativeQueries.length}
        />
      ) : (
        <>
          <ProductGrid label="Products found" dense>
            {products.map(cardOf)}
          </ProductGrid>
          <Paging state={state} next={answer?.nextCursor ?? null} nextHref={nextHref} />
        </>
      )}
    </section>
  );
}

function sayCount({ total, products }: Answer): string {
  if (total === 0) return 'No products';
  if (total === 1) return '1 product';
  return products.length < total ? `${total} products, ${products.length} on this page` : `${total} products`;
}

function Paging({
  state,
  next,
  nextHref,
}: {
  state: SearchState;
  next: string | null;
  nextHref: (cursor: string) => string;
}) {
  if (!next && !state.cursor) return null;
  return (
    <nav aria-label="Pages" className="mt-12 flex flex-wrap justify-center gap-3">
      {state.cursor && (
        <ButtonLink href={nextHref('')} variant="secondary">
          First page
        </ButtonLink>
      )}
      {next && (
        <ButtonLink href={nextHref(next)} variant="secondary">
          More products
          <ArrowRight aria-hidden="true" className="size-4" />
        </ButtonLink>
      )}
    </nav>
  );
}

type NothingFoundProps = {
  state: SearchState;
  page: Answer['page'];
  didYouMean: string | null;
  hasAlternatives: boolean;
};

function NothingFound({ state, page, didYouMean, hasAlternatives }: NothingFoundProps) {
  const others = (useShop()?.categories ?? []).filter((category) => category !== state.category);
  return (
    <EmptyState
      icon={<SearchX />}
      title="No products found"
      description="Try adjusting your search terms or filters"
      actions={
        <>
          {page && <ButtonLink href={page.href}>{page.title}</ButtonLink>}
          {didYouMean && (
            <p className="w-full">
              Did you mean{' '}
              <TextLink
                href={paths.search(searchParams(changeSearch(state, { q: didYouMean })))}
                className="font-semibold"
              >
                <bdi>{didYouMean}</bdi>
              </TextLink>
              ?
            </p>
          )}
          {isFiltered(state) && state.q && (
            <ButtonLink href={paths.search({ q: state.q })}>Search without filters</ButtonLink>
          )}
          <ButtonLink href={paths.search()} variant="secondary">
            See popular products
          </ButtonLink>
          <ButtonLink href={paths.contact('Help me find a screen')} variant="secondary">
            Ask a specialist
          </ButtonLink>
          {!hasAlternatives && others.length > 0 && (
            <ChipRow label="Categories">
              {others.map((category) => (
                <Chip key={category} href={paths.search({ category })}>
                  {category}
                </Chip>
              ))}
            </ChipRow>
          )}
        </>
      }
    />
  );
}

function NothingForSaleYet() {
  return (
    <EmptyState
      icon={<SearchX />}
      title="No products found"
      description="There is nothing for sale here yet. Tell us what you need, and we come back to you."
      actions={<ButtonLink href={paths.contact('Help me find a screen')}>Ask a specialist</ButtonLink>}
    />
  );
}

/** Section 8: a failed search shows the empty state; this adds the reason and a retry. */
export function SearchFailure({ sentence }: { sentence: string }) {
  return (
    <Notice
      tone="negative"
      role="alert"
      title={EVERYWHERE_FAILED.search}
      action={<TryAgain variant="secondary" size="sm" />}
    >
      {sentence}
    </Notice>
  );
}

function Waiting() {
  return (
    <ul aria-hidden="true" className={denseGridClass}>
      {Array.from({ length: 8 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike
        <li key={at} className="flex flex-col gap-3">
          <Skeleton className="aspect-[4/3] h-auto! w-full rounded-lg" />
          <Skeleton className="w-1/3" />
          <Skeleton className="h-6 w-5/6" />
          <Skeleton className="w-full" />
          <Skeleton className="h-10 w-full" />
        </li>
      ))}
    </ul>
  );
}
