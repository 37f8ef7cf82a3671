import type { Product } from '#features/catalogue/contract.ts';
import type { OwnAmount } from './amounts.ts';
import {
  ABOUT_WORD,
  AT_LEAST,
  AT_MOST,
  about,
  between,
  NUMBER,
  numberIn,
  OR_LESS,
  OR_MORE,
  pattern,
  type Range,
  type Reading,
  TO,
} from './how-much.ts';

type Described = Pick<Product, 'specs'> & Partial<Pick<Product, 'name' | 'description'>>;

const INCHES_TO_CM = 2.54;
// Makers measure a size a little differently.
const TOLERANCE = 1;
const INCH = String.raw`(?:"|”|“|″|''|[\s-]?inch(?:es)?\b|\s?inc\b(?!\.? ?vat)|in\b|\s?cm\b(?!\s+(?:wide|high|tall|deep|long|in width|in height|from|away|apart)))`;

/** Screen sizes in inches or centimetres, for screens and for what fits them. */
export const SCREEN_SIZES: OwnAmount = {
  readings: [
    {
      pattern: pattern(`(?:between\\s*)?${NUMBER}${INCH}?${TO}${NUMBER}${INCH}`),
      read: (match) => between(inchesIn(match[1], match[0]), inchesIn(match[2], match[0])),
    },
    {
      // Both sizes are asked for, and what lies between would do.
      pattern: pattern(`${NUMBER}${INCH}?\\s+or\\s+(?:a\\s+)?${NUMBER}${INCH}`),
      read: (match) => {
        const sizes = [inchesIn(match[1], match[0]), inchesIn(match[2], match[0])];
        return { min: Math.min(...sizes) - TOLERANCE, max: Math.max(...sizes) + TOLERANCE };
      },
    },
    reading(`${AT_MOST}${NUMBER}${INCH}`, (max) => ({ max })),
    reading(`${AT_LEAST}${NUMBER}${INCH}`, (min) => ({ min })),
    reading(`${ABOUT_WORD}${NUMBER}${INCH}`, about),
    reading(`${NUMBER}${INCH}(?:${OR_LESS}|\\s*or smaller\\b)`, (max) => ({ max })),
    reading(`${NUMBER}${INCH}${OR_MORE}`, (min) => ({ min })),
    reading(`${NUMBER}${INCH}`, (exact) => ({ min: exact - TOLERANCE, max: exact + TOLERANCE })),
  ],
  isTold: (product) => screenSizes(product) !== null,
  meets: (product, asked) => {
    const { panelInches: each } = product.specs;
    // A wall is asked for by its own size or by that of its panels.
    return overlap(screenSizes(product), asked) || (each !== undefined && overlap({ min: each, max: each }, asked));
  },
  reasonOf: (product) => {
    const { panelInches: each } = product.specs;
    if (each !== undefined) return `made of ${each}" panels`;
    return screenSizes(product) ? 'fits that screen size' : null;
  },
};

/** A product with a screen size of its own is a screen. */
export function isScreen({ specs }: Pick<Product, 'specs'>): boolean {
  return specs.screenSizeInches !== undefined;
}

/** The screen sizes that a product has, or fits, in inches; null if it states none. */
export function screenSizes(product: Described): Range | null {
  const { screenSizeInches: own, fitsFromInches: min, fitsToInches: max } = product.specs;
  // An enclosure of 55" takes a 49" too.
  if (min !== undefined && max !== undefined) return { min, max };
  if (own !== undefined) return { min: own, max: own };
  const known = sizes.get(product);
  if (known !== undefined) return known;
  const read = readSizes(`${product.name ?? ''}. ${product.description ?? ''}`);
  sizes.set(product, read);
  return read;
}

function overlap(sizes: Range | null, { min = 0, max = Number.POSITIVE_INFINITY }: Range): boolean {
  return sizes !== null && (sizes.min ?? 0) <= max && (sizes.max ?? 0) >= min;
}

const sizes = new WeakMap<object, Range | null>();
// '37" to 75" screens', '32-50 inch', 'a 55" panel'.
const SEVERAL = /(\d{2,3})\s*(?:"|”|″|inch(?:es)?)?\s*(?:to|-|–)\s*(\d{2,3})\s*(?:"|”|″|[\s-]?inch)/iu;
const SINGLE = /(\d{2,3})\s*(?:"|”|″|[\s-]inch)/iu;

function readSizes(text: string): Range | null {
  const several = SEVERAL.exec(text);
  if (several) return { min: Number(several[1]), max: Number(several[2]) };
  const single = SINGLE.exec(text);
  return single ? { min: Number(single[1]), max: Number(single[1]) } : null;
}

function reading(source: string, toRange: (inches: number) => Range): Reading {
  return { pattern: pattern(source), read: (match) => toRange(inchesIn(match[1], match[0])) };
}

function inchesIn(number: string | undefined, said: string): number {
  return numberIn(number) / (/cm/i.test(said) ? INCHES_TO_CM : 1);
}
