import { expect, test } from 'vitest';
import type { StoreProduct } from '#features/catalogue/contract.ts';
import { mergeProduct } from './merge-product.ts';
import { bodyOf } from './product-body.ts';

const opened = {
  ...{ id: 7, name: 'Counter 43', description: 'One\r\ntwo', price: '450.00', category: 'Menu boards', sku: null },
  ...{ inStock: true, stockQuantity: 82, reorderPoint: null, imageUrl: null, gallery: [], version: 3 },
  specs: { screenSizeInches: 43, touch: false, connectivity: ['HDMI', 'LAN'] },
} as unknown as StoreProduct;

/** The form of the opened product, with this typed into it. */
const typed = (changes: object, specs: object = {}) => {
  const began = bodyOf(opened);
  return { ...began, ...changes, specs: { ...began.specs, ...specs } } as ReturnType<typeof bodyOf>;
};

test('a colleague’s price is not taken back by a form in which only the stock was counted', () => {
  const now = { ...opened, price: '455.00', version: 4 };
  const { meanwhile, undone, body } = mergeProduct(opened, now, typed({ stockQuantity: '70', stockSeen: 82 }));
  expect(meanwhile).toEqual([{ field: 'Price', before: '£450.00', after: '£455.00' }]);
  expect(undone).toEqual([]);
  expect(body).toMatchObject({ price: '455.00', stockQuantity: '70', stockSeen: 82, version: 4 });
});

test('what both have changed is named with what it becomes, unless both made it the same', () => {
  const now = { ...opened, price: '455.00', name: 'Counter 43 Pro', version: 4 };
  const both = mergeProduct(opened, now, typed({ price: '460', name: 'Counter 43 Pro' }));
  expect(both.undone).toEqual([{ field: 'Price', before: '£455.00', after: '£460.00' }]);
  expect(both.body).toMatchObject({ price: '460', name: 'Counter 43 Pro' });
});

test('each fact of a product counts by itself, and a fact that was cleared stays so', () => {
  const now = { ...opened, version: 4, specs: { ...opened.specs, screenSizeInches: 44, touch: true } };
  const { undone, body } = mergeProduct(opened, now, typed({}, { screenSizeInches: '', connectivity: ['HDMI'] }));
  expect(undone).toEqual([{ field: 'Specs · Screen size inches', before: '44', after: undefined }]);
  expect(body.specs).toMatchObject({ screenSizeInches: '', touch: true, connectivity: ['HDMI'] });
});

test('pieces that were sold while staff counted are named, and the count is of the stock that is there now', () => {
  const now = { ...opened, stockQuantity: 80 };
  const { undone, body } = mergeProduct(opened, now, typed({ stockQuantity: '90', stockSeen: 82 }));
  expect(undone).toEqual([{ field: 'Stock quantity', before: '80', after: '90' }]);
  expect(body).toMatchObject({ stockQuantity: '90', stockSeen: 80 });
  expect(mergeProduct(opened, now, typed({ name: 'New' })).body).not.toHaveProperty('stockQuantity');
});
