import { expect, test } from 'vitest';
import type { Product } from '#features/catalogue/contract.ts';
import type { Snapshot } from '#features/catalogue/server/door.ts';
import { SHOP_FILTERS } from '#features/search/attribute-filters.ts';
import { atOnce } from '#platform/steps.ts';
import { columnsOf } from './columns/columns.ts';
import { facetsOf } from './facets.ts';
import { priceExVat } from './price-side.ts';

const entry = (pricePence: number, specs: object = {}, inStock = true) => ({
  pricePence,
  product: { category: 'Kiosks', inStock, specs } as Product,
});
const facets = (...those: ReturnType<typeof entry>[]) => {
  const entries = those.map(({ product, ...rest }, at) => ({ ...rest, product: { ...product, id: at + 1 } }));
  const columns = columnsOf({
    entries,
    words: entries.map(({ product }) => product),
    vatRate: 2000,
  } as unknown as Snapshot);
  return atOnce(
    facetsOf({ places: Uint32Array.from(entries.keys()), nearly: new Map() }, SHOP_FILTERS, columns, priceExVat),
  );
};

test('every product stands in the bucket whose ends include it, and empty buckets are left out', () => {
  const { prices } = facets(entry(24_999), entry(25_000), entry(49_999), entry(500_000));
  expect(prices).toEqual([
    { label: 'Under £250', min: null, max: 249.99, count: 1 },
    { label: '£250 to £500', min: 250, max: 499.99, count: 2 },
    { label: '£5,000 and over', min: 5000, max: null, count: 1 },
  ]);
});

test('sizes and brightness are counted of what has any', () => {
  const { sizes, brightness, outdoor, touch, inStock } = facets(
    entry(1, { screenSizeInches: 15.6, touch: true }),
    entry(1, { screenSizeInches: 55, brightnessNits: 2500, outdoor: true }, false),
    entry(1),
    entry(1, { madeToOrder: true, leadTimeDays: 10 }),
  );
  expect(sizes.map(({ label, count }) => `${label}: ${count}`)).toEqual(['Under 32": 1', '55" to under 75": 1']);
  expect(brightness.map(({ label, count }) => `${label}: ${count}`)).toEqual(['2,500 nits and over: 1']);
  expect({ outdoor, touch, inStock }).toEqual({ outdoor: 1, touch: 1, inStock: 2 });
});

test('nothing found is nothing counted', () => {
  expect(facets()).toMatchObject({ categories: [], prices: [], sizes: [], brightness: [], inStock: 0 });
});
