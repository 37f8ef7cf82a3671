import { everyToken } from '#features/search/engine/tokens.ts';
import { isEverydayThing } from '#features/search/everyday-things.ts';
import { PLACES_AND_MATERIALS } from '#features/search/understanding/foreign-noun.ts';
import { readNeeds } from '#features/search/understanding/needs.ts';
import { readSentence } from '#features/search/understanding/reading.ts';
import { isA, thingOf } from '#features/search/understanding/things.ts';
import { type Asked, type Product, products, snapshot } from './judged-shop.ts';

/** All products of the kind that the words ask for; none where they ask for no kind. */
export function ofKindIn(words: string): Product[] {
  const { asked } = readSentence(words);
  return products.filter((product) => asked !== null && isA(thingOf(product), asked));
}

/** Whether a product has what a summary calls so: by the fact that the query asks for under this name, or else in its texts. */
export function hasWhatIsSaid(product: Product, said: string, { q = '' }: Asked): boolean {
  const fact = readNeeds(q).find(({ need }) => need.label === said)?.need;
  return fact ? fact.fits(product) > 0 : isStated(product, said);
}

/** Whether a product's texts state a quality, however it is joined. */
export function isStated({ name, description }: { name: string; description: string | null }, said: string): boolean {
  const wanted = everyToken(said).join('');
  const own = everyToken(`${name} ${description}`);
  // Word by word: an 'electrician' states nothing electric.
  return own.some((_, from) => {
    let joined = '';
    for (let at = from; at < own.length && joined.length < wanted.length; at++) joined += own[at];
    return joined === wanted;
  });
}

/** Every word of a product's page. */
export function wordsOf({ name, description, category }: Product): string[] {
  return everyToken(`${name} ${description} ${category}`);
}

/** Whether a product does not meet a condition, as its label says it. */
export function isMissedBy(label: string, { price, inStock, specs }: Product): boolean {
  if (label === 'In stock') return !inStock || specs.madeToOrder === true;
  const value = label.includes('£')
    ? Number(price)
    : /nits/.test(label)
      ? specs.brightnessNits
      : specs.screenSizeInches;
  const [low = Number.NaN, high = low] = (label.match(/\d[\d,.]*/g) ?? []).map((number) =>
    Number(number.replaceAll(',', '')),
  );
  if (value === undefined || Number.isNaN(low)) return false;
  if (/^(?:up to|at most)/i.test(label)) return value > low;
  return /^(?:from|at least)/i.test(label) ? value < low : value < low || value > high;
}

/** Whether a product has all of these words in its name. */
export function isCalled(words: string): boolean {
  const said = everyToken(words);
  return products.some(({ name }) => said.every((token) => everyToken(name).includes(token)));
}

/** A kind that the vocabulary knows as not sold and no product is of, or words of which one is in no text at all. */
export function isUnsold(words: string): boolean {
  const { asked } = readSentence(words);
  const texts = new Set(snapshot.words.flatMap(({ name, description }) => everyToken(`${name} ${description}`)));
  const isUnknown = everyToken(words).some((token) => !texts.has(token));
  const isPlace = PLACES_AND_MATERIALS.has(everyToken(words).at(-1) ?? '');
  const isOnly = asked?.isOnly === true && ofKindIn(words).length === 0;
  // 'By the clock' stands in a text, and no clock is sold.
  const isOfEveryday = everyToken(words).slice(-1).every(isEverydayThing);
  return !isCalled(words) && (isOnly || (!isPlace && (isUnknown || isOfEveryday)));
}

/** Bought now and on the shelf. */
export function isThere({ inStock, specs }: Product): boolean {
  return inStock && !specs.madeToOrder;
}

/** Bought now and made then. */
export function isMade({ inStock, specs }: Product): boolean {
  return inStock && specs.madeToOrder === true;
}
