import { expect, test } from 'vitest';
import { addressesOf, type OnSale } from './addresses.ts';
import { PARTS, type ReadingPart } from './parts.ts';

const range: OnSale[] = Array.from({ length: 1_200 }, (_, n) => ({
  id: n + 1,
  name: `Screen ${n + 1}`,
  category: n % 2 ? 'Kiosks' : 'Window Displays',
}));
const readingParts = Object.entries(PARTS).flatMap(([name, { writes }]) => (writes ? [] : [name as ReadingPart]));

test.each(readingParts)('%s asks for something in a shop of one product as of many', (part) => {
  expect(addressesOf(part, range.slice(0, 1)).length).toBeGreaterThan(0);
  expect(addressesOf(part, range).every((address) => address.startsWith('/'))).toBe(true);
});

test('a thousand products in turn are a thousand pages, each once', () => {
  const pages = addressesOf('product-turns', range);
  expect(new Set(pages).size).toBe(1_000);
  expect(pages[0]).toBe('/products/1/screen-1');
});

test('by popularity the first product is asked for most', () => {
  const pages = addressesOf('product-popular', range);
  const times = (page: string) => pages.filter((one) => one === page).length;
  expect(times('/products/1/screen-1')).toBeGreaterThan(times('/products/2/screen-2'));
  expect(times('/products/2/screen-2')).toBeGreaterThan(times('/products/9/screen-9'));
});

test('each category is asked for', () => {
  expect(addressesOf('category', range)).toEqual([
    '/api/search/products?category=Window+Displays',
    '/api/search/products?category=Kiosks',
  ]);
});
