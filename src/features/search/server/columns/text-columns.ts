import { specNumber, specValue } from '#features/catalogue/attribute.ts';
import type { ProductWords } from '#features/catalogue/server/door.ts';
import type { AttributeFilter } from '#features/search/attribute-filters.ts';
import type { Steps } from '#platform/steps.ts';
import type { Need } from '../../understanding/need.ts';
import { cachedBy } from '../cached-by.ts';
import { type FitAt, type LastAsked, lastAsked, rememberedFits, roomForFits } from './memo.ts';
import { type Numbered, numberedBy } from './numbered.ts';
import type { TestAt } from './places.ts';
import { ranksOf } from './ranks.ts';
import { carriedFits, sameTexts } from './same-texts.ts';
import { type Traits, traitsOf } from './traits.ts';

/** What searches look at of the products' texts and specifications, by place in the catalogue; each is read when it is first asked for. */
export interface TextColumns extends Traits {
  /** How many products there are. */
  readonly size: number;
  fitOf(need: Need): FitAt;
  /** A test that is the same for the same key. */
  testOf(key: string, test: (product: ProductWords) => boolean): TestAt;
  categories: Numbered;
  /** Numbers products by what they add to the facets of these filters. */
  facetsFor(filters: readonly AttributeFilter[]): Numbered;
  /** The rank of each product's name, and of its category, in the alphabet. */
  nameRanks(): Steps<Uint32Array>;
  categoryRanks(): Steps<Uint32Array>;
  /** An attribute's number; NaN where it is not stated. */
  numberOf(key: string): (place: number) => number;
  /** The columns of other texts: what is known of products that say the same is not read again. */
  after(words: readonly ProductWords[]): TextColumns;
}

// 1.6 MB for 100,000 products.
const MOST_REMEMBERED = 64;
const MOST_NUMBERS = 3;
// A shop has one list of filters.
const MOST_FILTERS = 2;

/** The columns of these texts, the same as long as the texts are. */
export const textColumnsOf = cachedBy((words: readonly ProductWords[]): TextColumns => {
  return openTextColumns(words, {
    traits: traitsOf(words),
    categories: numberedBy(words, ({ category }) => category),
    facets: lastAsked(MOST_FILTERS),
    fits: lastAsked(MOST_REMEMBERED),
  });
});

interface Known {
  traits: Traits;
  categories: Numbered;
  facets: LastAsked<Numbered>;
  fits: LastAsked<Uint8Array>;
}

function openTextColumns(words: readonly ProductWords[], { traits, categories, facets, fits }: Known): TextColumns {
  const numbers = lastAsked<(place: number) => number>(MOST_NUMBERS);
  const at = (place: number) => words[place] as ProductWords;
  const fitsFor = (key: unknown, judge: FitAt) =>
    rememberedFits(
      fits.get(key, () => roomForFits(words.length)),
      judge,
    );
  return {
    ...traits,
    ...{ size: words.length, categories },
    facetsFor: (filters) => facets.get(filters, () => numberedBy(words, facetsBy(filters))),
    nameRanks: onceInSteps(() => ranksOf(words.map(({ name }) => name))),
    categoryRanks: onceInSteps(() => ranksOf(words.map(({ category }) => category))),
    fitOf: (need) => fitsFor(need, (place) => need.fits(at(place))),
    testOf: (key, test) => {
      const fitAt = fitsFor(key, (place) => (test(at(place)) ? 1 : -1));
      return (place) => fitAt(place) > 0;
    },
    numberOf: (key) =>
      numbers.get(key, () => rememberedNumbers(words.length, (place) => specNumber(at(place).specs, key))),
    after: (others) => {
      const same = sameTexts(words, others);
      return openTextColumns(others, {
        traits: traits.traitsAfter(others, same),
        categories: categories.after(others, same),
        facets: lastAsked(
          MOST_FILTERS,
          Array.from(facets.all(), ([key, known]) => [key, known.after(others, same)]),
        ),
        fits: lastAsked(
          MOST_REMEMBERED,
          Array.from(fits.all(), ([key, known]) => [key, carriedFits(known, same)]),
        ),
      });
    },
  };
}

function facetsBy(filters: readonly AttributeFilter[]): (product: ProductWords) => string {
  return ({ specs }) => JSON.stringify(filters.map(({ key }) => specValue(specs, key) ?? null));
}

// Where two ask at the same time, both work it out.
function onceInSteps<Value>(make: () => Steps<Value>): () => Steps<Value> {
  let known: { value: Value } | undefined;
  return function* () {
    known ??= { value: yield* make() };
    return known.value;
  };
}

// What was not read yet is infinite.
function rememberedNumbers(size: number, read: (place: number) => number | undefined): (place: number) => number {
  const known = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  return (place) => {
    const before = known[place] ?? Number.NaN;
    if (before !== Number.POSITIVE_INFINITY) return before;
    const value = read(place) ?? Number.NaN;
    known[place] = value;
    return value;
  };
}
