import { specNumber } from '#features/catalogue/attribute.ts';
import { availabilityOf } from '#features/catalogue/availability.ts';
import type { Product } from '#features/catalogue/contract.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import type { AttributeFilter } from '#features/search/attribute-filters.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import { formatPounds } from '#values/money.ts';
import type { SearchIndex } from '../engine/search-index.ts';
import { isInTitles } from '../engine/things-first.ts';
import { type SearchAttributes, SHOP_ATTRIBUTES } from '../search-attributes.ts';
import { isPlace } from '../soft-words.ts';
import type { Condition } from '../understanding/conditions.ts';
import { parse } from '../understanding/grammar.ts';
import type { Range } from '../understanding/how-much.ts';
import type { Need } from '../understanding/need.ts';
import { isScreen } from '../understanding/screen-sizes.ts';
import { isA, thingOf } from '../understanding/things.ts';
import { attributeTest } from './filter-and-sort.ts';
import type { Found } from './find.ts';
import { fitReason } from './fit-words.ts';
import { OF_KINDS, SURE } from './meant.ts';
import { sideInWords, sideOfWords } from './price-side.ts';
import { saidByName } from './said-by-name.ts';

const MOST = 3;
/** The reason of a product where nothing else speaks for it. */
export const BY_CHANCE = 'it comes nearest to your words';

/** Why a product was chosen; every part of the sentence can be checked on the product. */
export function reasonFor(
  entry: CatalogueEntry,
  query: SearchQuery,
  found: Found,
  attributes: Pick<SearchAttributes, 'filters' | 'amounts'> = SHOP_ATTRIBUTES,
): string {
  const { product, pricePence } = entry;
  const { conditions, needs, groups, meant, fit } = found;
  const asked = new Set(conditions.map(({ kind }) => kind));
  const isBounded = query.minPrice !== undefined || query.maxPrice !== undefined;
  const all = [...meant.implied, ...needs.map(({ need }) => need)];
  const fitting = all.filter(
    (need) => !OF_KINDS.has(need) && need.fits(product) > 0 && (need.isTold?.(product) ?? true),
  );
  const isOfPlaceAlone = ({ ofPlaceAlone }: Need) => ofPlaceAlone?.unless.test(query.q ?? '') === false;
  // What is said of the use is nearer to the buyer than where it is.
  const met = [
    ...fitting.filter(isOfPlaceAlone).map((need) => need.ofPlaceAlone?.reason ?? need.reason),
    ...fitting
      .filter((need) => !isOfPlaceAlone(need))
      .map((need) => (need.isSize ? (sizeOf(product, attributes) ?? need.reason) : need.reason)),
  ];
  const parts = [
    ...(fit ? [fitReason(fit, entry)] : []),
    // Several needs often mean the same; the last one is the most specific.
    ...met.slice(-1),
    ...attributeReasons(product, query, conditions, attributes),
    ...priceReasons(entry, query, found),
    ...(isBounded && !asked.has('price') ? [`it costs ${formatPounds(pricePence)} ex VAT`] : []),
    ...(asked.has('stock') || query.inStock === 'true' ? [availabilityOf(product).toLowerCase()] : []),
  ];
  const named = saidByName(
    product,
    groups
      .filter(({ typed }) => !isPlace(typed) && !isVerbIn(typed, query.q))
      .map(({ typed, correctedTo }) => correctedTo ?? typed)
      .filter((words) => !words.includes('#') && !SERIES.has(words) && !isArticle(words, query.q)),
  );
  if (named) parts.push(`its name says ‘${named}’`);
  // What is hardly likely is no reason beside what the sentence says itself and nothing has.
  const isLikely = meant.wish.share >= SURE || found.unmet.length === 0;
  if (parts.length === 0 && isLikely && meant.wish.thing && isA(thingOf(product), meant.wish.thing)) {
    parts.push(`your words suggest ‘${meant.wish.thing.name}’`);
  }
  if (parts.length === 0) parts.push(BY_CHANCE);
  return sentence([...new Set(parts)].slice(0, MOST));
}

// 'About £600' is read as from one price to another, and what lies there need not be within £600.
function priceReasons(
  entry: CatalogueEntry,
  query: SearchQuery,
  { conditions, priceNamed }: Pick<Found, 'conditions' | 'priceNamed'>,
): string[] {
  const asked = conditions.find(({ kind }) => kind === 'price');
  if (!asked) return [];
  const isBetween = asked.range.min !== undefined && asked.range.max !== undefined;
  const vat = sideOfWords(query);
  const price = `${formatPounds(priceNamed(entry))}${vat === 'inc' ? ` ${sideInWords({ vat })}` : ''}`;
  return [`${price} is ${isBetween ? `within ${asked.label}` : 'within the price you named'}`];
}

// First the yes-or-no attributes, then the amounts.
function attributeReasons(
  product: Product,
  query: SearchQuery,
  conditions: readonly Condition[],
  { filters, amounts }: Pick<SearchAttributes, 'filters' | 'amounts'>,
): string[] {
  const asked = new Set(conditions.map(({ kind }) => kind));
  const isAsked = (filter: AttributeFilter) => asked.has(filter.name) || attributeTest(filter, query) !== null;
  const set = filters.filter(isAsked);
  const sides = amounts.filter(({ key, kind }) => asked.has(kind) && !filters.some((filter) => filter.key === key));
  return [
    ...sides.flatMap((side) => side.reasonOf(product) ?? []),
    ...set.flatMap((filter) => (filter.kind === 'yes' ? [filter.reason] : [])),
    ...set.flatMap((filter) => {
      if (filter.kind !== 'range') return [];
      const value = specNumber(product.specs, filter.key);
      // A wall that is asked for by the size of its panels is larger itself.
      const isSo = conditions.every(({ kind, range }) => kind !== filter.name || isWithin(value ?? 0, range));
      if (value !== undefined && isSo) return [ofEachOf(product, filter.key) ?? filter.reasonOf(value)];
      return amounts.find(({ key }) => key === filter.key)?.reasonOf(product) ?? [];
    }),
  ];
}

// A screen is of a size, and what holds one is made for it.
function sizeOf(product: Product, { filters }: Pick<SearchAttributes, 'filters'>): string | null {
  const inches = isScreen(product) ? specNumber(product.specs, SIZE) : undefined;
  const size = filters.find(({ key }) => key === SIZE);
  if (inches === undefined || size?.kind !== 'range' || product.specs.fitsFromInches !== undefined) return null;
  return ofEachOf(product, SIZE) ?? size.reasonOf(inches);
}

const SIZE = 'screenSizeInches';

// Three boards of 49" are not 49" across.
function ofEachOf({ specs }: Product, key: string): string | null {
  const { panels = 1, panelInches, screenSizeInches: inches } = specs;
  const isOfOne = key === SIZE && panels > 1 && (panelInches ?? inches) === inches;
  return isOfOne ? `a set of ${panels} screens of ${inches}"` : null;
}

const isWithin = (value: number, { min = 0, max = Number.POSITIVE_INFINITY }: Range) => value >= min && value <= max;

/** Whether a message is about the shop's products: a product name, a condition or a need, and no chance word. */
export function isAboutProducts(index: SearchIndex, { conditions, needs, groups, fit }: Found): boolean {
  if (fit || conditions.length > 0 || needs.length > 0) return true;
  const telling = groups.filter(({ rarity }) => rarity > 0);
  const known = telling.filter(({ alternatives }) => isInTitles(index, alternatives));
  return known.length > 0 && known.length * 2 >= telling.length;
}

// 'A board' of a sentence is no 'A-board'.
const isArticle = (words: string, q = '') => /^an? /u.test(words) && !/(?<!\p{L})(?:(?<!^)A board|[Aa]-board)/u.test(q);

// Who 'cannot find' the pitch asks for nothing that is called 'Find'.
const isVerbIn = (token: string, q = '') => parse(q).some((word) => word.token === token && word.role === 'verb');

// What marks a series says nothing by itself: 'Pro' of a name is not the 'pro' of a golf shop.
const SERIES: ReadonlySet<string> = new Set(['pro', 'plus', 'max', 'mini', 'lite']);

function sentence(parts: readonly string[]): string {
  const said = parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}
