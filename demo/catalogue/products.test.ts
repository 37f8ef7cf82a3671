import { describe, expect, it } from 'vitest';
import { homeSamples, showcaseFamilies, showcaseTiles } from '#demo/showcase.ts';
import { goodsOf } from '#features/delivery/promise/goods.ts';
import { demoProducts } from './products.ts';

const price = /^\d{2,5}\.\d{2}$/;

describe('the sample catalogue', () => {
  it('has at least 76 products in exactly the six categories', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(76);
    expect(new Set(demoProducts.map(({ category }) => category))).toEqual(
      new Set([
        'Digital Menu Boards',
        'Interactive Displays',
        'Outdoor Signage',
        'Video Walls',
        'Kiosks',
        'Accessories',
      ]),
    );
  });

  it('runs from £18.00 to £13,290.00, with £1,250 and £4,010 that the assistant names', () => {
    const prices = demoProducts.map((product) => product.price);
    for (const each of prices) expect(each).toMatch(price);
    expect(Math.min(...prices.map(Number))).toBe(18);
    expect(Math.max(...prices.map(Number))).toBe(13290);
    expect(prices).toEqual(expect.arrayContaining(['1250.00', '4010.00']));
  });

  it('gives every product its own SKU and name, within the limits', () => {
    expect(new Set(demoProducts.map(({ sku }) => sku)).size).toBe(demoProducts.length);
    expect(new Set(demoProducts.map(({ name }) => name)).size).toBe(demoProducts.length);
    for (const { name, description } of demoProducts) {
      expect(name.length).toBeLessThanOrEqual(200);
      expect(description.split(/[.!?](?:\s|$)/).filter(Boolean).length, name).toBeGreaterThanOrEqual(2);
    }
  });

  it('has products that are sold out, and one that is switched off with stock left', () => {
    expect(demoProducts.filter(({ stockQuantity }) => stockQuantity === 0).length).toBeGreaterThanOrEqual(3);
    expect(demoProducts.some(({ inStock, stockQuantity }) => !inStock && stockQuantity > 0)).toBe(true);
  });

  it('lets larger screens of a series weigh more and draw more', () => {
    const touch = demoProducts.filter(({ name }) => /^Hallmere Touch \d+$/.test(name)).map(({ specs }) => specs);
    const sorted = touch.toSorted((a, b) => (a.screenSizeInches ?? 0) - (b.screenSizeInches ?? 0));
    expect(sorted.map(({ weightKg }) => weightKg)).toEqual(sorted.map(({ weightKg }) => weightKg).toSorted(ascending));
    expect(sorted.map(({ powerWatts }) => powerWatts)).toEqual(
      sorted.map(({ powerWatts }) => powerWatts).toSorted(ascending),
    );
  });
});

describe('what a carrier asks about', () => {
  const specsOf = (sku: string) => demoProducts.find((product) => product.sku === sku)?.specs ?? {};

  it('is known of every product but software: its weight and its three sides', () => {
    for (const { sku, specs, picture } of demoProducts) {
      const sides = [specs.heightMm, specs.widthMm, specs.depthMm];
      if (picture.kind === 'software') expect(sides, sku).toEqual([undefined, undefined, undefined]);
      else for (const value of [...sides, specs.weightKg]) expect(value, sku).toBeGreaterThan(0);
    }
  });

  // A dozen measured by hand: 16 : 9 with its frame, a table, a totem, a wall as built, a bracket.
  it.each([
    ['BF-MB-32', 412, 722, 58],
    ['BF-MB-55', 699, 1232, 72],
    ['BF-MB-STRIP-24', 179, 601, 38],
    ['BF-MB-TRIO-43', 549, 2898, 58],
    ['BF-ID-86', 1085, 1918, 92],
    ['BF-ID-TABLE-55', 820, 1412, 879],
    ['BF-ID-MOBILE-65', 1820, 1453, 680],
    ['BF-OS-WIN-49', 1099, 624, 58],
    ['BF-OS-TOTEM-55', 2132, 849, 320],
    ['BF-OS-DRIVE-2', 1950, 1650, 320],
    ['BF-VW-3X3-46', 1728, 3063, 120],
    ['BF-LED-CAB-26', 500, 500, 75],
    ['BF-KI-ORDER-32', 1560, 572, 420],
    ['BF-AC-WF-400', 430, 440, 24],
  ])('%s is %i × %i × %i mm', (sku, height, width, depth) => {
    const { heightMm, widthMm, depthMm } = specsOf(sku);
    expect([heightMm, widthMm, depthMm]).toEqual([height, width, depth]);
  });

  it('is as long as one board where a set of boards is boxed', () => {
    expect(goodsOf(specsOf('BF-MB-TRIO-43'), 1).longestMm).toBe(966);
    expect(goodsOf(specsOf('BF-MB-QUAD-43'), 1).longestMm).toBe(966);
    expect(goodsOf(specsOf('BF-MB-43'), 1).longestMm).toBe(966);
  });

  it('travels on a pallet where two people cannot carry it', () => {
    for (const { sku, specs } of demoProducts) expect(specs.onPallet ?? false, sku).toBe((specs.weightKg ?? 0) > 80);
  });

  it('has a lead time where it is made to order, and nowhere else', () => {
    for (const { sku, specs } of demoProducts) {
      expect(specs.madeToOrder === true, sku).toBe(specs.leadTimeDays !== undefined);
    }
    expect(specsOf('BF-OS-DRIVE-2')).toMatchObject({ madeToOrder: true, leadTimeDays: 30, onPallet: true });
  });
});

describe('the showcase', () => {
  it('has twelve tiles, twelve families and four samples', () => {
    expect([showcaseTiles.length, showcaseFamilies.length, homeSamples.length]).toEqual([12, 12, 4]);
  });

  it('gives ranges whose ends are real prices of their category, from £450.00 to £13,290.00', () => {
    for (const { category, name, priceFrom, priceTo, features } of showcaseFamilies) {
      const prices = demoProducts.filter((product) => product.category === category).map((product) => product.price);
      expect(prices, name).toEqual(expect.arrayContaining([priceFrom, priceTo]));
      expect(Number(priceFrom)).toBeLessThan(Number(priceTo));
      expect(features.length).toBeGreaterThanOrEqual(4);
      expect(features.length).toBeLessThanOrEqual(7);
    }
    expect(Math.min(...showcaseFamilies.map(({ priceFrom }) => Number(priceFrom)))).toBe(450);
    expect(Math.max(...showcaseFamilies.map(({ priceTo }) => Number(priceTo)))).toBe(13290);
  });
});

function ascending(a = 0, b = 0): number {
  return a - b;
}
