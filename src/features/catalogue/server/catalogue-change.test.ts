import { expect, test } from 'vitest';
import { changeOf } from './catalogue-change.ts';
import type { ProductRow } from './present-product.ts';
import { type CatalogueEntry, toEntry } from './snapshot.ts';

const at = new Date('2026-05-01T12:00:00Z');
const row: ProductRow = {
  ...{ id: 7, name: 'Window 43', description: 'Bright', price: 29_900, category: 'Window Displays', inStock: true },
  ...{ stockQuantity: 5, reorderPoint: null, stockMovedAt: null, imageUrl: '/media/a.jpg', gallery: [], sku: 'W-43' },
  ...{ specs: { brightnessNits: 2_500 }, archivedAt: null, isService: false, version: 1 },
  ...{ createdAt: at, updatedAt: at },
};
const entry = (changed: Partial<ProductRow> = {}) => toEntry({ ...row, ...changed }, 2_000) as CatalogueEntry;
const changeTo = (after: CatalogueEntry | undefined, before: CatalogueEntry | undefined = entry()) => {
  const { shown, lists, categories } = changeOf(2, [[7, before, after]]);
  return { isShown: shown !== 'all' && shown.has(7), lists, categories: [...categories] };
};
const nothing = { isShown: false, lists: false, categories: [] };
const listed = { isShown: true, lists: true, categories: ['Window Displays'] };

test('a sale that leaves pieces shows nothing else, nor does a row that was read again unchanged', () => {
  expect(changeTo(entry({ stockQuantity: 4, version: 2, updatedAt: new Date() }))).toEqual(nothing);
  expect(changeTo(entry({ specs: { ...row.specs } }))).toEqual(nothing);
  expect(changeOf(2, [[7, entry(), entry({ stockQuantity: 4 })]]).ids).toEqual(new Set([7]));
});

test.each([
  ['the last piece', { stockQuantity: 0 }],
  ['the switch', { inStock: false }],
  ['a price', { price: 30_000 }],
  ['a name', { name: 'Window 44' }],
  ['a text', { description: null }],
  ['an attribute', { specs: { brightnessNits: 3_000 } }],
])('%s changes the product and the lists of its category', (_, changed) => {
  expect(changeTo(entry(changed))).toEqual(listed);
});

test.each([
  ['a picture', { imageUrl: '/media/b.jpg' }],
  ['a further picture', { gallery: [{ url: '/media/c.jpg', alt: 'On a wall' }] }],
])('%s changes what is shown of the product, and no list', (_, changed) => {
  expect(changeTo(entry(changed))).toEqual({ ...nothing, isShown: true });
});

test('a product that comes, goes or moves changes the lists of every category it was or is in', () => {
  expect(changeTo(undefined)).toEqual(listed);
  expect(changeOf(2, [[7, undefined, entry()]])).toMatchObject({ shown: new Set([7]), lists: true });
  expect(changeTo(entry({ category: 'Kiosks' })).categories).toEqual(['Window Displays', 'Kiosks']);
  expect(changeOf(2, [[8, undefined, undefined]])).toMatchObject({ shown: new Set(), lists: false });
});
