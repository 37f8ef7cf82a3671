import { expect, test } from 'vitest';
import type { StoreProduct } from '#features/catalogue/contract.ts';
import { productChange, productForm } from '#features/catalogue/form.ts';
import { answersOf, isGivenAway, NEW_PRODUCT, type ProductAnswers, productBody, stockBody } from './product-body.ts';

const board: StoreProduct = {
  id: 7,
  name: 'Board',
  slug: 'board',
  description: null,
  price: '299.00',
  priceIncVat: '358.80',
  category: 'Kiosks',
  inStock: false,
  stockQuantity: 4,
  imageUrl: '/media/x.png',
  sku: 'MB-43',
  specs: { screenSizeInches: 43, touch: false, connectivity: ['HDMI', 'LAN'], orientation: 'both' },
  gallery: [
    { url: `/media/${'a'.repeat(64)}.svg`, alt: 'On a wall', toScale: true },
    { url: 'https://a.example/2.jpg', alt: 'From behind' },
  ],
  createdAt: '2026-11-21T12:00:00Z',
  updatedAt: '2026-11-21T12:00:00Z',
  reorderPoint: null,
  lowAt: 5,
  archivedAt: null,
  version: 3,
};

function filled(answers: ProductAnswers): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(answers)) if (name !== 'inStock' || value) form.set(name, value);
  return form;
}

test('a product that is looked at and saved again stays as it was', () => {
  const { name, description, inStock, sku, specs, version } = board;
  const change = productChange.parse({ ...productBody(filled(answersOf(board))), imageUrl: '' });
  expect(change).toEqual({
    ...{ name, description, inStock, sku, specs, version },
    price: 29_900,
    category: 'Kiosks',
    imageUrl: null,
    gallery: board.gallery.map(({ url, alt }) => ({ url, alt })),
  });
});

test('pictures are sent in the order in which they stand in the form, however many there are', () => {
  const answers = Object.fromEntries(
    Array.from({ length: 8 }, (_, at) => [7 - at, `/media/${7 - at}.png`] as const).flatMap(([at, url]) => [
      [`gallery.${at}.url`, url],
      [`gallery.${at}.alt`, `Side ${at}`],
    ]),
  );
  const { gallery } = productBody(filled({ ...NEW_PRODUCT, ...answers }));
  expect(gallery.map(({ alt }) => alt)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((at) => `Side ${at}`));
});

test('only a changed stock is sent, with the one that was seen', () => {
  expect(productBody(filled(answersOf(board)))).not.toHaveProperty('stockQuantity');
  expect(productBody(filled({ ...answersOf(board), stockQuantity: '9' }))).toMatchObject({
    stockQuantity: '9',
    stockSeen: 4,
  });
  expect(stockBody(board, '9')).toEqual({
    name: 'Board',
    price: '299.00',
    category: 'Kiosks',
    version: 3,
    stockQuantity: '9',
    stockSeen: 4,
  });
});

test('a new product that says the least is in stock with nothing there', () => {
  const body = productBody(filled({ ...NEW_PRODUCT, name: 'Kiosk', price: '£1,299.50', category: 'Kiosks' }));
  expect(productForm.parse(body)).toMatchObject({ price: 129_950, inStock: true, stockQuantity: 0, specs: {} });
});

test.each([
  ['0', board, true],
  ['£0.00', board, true],
  ['0', null, true],
  ['0', { price: '0.00' }, false],
  ['299', board, false],
  ['', null, false],
  ['none', null, false],
])('a price of %j where it was %j gives the product away: %j', (typed, before, isAsked) => {
  const form = new FormData();
  form.set('price', typed);
  expect(isGivenAway(form, before)).toBe(isAsked);
});
