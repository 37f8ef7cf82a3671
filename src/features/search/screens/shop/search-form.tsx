import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { DEFAULT_SEARCH, type SearchState, searchParams } from '#features/search/search-state.ts';
import type { VatView } from '#features/settings/vat-view.ts';
import { paths } from '#web/paths.ts';
import { useHydrated } from '#web/use-hydrated.ts';
import { FacetChoices } from './facet-choices.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { Shown } from './find-products.ts';
import { PriceFilter } from './price-filter.tsx';
import { RESULTS_ID } from './results-id.ts';
import { SearchBox } from './search-box.tsx';
import { SearchInput } from './search-input.tsx';
import { useSearch } from './use-search.ts';

type SearchFormProps = { state: SearchState; vat: VatView; answer: Shown | null };

/** The search box with its filter panel. It works as an ordinary form until the scripts arrive. */
export function SearchForm({ state, vat, answer }: SearchFormProps) {
  const [params] = useSearchParams();
  const [isOpen, setOpen] = useState(params.get('filters') === 'open');
  // The button answers at once; the panel, which takes a slow phone long to draw, follows.
  const isShown = useDeferredValue(isOpen);
  // Clearing also resets price handles that were moved but not applied.
  const [timesCleared, setTimesCleared] = useState(0);
  const panelId = useId();
  const isHydrated = useHydrated();
  const { wanted, type, change } = useSearch(state);
  const isToResults = useRef(false);
  // When the panel is gone, for its height would be scrolled past.
  useEffect(() => {
    if (isShown || !isToResults.current) return;
    isToResults.current = false;
    document.getElementById(RESULTS_ID)?.focus();
  }, [isShown]);
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
        total={isHydrated && answer ? answer.total : null}
        onShow={() => {
          setOpen(false);
          isToResults.current = true;
        }}
        onChange={change}
        onClear={() => {
          setTimesCleared(timesCleared + 1);
          change({ ...DEFAULT_SEARCH, q: wanted.q });
        }}
        priceFilter={
          <PriceFilter
            key={`${timesCleared}-${wanted.minPrice}-${wanted.maxPrice}`}
            vat={vat}
            bounds={wanted}
            isAlive={isHydrated}
            isOpen={isShown}
            onApply={change}
          />
        }
        facets={
          answer && (
            <FacetChoices
              groups={answer.filters.groups}
              state={wanted}
              hrefOf={(next) => searchHref(next, !isHydrated)}
            />
          )
        }
      />
    </Form>
  );
}

/** The address of a search. Without scripts an open panel is part of it, so that a choice leaves the panel open. */
export function searchHref(state: SearchState, isPanelOpen = false): string {
  return paths.search({ ...searchParams(state), ...(isPanelOpen ? { filters: 'open' } : {}) });
}
