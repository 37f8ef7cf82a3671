import { expect, test } from 'vitest';
import type { Product } from '#features/catalogue/contract.ts';
import { familiesOnSale } from './families-on-sale.ts';
import type { CatalogueEntry } from './snapshot.ts';

const board = (name: string, pricePence: number, category = 'Digital Menu Boards'): CatalogueEntry => ({
  pricePence,
  product: { name, category, specs: { screenSizeInches: 43 }, inStock: false } as Product,
});
const counterBoards = (...entries: CatalogueEntry[]) =>
  familiesOnSale({ entries }).find(({ slug }) => slug === 'counter-menu-boards');

test('a family of which the shop sells nothing says so, with sample prices', () => {
  expect(counterBoards()).toMatchObject({ products: 0, priceFrom: '450.00', priceTo: '1180.00' });
  expect(counterBoards(board('Menu board', 10_000, 'Teapots'))).toMatchObject({ products: 0, priceFrom: '450.00' });
});

test('its prices follow every change of a price, and count what is sold out', () => {
  const others = [board('Counter 55 menu board', 68_900), board('Counter Duo 43', 1_00)];
  expect(counterBoards(board('Counter 43 menu board', 45_000), ...others)).toMatchObject({
    products: 2,
    priceFrom: '450.00',
    priceTo: '689.00',
  });
  expect(counterBoards(board('Counter 43 menu board', 45_100), ...others)).toMatchObject({ priceFrom: '451.00' });
  expect(counterBoards(board('Counter 43 menu board', 45_100))).toMatchObject({
    products: 1,
    priceFrom: '451.00',
    priceTo: '451.00',
  });
});
