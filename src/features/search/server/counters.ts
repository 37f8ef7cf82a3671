import { specNumber, specValue } from '#features/catalogue/attribute.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import type { AttributeFilter, ChoiceFilter } from '#features/search/attribute-filters.ts';
import type { Bucket, ChoiceCount } from '#features/search/attribute-shapes.ts';
import type { Stretch } from '#features/search/buckets.ts';

/** Counts products one by one. */
export interface Counter<Counts> {
  add(entry: CatalogueEntry): void;
  counted(): Counts;
}

/** Counts what a filter by an attribute offers. */
export function counterOf(filter: AttributeFilter): Counter<Bucket[] | ChoiceCount[] | number> {
  const { key } = filter;
  if (filter.kind === 'range') return counterIn(filter.stretches, ({ product }) => specNumber(product.specs, key));
  if (filter.kind === 'yes') return counterOfThose(({ product }) => specValue(product.specs, key) === true);
  return counterOfChoices(filter);
}

/** Counts how many amounts lie in each stretch. */
export function counterIn(
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

/** Counts those that pass a test. */
export function counterOfThose(isOne: (entry: CatalogueEntry) => boolean): Counter<number> {
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
