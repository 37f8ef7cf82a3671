import type { ProductWords } from '#features/catalogue/server/door.ts';
import { joined, tokensToIndex } from '#features/search/tokens.ts';

/** Where a word stands: products by their place in the list, with how much the word tells about each. */
export interface Posting {
  readonly places: number[];
  readonly impacts: number[];
}

export interface SearchIndex {
  readonly words: readonly ProductWords[];
  readonly postings: ReadonlyMap<string, Posting>;
  /** Every word of the catalogue in alphabetical order, for beginnings and misspellings. */
  readonly vocabulary: readonly string[];
  /** Part numbers as one word each → the product's place. */
  readonly placeBySku: ReadonlyMap<string, number>;
}

type Field = 'name' | 'category' | 'specs' | 'description';

// BM25F: one saturation over the fields, each with its weight and how much its length counts against it.
const SATURATION = 1;
const FIELDS: readonly [Field, { weight: number; lengthNorm: number }][] = [
  ['name', { weight: 3, lengthNorm: 0.5 }],
  ['category', { weight: 2, lengthNorm: 0.3 }],
  ['specs', { weight: 1, lengthNorm: 0.6 }],
  ['description', { weight: 0.5, lengthNorm: 0.7 }],
];

const indexes = new WeakMap<readonly ProductWords[], SearchIndex>();

/** The index of these products, built once for each list. */
export function indexOf(words: readonly ProductWords[]): SearchIndex {
  const known = indexes.get(words);
  if (known) return known;
  const index = buildIndex(words);
  indexes.set(words, index);
  return index;
}

function buildIndex(words: readonly ProductWords[]): SearchIndex {
  const frequencies = new Map<string, Map<number, number>>();
  for (const [field, { weight, lengthNorm }] of FIELDS) {
    const tokens = words.map((product) => tokensToIndex(textOf(product, field)));
    const meanLength = tokens.reduce((sum, list) => sum + list.length, 0) / words.length || 1;
    tokens.forEach((list, place) => {
      const share = weight / (1 - lengthNorm + (lengthNorm * list.length) / meanLength);
      for (const token of list) addTo(frequencies, token, place, share);
    });
  }
  return {
    words,
    postings: new Map([...frequencies].map(([token, found]) => [token, toPosting(found, words.length)])),
    vocabulary: [...frequencies.keys()].sort(),
    placeBySku: new Map(words.flatMap(({ sku }, place) => (sku ? [[joined(sku), place] as const] : []))),
  };
}

function addTo(frequencies: Map<string, Map<number, number>>, token: string, place: number, share: number): void {
  const found = frequencies.get(token) ?? new Map<number, number>();
  frequencies.set(token, found.set(place, (found.get(place) ?? 0) + share));
}

function toPosting(found: ReadonlyMap<number, number>, count: number): Posting {
  const rarity = Math.log(1 + (count - found.size + 0.5) / (found.size + 0.5));
  const entries = [...found].sort(([a], [b]) => a - b);
  return {
    places: entries.map(([place]) => place),
    impacts: entries.map(([, frequency]) => (rarity * frequency) / (SATURATION + frequency)),
  };
}

function textOf(product: ProductWords, field: Field): string {
  return field === 'specs' ? `${specsText(product.specs)} ${product.sku ?? ''}` : (product[field] ?? '');
}

/** What the specifications say, in the words that a shopper would use. */
function specsText(specs: ProductWords['specs']): string {
  return [
    specs.brand,
    specs.screenSizeInches !== undefined && `${specs.screenSizeInches} inch`,
    specs.resolution,
    specs.brightnessNits !== undefined && `${specs.brightnessNits} nits`,
    specs.orientation === 'both' ? 'landscape portrait' : specs.orientation,
    specs.touch && 'touch touchscreen interactive',
    specs.outdoor && 'outdoor weatherproof',
    specs.ipRating,
    specs.operatingHours,
    specs.vesa && `vesa ${specs.vesa}`,
    ...(specs.connectivity ?? []),
  ]
    .filter(Boolean)
    .join(' ');
}
