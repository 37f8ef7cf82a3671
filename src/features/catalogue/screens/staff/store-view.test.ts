import { expect, test } from 'vitest';
import type { StoreProduct } from '#features/catalogue/contract.ts';
import { matchingProducts, readStoreFilter } from '#features/catalogue/store-filter.ts';
import { stockText } from './store-view.ts';

const product = (changes: Partial<StoreProduct>): StoreProduct => ({
  id: 1,
  name: 'Menu board 43"',
  slug: 'menu-board-43',
  description: null,
  price: '299.00',
  priceIncVat: '358.80',
  category: 'Digital Menu Boards',
  inStock: true,
  stockQuantity: 2,
  imageUrl: null,
  sku: 'MB-43',
  specs: {},
  gallery: [],
  createdAt: '2026-11-21T12:00:00Z',
  updatedAt: '2026-11-21T12:00:00Z',
  reorderPoint: null,
  lowAt: 5,
  archivedAt: null,
  version: 1,
  ...changes,
});
const products = [
  product({}),
  product({ id: 2, name: 'Wall mount', category: 'Accessories', price: '18.10', stockQuantity: 10, inStock: false }),
  product({ id: 3, name: 'Kiosk', category: 'Kiosks', stockQuantity: 0 }),
  product({ id: 5, name: 'Shelf strip', category: 'Accessories', sku: 'SS-1', stockQuantity: 6, price: '0.00' }),
  product({ id: 4, name: 'Old board', archivedAt: '2026-01-01T00:00:00Z' }),
];

test.each([
  ['', [1, 2, 3, 5]],
  ['q=BOARD mb-43', [1]],
  ['category=Accessories', [2, 5]],
  ['stock=in', [1, 5]],
  ['stock=low', [1]],
  ['stock=out', [2, 3]],
  ['stock=archived', [4]],
  ['stock=toString', [1, 2, 3, 5]],
  ['q=nothing like it', []],
])('?%s shows %j', (search, ids) => {
  expect(matchingProducts(products, readStoreFilter(new URLSearchParams(search))).map(({ id }) => id)).toEqual(ids);
});

test('says when a product with stock is switched off', () => {
  expect(products.map(stockText)).toEqual([
    '2 in stock',
    '10 in stock, switched off',
    '0 in stock',
    '6 in stock',
    '2 in stock, archived',
  ]);
});
