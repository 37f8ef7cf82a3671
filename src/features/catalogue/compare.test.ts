import { expect, test } from 'vitest';
import { comparedRows } from './compare.ts';
import { readCompared } from './compared.ts';

test.each([
  ['', []],
  [null, []],
  ['3,1,2', [3, 1, 2]],
  ['3.1.2', [3, 1, 2]],
  ['1,1,1,2', [1, 2]],
  ['1,2,3,4,5', [1, 2, 3, 4]],
  ['1,x,-2,0,2.5e3,99999999999,<script>', [1, 2]],
  ['2147483648', []],
])('an address that names %s compares %j', (text, ids) => {
  expect(readCompared(text)).toEqual(ids);
});

const product = (specs: object, sku: string | null = null) => ({ category: 'Kiosks', sku, specs });

test('what differs is marked, and what only one of them states is there for both', () => {
  const rows = comparedRows([
    product({ brand: 'Brightfront', weightKg: 4, warrantyYears: 3 }),
    product({ brand: 'Brightfront', brightnessNits: 700, warrantyYears: 5 }),
  ]);
  expect(rows).toEqual([
    { term: 'Category', values: ['Kiosks', 'Kiosks'], differs: false },
    { term: 'Brand', values: ['Brightfront', 'Brightfront'], differs: false },
    { term: 'Brightness', values: [null, '700 nits (cd/m²)'], differs: true },
    { term: 'Weight', values: ['4 kg', null], differs: true },
    { term: 'Warranty', values: ['3 years', '5 years'], differs: true },
  ]);
});

test('products that say nothing of themselves have nothing but their category to compare', () => {
  expect(comparedRows([product({}), product({})]).map(({ term }) => term)).toEqual(['Category']);
});
