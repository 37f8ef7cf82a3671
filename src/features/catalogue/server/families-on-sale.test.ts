import { expect, test } from 'vitest';
import type { Product } from '#features/catalogue/contract.ts';
import { familiesOnSale } from './families-on-sale.ts';
import type { CatalogueEntry } from './snapshot.ts';

const board = (name: string, pricePence: number, category = 'Digital Menu Boards'): CatalogueEntry => ({
  pricePence,
  product: { name, category, specs: { screenSizeInches: 43 }, inStock: false } as Product,
});
const counterBoards = async (...entries: CatalogueEntry[]) =>
  (await familiesOnSale({ entries })).families.find(({ slug }) => slug === 'counter-menu-boards');

test('a family of which the shop sells nothing says so, with sample prices', async () => {
  expect(await counterBoards()).toMatchObject({ products: 0, priceFrom: '450.00', priceTo: '1180.00' });
  expect(await counterBoards(board('Menu board', 10_000, 'Teapots'))).toMatchObject({
    products: 0,
    priceFrom: '450.00',
  });
});

test('its prices follow every change of a price, and count what is sold out', async () => {
  const others = [board('Counter 55 menu board', 68_900), board('Counter Duo 43', 1_00)];
  expect(await counterBoards(board('Counter 43 menu board', 45_000), ...others)).toMatchObject({
    products: 2,
    priceFrom: '450.00',
    priceTo: '689.00',
  });
  expect(await counterBoards(board('Counter 43 menu board', 45_100), ...others)).toMatchObject({ priceFrom: '451.00' });
  expect(await counterBoards(board('Counter 43 menu board', 45_100))).toMatchObject({
    products: 1,
    priceFrom: '451.00',
    priceTo: '451.00',
  });
});

test('a catalogue whose lists are the same is gone through once for all who ask', async () => {
  const lists = {};
  const entries = [board('Counter 43 menu board', 45_000)];
  let read = 0;
  const told = new Proxy(entries, {
    get(...of) {
      if (of[1] === Symbol.iterator) read++;
      return Reflect.get(...of);
    },
  });
  await Promise.all([1, 2, 3].map(() => familiesOnSale({ entries: told, lists })));
  expect(read).toBe(1);
  await familiesOnSale({ entries: told, lists: {} });
  expect(read).toBe(2);
});

test('a tile is named as long as it leads to a product', async () => {
  const tilesOf = async (...entries: CatalogueEntry[]) => (await familiesOnSale({ entries })).tiles;
  expect(await tilesOf()).toEqual([]);
  expect(await tilesOf(board('Menu board', 100))).toEqual(['Digital menu boards']);
  expect(await tilesOf(board('Totem 43', 100, 'Kiosks'))).toEqual(['Kiosks', 'Totems']);
  const touch = board('Screen', 100, 'Anything');
  expect(await tilesOf({ ...touch, product: { ...touch.product, specs: { touch: true } } })).toEqual(['Touch screens']);
});
