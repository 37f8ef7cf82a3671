import { describe, expect, it } from 'vitest';
import { demoProducts } from './products.ts';

const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
const MM = { mm: 1, cm: 10, m: 1_000 } as const;
type Unit = keyof typeof MM;
type Side = 'widthMm' | 'heightMm' | 'depthMm';
const SIDES: Readonly<Record<string, readonly Side[]>> = {
  wide: ['widthMm'],
  high: ['heightMm'],
  tall: ['heightMm'],
  deep: ['depthMm'],
  slim: ['depthMm'],
  body: ['depthMm'],
  cabinet: ['widthMm', 'heightMm'],
};
// What is measured of a part, of the place or of the picture, and so stands in no side of the product.
const OTHER = new RegExp(
  [
    `${NUMBER} mm (?:pitch|bezel|joints?|shelf rail|printer|cabinet|from picture to picture|across the seam)`,
    `${NUMBER} mm (?:toughened|bonded) glass|glass ${NUMBER} mm|cabinets at ${NUMBER} mm`,
    `${NUMBER} cm (?:castors|door|forward|from the wall|of writing width)`,
    `(?:pole of|height from) ${NUMBER} to ${NUMBER} cm`,
    // The pitch or the joint, in a name.
    `^Tessaform [^.]+, ${NUMBER} mm`,
  ].join('|'),
  'g',
);
const ACROSS = new RegExp(`${NUMBER} × ${NUMBER} (cm|m)\\b`, 'g');
const ALONG = new RegExp(`${NUMBER} (mm|cm|m) (wide|high|tall|deep|slim|body)\\b|${NUMBER} (cm) (cabinet)\\b`, 'g');
const FROM_THE_WALL = new RegExp(`${NUMBER} mm from the wall`, 'g');
const PACKED = new RegExp(`bag of ${NUMBER} cm`, 'g');

/** Every size of the product that its text names, by the side it is about, and what is left of the text. */
function sizesIn(text: string) {
  const sizes: { said: string; side: Side; mm: number; within: number }[] = [];
  const add = (said: string, side: Side, number = '', unit: Unit = 'mm') => {
    const decimals = number.split('.')[1]?.length ?? 0;
    sizes.push({ said, side, mm: Number(number) * MM[unit], within: (MM[unit] / 10 ** decimals) * 0.5 });
  };
  const rest = text
    .replace(ACROSS, (said, width: string, height: string, unit: Unit) => {
      add(said, 'widthMm', width, unit);
      add(said, 'heightMm', height, unit);
      return '';
    })
    .replace(ALONG, (said, ...[one, oneUnit, oneWord, other, otherUnit, otherWord]: string[]) => {
      for (const side of SIDES[oneWord ?? otherWord ?? ''] ?? [])
        add(said, side, one ?? other, (oneUnit ?? otherUnit) as Unit);
      return '';
    })
    .replace(FROM_THE_WALL, (said, depth: string) => {
      add(said, 'depthMm', depth);
      return '';
    })
    .replace(PACKED, (said, length: string) => {
      add(said, 'heightMm', length, 'cm');
      return '';
    })
    .replace(OTHER, '');
  return { sizes, rest };
}

describe('a size in a product’s text', () => {
  it.each(demoProducts)('$sku is its specification’s', ({ name, description, specs }) => {
    const { sizes, rest } = sizesIn(`${name}. ${description}`);
    for (const { said, side, mm, within } of sizes) {
      expect(Math.abs((specs[side] ?? 0) - mm), `‘${said}’, but ${side} is ${specs[side]}`).toBeLessThanOrEqual(within);
    }
    expect(rest, 'names a size of which it is not known what it measures').not.toMatch(/\d (?:mm|cm)\b/);
  });

  it('is found in at least twenty texts, in all its forms', () => {
    const found = demoProducts.filter(({ description }) => sizesIn(description).sizes.length > 0);
    expect(found.length).toBeGreaterThanOrEqual(20);
    expect(sizesIn('3.2 × 1.6 m, a 5 cm body, 24 mm from the wall').sizes.map(({ side, mm }) => [side, mm])).toEqual([
      ['widthMm', 3200],
      ['heightMm', 1600],
      ['depthMm', 50],
      ['depthMm', 24],
    ]);
  });
});
