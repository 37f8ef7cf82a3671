import { specNumber, specValue } from '#features/catalogue/attribute.ts';
import type { ProductWords } from '#features/catalogue/server/door.ts';
import type { AttributeFilter, ChoiceFilter } from '#features/search/attribute-filters.ts';
import type { Bucket, ChoiceCount } from '#features/search/attribute-shapes.ts';
import type { Stretch } from '#features/search/buckets.ts';

/** Counts things, each so many times. */
export interface Counter<Thing, Counts> {
  add(thing: Thing, times: number): void;
  counted(): Counts;
}

type Specified = Pick<ProductWords, 'specs'>;

/** Counts what a filter by an attribute offers. */
export function counterOf(filter: AttributeFilter): Counter<Specified, Bucket[] | ChoiceCount[] | number> {
  const { key } = filter;
  if (filter.kind === 'choice') return counterOfChoices(filter);
  if (filter.kind === 'yes') return counterOfThose(key);
  const { add, counted } = counterIn(filter.stretches);
  return { counted, add: ({ specs }, times) => add(specNumber(specs, key), times) };
}

/** Counts how many amounts lie in each stretch. */
export function counterIn(stretches: readonly Stretch[]): Counter<number | undefined, Bucket[]> {
  const counts = stretches.map(() => 0);
  return {
    add: (amount, times) => {
      if (amount === undefined) return;
      let at = stretches.length - 1;
      while (at > 0 && amount < (stretches[at]?.min ?? 0)) at--;
      counts[at] = (counts[at] ?? 0) + times;
    },
    counted: () =>
      stretches.map((stretch, at) => ({ ...stretch, count: counts[at] ?? 0 })).filter(({ count }) => count > 0),
  };
}

function counterOfThose(key: string): Counter<Specified, number> {
  let count = 0;
  return {
    add: ({ specs }, times) => {
      if (specValue(specs, key) === true) count += times;
    },
    counted: () => count,
  };
}

const MOST_CHOICES = 12;

// In the order of the attribute's values; free texts by frequency.
function counterOfChoices({ key, values, names }: ChoiceFilter): Counter<Specified, ChoiceCount[]> {
  const counts = new Map((values ?? []).map((value) => [value, 0]));
  const count = (value: string, times: number) => counts.set(value, (counts.get(value) ?? 0) + times);
  return {
    add: ({ specs }, times) => {
      const chosen = specValue(specs, key);
      if (Array.isArray(chosen)) for (const value of chosen) count(value, times);
      else if (chosen !== undefined) count(String(chosen), times);
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
