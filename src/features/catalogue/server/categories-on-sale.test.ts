import { expect, test } from 'vitest';
import type { Product } from '#features/catalogue/contract.ts';
import { categoriesOnSale } from './categories-on-sale.ts';
import type { CatalogueEntry } from './snapshot.ts';

const entries = (categories: readonly string[]): CatalogueEntry[] =>
  categories.map((category) => ({ pricePence: 100, product: { category, inStock: false } as Product }));
const of = (...categories: string[]) => categoriesOnSale({ entries: entries(categories), lists: {} });

test('a category is there as long as it holds something, sold out or not', async () => {
  expect(await of()).toEqual([]);
  expect(await of('Kiosks', 'Kiosks')).toEqual(['Kiosks']);
});

test('the categories of the product form come in their order, and then the shop’s own by name', async () => {
  expect(await of('Zoo signs', 'Accessories', 'Café Screens', 'Digital Menu Boards')).toEqual([
    'Digital Menu Boards',
    'Accessories',
    'Café Screens',
    'Zoo signs',
  ]);
});

test('of more than twelve those with the most products are named', async () => {
  const many = Array.from({ length: 30 }, (_, at) => `Range ${String(at).padStart(2, '0')}`);
  const named = await of(...many, 'Range 29', 'Range 29', 'Kiosks', 'Kiosks');
  expect(named).toHaveLength(12);
  expect(named.slice(0, 2)).toEqual(['Kiosks', 'Range 00']);
  expect(named.at(-1)).toBe('Range 29');
});
