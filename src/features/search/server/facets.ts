import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import type { Bucket, Facets } from '#features/search/contract.ts';
import { countCategories } from './count-categories.ts';
import type { FilterName } from './filter-and-sort.ts';
import type { Found } from './find.ts';

const POUNDS = [0, 250, 500, 1_000, 2_500, 5_000];
const INCHES = [0, 32, 43, 55, 75];
const NITS = [0, 500, 1_000, 2_500];

/** How what was found divides: what another filter would leave. Groups of nothing are left out. */
export function facetsOf({ entries, nearly }: Found): Facets {
  const before = (filter: FilterName) => {
    const also = nearly.get(filter);
    return also ? entries.concat(also) : entries;
  };
  const count = (filter: FilterName, test: (entry: CatalogueEntry) => boolean | undefined) =>
    before(filter).filter(test).length;
  return {
    categories: [...countCategories(before('category'))],
    prices: buckets(before('price'), POUNDS, 0.01, sayPounds, ({ pricePence }) => pricePence / 100),
    sizes: buckets(before('size'), INCHES, 0.1, sayInches, ({ product }) => product.specs.screenSizeInches),
    brightness: buckets(before('brightness'), NITS, 1, sayNits, ({ product }) => product.specs.brightnessNits),
    inStock: count('inStock', ({ product }) => product.inStock),
    outdoor: count('outdoor', ({ product }) => product.specs.outdoor),
    touch: count('touch', ({ product }) => product.specs.touch),
  };
}

type Say = (min: number | null, max: number | null) => string;

function buckets(
  entries: readonly CatalogueEntry[],
  starts: readonly number[],
  step: number,
  say: Say,
  readValue: (entry: CatalogueEntry) => number | undefined,
): Bucket[] {
  const counts = starts.map(() => 0);
  for (const entry of entries) {
    const value = readValue(entry);
    if (value === undefined) continue;
    let at = starts.length - 1;
    while (at > 0 && value < (starts[at] ?? 0)) at--;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return starts.flatMap((start, at) => {
    const count = counts[at] ?? 0;
    if (count === 0) return [];
    const next = starts[at + 1];
    const min = start || null;
    // A number just below the next start, so that both ends can be included.
    const max = next === undefined ? null : Number((next - step).toFixed(2));
    return [{ label: say(min, next ?? null), min, max, count }];
  });
}

const pounds = (value: number) => `£${value.toLocaleString('en-GB')}`;
const sayPounds: Say = (min, next) =>
  min === null
    ? `Under ${pounds(next ?? 0)}`
    : next === null
      ? `${pounds(min)} and over`
      : `${pounds(min)} to ${pounds(next)}`;
const sayInches: Say = (min, next) =>
  min === null ? `Under ${next}"` : next === null ? `${min}" and over` : `${min}" to under ${next}"`;
const sayNits: Say = (min, next) => {
  const say = (value: number | null) => (value ?? 0).toLocaleString('en-GB');
  if (min === null) return `Under ${say(next)} nits`;
  return next === null ? `${say(min)} nits and over` : `${say(min)} to under ${say(next)} nits`;
};
