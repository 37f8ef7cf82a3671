import { expect, test } from 'vitest';
import { PRODUCTS_PER_PAGE, pagesOf } from './catalogue-pages.ts';
import type { PrintedProduct } from './catalogue-sheet.tsx';

const products = (category: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({ category, name: `${category} ${i}` }) as PrintedProduct);

test('a shop with nothing on sale has no pages of products', () => {
  expect(pagesOf([])).toEqual([]);
});

test('the contents are right: each category begins on the page that they name, after cover and contents', () => {
  const pages = pagesOf([...products('Kiosks', PRODUCTS_PER_PAGE + 1), ...products('Accessories', 1)]);
  expect(pages.map(({ number, category, isFirst }) => [number, category, isFirst])).toEqual([
    [3, 'Kiosks', true],
    [4, 'Kiosks', false],
    [5, 'Accessories', true],
  ]);
  expect(new Set(pages.filter(({ isFirst }) => isFirst).map(({ anchor }) => anchor)).size).toBe(2);
});

test('every product is printed once', () => {
  const all = products('Kiosks', 3 * PRODUCTS_PER_PAGE);
  expect(pagesOf(all).flatMap((page) => page.products)).toEqual(all);
});
