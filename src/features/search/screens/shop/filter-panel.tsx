import type { ReactNode } from 'react';
import type { Sort } from '#features/search/limits.ts';
import type { SearchState } from '#features/search/search-state.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Switch } from '#ui/switch.tsx';

type FilterPanelProps = {
  id: string;
  isOpen: boolean;
  state: SearchState;
  categories: readonly { name: string; count: number }[];
  onChange: (part: Partial<SearchState>) => void;
  onClear: () => void;
  priceFilter: ReactNode;
  facets: ReactNode;
  /** How many products these filters leave; null without an answer. */
  total: number | null;
  onShow: () => void;
};

/** Section 2: the Smart Filters panel. Everything but the price applies at once. */
export function FilterPanel({
  id,
  isOpen,
  state,
  categories,
  onChange,
  onClear,
  priceFilter,
  facets,
  total,
  onShow,
}: FilterPanelProps) {
  const orders = orderOptions(state.sortBy);
  return (
    <section id={id} hidden={!isOpen} aria-labelledby={`${id}-title`} className="mt-4 rounded-lg bg-sunken p-4 sm:p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={`${id}-title`} className="title-3">
          Smart Filters
        </h2>
        <Button variant="ghost" size="sm" onClick={onClear}>
          Clear All Filters
        </Button>
      </div>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1.4fr]">
        <div className="flex flex-col gap-4">
          <SelectField
            label="Category"
            name="category"
            value={state.category}
            placeholder="All categories"
            options={categoryOptions(categories, state.category)}
            onChange={(event) => onChange({ category: event.target.value })}
          />
          <Switch
            label="In stock only"
            name="inStock"
            value="true"
            checked={state.inStock}
            onCheckedChange={(inStock) => onChange({ inStock })}
          />
        </div>
        <div className="flex flex-col gap-4">
          <SelectField
            label="Sort by"
            name="sortBy"
            value={state.sortBy}
            options={SORT_OPTIONS}
            onChange={(event) => onChange({ sortBy: event.target.value as Sort })}
          />
          {orders.length > 0 && (
            <SelectField
              label="Order"
              name="sortOrder"
              value={state.sortOrder}
              options={orders}
              onChange={(event) => onChange({ sortOrder: event.target.value as 'asc' | 'desc' })}
            />
          )}
        </div>
        {priceFilter}
      </div>
      {facets}
      <HeldChoices state={state} />
      {total !== null && (
        // Clear of the chat button.
        <div className="sticky bottom-5 z-10 mt-5 flex pe-14 sm:hidden">
          <Button size="lg" onClick={onShow} className="flex-1">
            {total === 0 ? 'Nothing with these filters' : `Show ${total.toLocaleString('en-GB')}`}
          </Button>
        </div>
      )}
      <noscript>
        <button type="submit" className="mt-4 min-h-11 rounded-md bg-action px-5 font-semibold text-on-action">
          Apply filters
        </button>
      </noscript>
    </section>
  );
}

// Choices made by a link are sent with the form.
function HeldChoices({ state }: { state: SearchState }) {
  return Object.entries(state.attributes).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}

const SORT_OPTIONS: { value: Sort; label: string }[] = [
  { value: 'relevance', label: 'AI Relevance' },
  { value: 'price', label: 'Price' },
  { value: 'name', label: 'Name' },
  { value: 'category', label: 'Category' },
];

const LETTERS = [
  { value: 'asc', label: 'A to Z' },
  { value: 'desc', label: 'Z to A' },
];
const PRICES = [
  { value: 'asc', label: 'Lowest first' },
  { value: 'desc', label: 'Highest first' },
];

// Relevance has one direction only, and an address can name an unknown sort.
function orderOptions(sortBy: Sort): { value: string; label: string }[] {
  if (sortBy === 'price') return PRICES;
  return sortBy === 'name' || sortBy === 'category' ? LETTERS : [];
}

// The chosen category stays in the list even without results.
function categoryOptions(categories: FilterPanelProps['categories'], chosen: string) {
  const options = categories.map(({ name, count }) => ({ value: name, label: `${name} (${count})` }));
  if (!chosen || options.some(({ value }) => value === chosen)) return options;
  return [...options, { value: chosen, label: chosen }];
}
