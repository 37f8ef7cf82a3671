import { specNumber, specValue } from '#features/catalogue/attribute.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { type AttributeFilter, type ChoiceFilter, SHOP_FILTERS } from '#features/search/attribute-filters.ts';
import type { Bucket, ChoiceCount } from '#features/search/attribute-shapes.ts';
import { type Stretch, stretchesOf } from '#features/search/buckets.ts';
import type { Facets } from '#features/search/contract.ts';
import { countCategories } from './count-categories.ts';
import type { FilterName } from './filter-and-sort.ts';
import type { Found } from './find.ts';
import { type PriceOf, priceExVat } from './price-side.ts';

/**
 * The facets of a result: what each other choice would leave. Empty groups are omitted. Each product is looked at once, for all of
 * them: of thousands, fetching them is what takes the time.
 */
export function facetsOf(
  { entries, nearly }: Pick<Found, 'entries' | 'nearly'>,
  filters: readonly AttributeFilter[] = SHOP_FILTERS,
  priceOf: PriceOf = priceExVat,
): Facets {
  const prices = counterIn(PRICES, (entry) => priceOf(entry) / 100);
  const inStock = counterOfThose(({ product }) => product.inStock);
  const attributes = filters.map((filter) => ({ filter, counter: counterOf(filter) }));
  const counters: [FilterName, Counter<unknown>][] = [
    ['price', prices],
    ['inStock', inStock],
    ...attributes.map(({ filter, counter }): [FilterName, Counter<unknown>] => [filter.name, counter]),
  ];
  const adders = counters.map(([, { add }]) => add);
  for (const entry of entries) for (const add of adders) add(entry);
  for (const [name, { add }] of counters) for (const entry of nearly.get(name) ?? []) add(entry);
  const ofCategory = nearly.get('category');
  const counts = attributes.map(({ filter, counter }) => [filter.facet, counter.counted()]);
  return {
    categories: [...countCategories(ofCategory ? entries.concat(ofCategory) : entries)],
    prices: prices.counted(),
    inStock: inStock.counted(),
    ...(Object.fromEntries(counts) as AttributeFacets),
  };
}

interface Counter<Counts> {
  add(entry: CatalogueEntry): void;
  counted(): Counts;
}

type AttributeFacets = Omit<Facets, 'categories' | 'prices' | 'inStock'>;

const pounds = (value: number | null) => `£${(value ?? 0).toLocaleString('en-GB')}`;
const PRICES = stretchesOf([0, 250, 500, 1_000, 2_500, 5_000], 0.01, (min, next) => {
  if (min === null) return `Under ${pounds(next)}`;
  return next === null ? `${pounds(min)} and over` : `${pounds(min)} to ${pounds(next)}`;
});

function counterOf(filter: AttributeFilter): Counter<Bucket[] | ChoiceCount[] | number> {
  const { key } = filter;
  if (filter.kind === 'range') return counterIn(filter.stretches, ({ product }) => specNumber(product.specs, key));
  if (filter.kind === 'yes') return counterOfThose(({ product }) => specValue(product.specs, key) === true);
  return counterOfChoices(filter);
}

function counterIn(
  stretches: readonly Stretch[],
  amountOf: (entry: CatalogueEntry) => number | undefined,
): Counter<Bucket[]> {
  const counts = stretches.map(() => 0);
  return {
    add: (entry) => {
      const amount = amountOf(entry);
      if (amount === undefined) return;
      let at = stretches.length - 1;
      while (at > 0 && amount < (stretches[at]?.min ?? 0)) at--;
      counts[at] = (counts[at] ?? 0) + 1;
    },
    counted: () =>
      stretches.map((stretch, at) => ({ ...stretch, count: counts[at] ?? 0 })).filter(({ count }) => count > 0),
  };
}

function counterOfThose(isOne: (entry: CatalogueEntry) => boolean): Counter<number> {
  let count = 0;
  return {
    add: (entry) => {
      if (isOne(entry)) count++;
    },
    counted: () => count,
  };
}

const MOST_CHOICES = 12;

// In the order of the attribute's values; free texts by frequency.
function counterOfChoices({ key, values, names }: ChoiceFilter): Counter<ChoiceCount[]> {
  const counts = new Map((values ?? []).map((value) => [value, 0]));
  const count = (value: string) => counts.set(value, (counts.get(value) ?? 0) + 1);
  return {
    add: ({ product }) => {
      const chosen = specValue(product.specs, key);
      if (Array.isArray(chosen)) for (const value of chosen) count(value);
      else if (chosen !== undefined) count(String(chosen));
    },
    counted: () => {
      const found = [...counts]
        .map(([value, of]) => ({ value, label: names[value] ?? value, count: of }))
        .filter(({ count: of }) => of > 0);
      if (values) return found;
      return found.sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en-GB')).slice(0, MOST_CHOICES);
    },
  };
}
