import { specNumber, specValue } from '#features/catalogue/attribute.ts';
import type { ProductWords } from '#features/catalogue/server/door.ts';
import type { AttributeFilter } from '#features/search/attribute-filters.ts';
import type { Steps } from '#platform/steps.ts';
import type { Need } from '../../understanding/need.ts';
import { type Thing, thingOf } from '../../understanding/things.ts';
import { cachedBy } from '../cached-by.ts';
import { type FitAt, lastAsked, rememberedFits } from './memo.ts';
import { type Numbered, numberedBy } from './numbered.ts';
import type { TestAt } from './places.ts';
import { ranksOf } from './ranks.ts';

/** What a product is besides what needs ask of it. */
export interface Trait {
  thing: Thing | null;
  isOutdoor: boolean;
  isTouch: boolean;
  isSet: boolean;
}

/** What searches look at of the products' texts and specifications, by place in the catalogue; each is read when it is first asked for. */
export interface TextColumns {
  /** The number of the product's trait, from 1. */
  traitAt(place: number): number;
  /** The trait that has this number. */
  trait(number: number): Trait;
  thingAt(place: number): Thing | null;
  fitOf(need: Need): FitAt;
  /** A test that is the same for the same key. */
  testOf(key: string, test: (product: ProductWords) => boolean): TestAt;
  /** What is the same for all products of a trait. */
  ofTrait<Value>(make: (trait: Trait) => Value): (place: number) => Value;
  categories: Numbered;
  /** Numbers products by what they add to the facets of these filters. */
  facetsFor(filters: readonly AttributeFilter[]): Numbered;
  /** The rank of each product's name, and of its category, in the alphabet. */
  nameRanks(): Steps<Uint32Array>;
  categoryRanks(): Steps<Uint32Array>;
  /** An attribute's number; NaN where it is not stated. */
  numberOf(key: string): (place: number) => number;
}

// 1.6 MB for 100,000 products.
const MOST_REMEMBERED = 64;
const MOST_NUMBERS = 3;

/** The columns of these texts, the same as long as the texts are. */
export const textColumnsOf = cachedBy((words: readonly ProductWords[]): TextColumns => {
  const { length } = words;
  const fits = lastAsked<FitAt>(MOST_REMEMBERED);
  const numbers = lastAsked<(place: number) => number>(MOST_NUMBERS);
  const traits = openTraits(words);
  const at = (place: number) => words[place] as ProductWords;
  return {
    ...traits,
    categories: numberedBy(words, ({ category }) => category),
    facetsFor: cachedBy((filters) =>
      numberedBy(words, ({ specs }) => JSON.stringify(filters.map(({ key }) => specValue(specs, key) ?? null))),
    ),
    nameRanks: onceInSteps(() => ranksOf(words.map(({ name }) => name))),
    categoryRanks: onceInSteps(() => ranksOf(words.map(({ category }) => category))),
    fitOf: (need) => fits(need, () => rememberedFits(length, (place) => need.fits(at(place)))),
    testOf: (key, test) => {
      const fitAt = fits(key, () => rememberedFits(length, (place) => (test(at(place)) ? 1 : -1)));
      return (place) => fitAt(place) > 0;
    },
    numberOf: (key) => numbers(key, () => rememberedNumbers(length, (place) => specNumber(at(place).specs, key))),
  };
});

// Where two ask at the same time, both work it out.
function onceInSteps<Value>(make: () => Steps<Value>): () => Steps<Value> {
  let known: { value: Value } | undefined;
  return function* () {
    known ??= { value: yield* make() };
    return known.value;
  };
}

function openTraits(words: readonly ProductWords[]) {
  const numberAt = new Uint16Array(words.length);
  const traits: Trait[] = [];
  const numbers = new Map<Thing | null, number[]>();
  const read = (product: ProductWords) => {
    const thing = thingOf(product);
    const { outdoor, touch, formFactor } = product.specs;
    const [isOutdoor, isTouch, isSet] = [outdoor === true, touch === true, formFactor === 'set'];
    const ofThing = numbers.get(thing) ?? [];
    numbers.set(thing, ofThing);
    const which = Number(isOutdoor) + 2 * Number(isTouch) + 4 * Number(isSet);
    const number = ofThing[which] ?? traits.push({ thing, isOutdoor, isTouch, isSet });
    ofThing[which] = number;
    return number;
  };
  const traitAt = (place: number) => {
    const known = numberAt[place] ?? 0;
    if (known > 0) return known;
    const number = read(words[place] as ProductWords);
    numberAt[place] = number;
    return number;
  };
  const trait = (number: number) => traits[number - 1] as Trait;
  const ofTrait = <Value>(make: (trait: Trait) => Value) => {
    const values: Value[] = [];
    return (place: number): Value => {
      const number = traitAt(place);
      const value = values[number] ?? make(trait(number));
      values[number] = value;
      return value;
    };
  };
  return { traitAt, trait, ofTrait, thingAt: (place: number) => trait(traitAt(place)).thing };
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
