import { expect, test } from 'vitest';
import { featuredOf } from './featured.ts';

const product = (id: number, category: string, inStock = true, stockQuantity = 5) => ({
  id,
  category,
  inStock,
  stockQuantity,
});

test('features four products that can be bought', () => {
  const products = [product(1, 'Kiosks', false), ...[2, 3, 4, 5, 6].map((id) => product(id, 'Kiosks'))];
  expect(featuredOf(products).map(({ id }) => id)).toEqual([2, 3, 4, 5]);
});

test('shows different categories before a second of the same', () => {
  const products = [product(1, 'Kiosks'), product(2, 'Kiosks'), product(3, 'Video Walls')];
  expect(featuredOf(products).map(({ id }) => id)).toEqual([1, 3, 2]);
});

test('features what there is most of', () => {
  const products = [product(1, 'Kiosks', true, 2), product(2, 'Kiosks', true, 40)];
  expect(featuredOf(products).map(({ id }) => id)).toEqual([2, 1]);
});

test('features nothing when nothing can be bought', () => {
  expect(featuredOf([product(1, 'Kiosks', false)])).toEqual([]);
});
