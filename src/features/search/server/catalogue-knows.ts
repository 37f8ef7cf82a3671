import { CATEGORIES } from '#features/catalogue/categories.ts';
import type { CatalogueEntry, ProductWords, Snapshot } from '#features/catalogue/server/door.ts';
import { type Condition, readConditions } from '../understanding/conditions.ts';
import { screenSizes } from '../understanding/screen-sizes.ts';

/** What the products of a catalogue tell of themselves, and so what a query can be taken at its word about. */
interface Knows {
  /** It sells signage: the trade's words, places and uses mean something. */
  isTrade: boolean;
  size: boolean;
  brightness: boolean;
}

const LEAST = { isTrade: 0.2, size: 0.05, brightness: 0.05, price: 0.5 };
// Of what the words find, so many must tell a size before one that is named is more than a word.
const LEAST_TOLD = 0.2;
const AS_GOOD = 0.6;
const TRADE: ReadonlySet<string> = new Set(CATEGORIES);
const known = new WeakMap<object, Knows>();
const priced = new WeakMap<object, boolean>();

/** Whether this catalogue sells what the search's understanding is about. On any other its words are words. */
export function isTradeCatalogue({ words }: Pick<Snapshot, 'words'>): boolean {
  return knownIn(words).isTrade;
}

/** The conditions of a query that enough of the catalogue carries for them to filter. */
export function conditionsOf(query: string, snapshot: Snapshot): Condition[] {
  return readConditions(query).filter(({ kind }) => canAnswer(snapshot, kind));
}

function canAnswer(snapshot: Snapshot, kind: Condition['kind']): boolean {
  if (kind === 'stock') return true;
  return kind === 'price' ? hasPrices(snapshot) : knownIn(snapshot.words)[kind];
}

/** Whether what the words found tells sizes, or nits, at all: '2 inch' of a hinge is a word, of a screen a condition. */
export function isToldOf<T extends { score: number }>(
  kind: Condition['kind'],
  found: readonly T[],
  entryOf: (each: T) => CatalogueEntry | undefined,
): boolean {
  if (kind === 'price' || kind === 'stock' || found.length === 0) return true;
  const best = found.reduce((most, { score }) => Math.max(most, score), 0);
  const good = found.filter(({ score }) => score >= AS_GOOD * best);
  const telling = good.filter((each) => {
    const product = entryOf(each)?.product;
    return product && (kind === 'size' ? screenSizes(product) !== null : product.specs.brightnessNits !== undefined);
  });
  return telling.length >= LEAST_TOLD * good.length;
}

function knownIn(words: readonly ProductWords[]): Knows {
  const before = known.get(words);
  if (before) return before;
  const isCommon = (least: number, test: (product: ProductWords) => boolean) => {
    const count = words.filter(test).length;
    return count > 0 && count >= least * words.length;
  };
  const size = isCommon(LEAST.size, ({ specs }) => specs.screenSizeInches !== undefined);
  const knows = {
    size,
    brightness: isCommon(LEAST.brightness, ({ specs }) => specs.brightnessNits !== undefined),
    isTrade: size || isCommon(LEAST.isTrade, ({ category }) => TRADE.has(category)),
  };
  known.set(words, knows);
  return knows;
}

function hasPrices(snapshot: Snapshot): boolean {
  let has = priced.get(snapshot);
  if (has === undefined) {
    const { entries } = snapshot;
    has = entries.filter(({ pricePence }) => pricePence > 0).length >= LEAST.price * entries.length;
    priced.set(snapshot, has);
  }
  return has;
}
