import { expect, test } from 'vitest';
import { judgedCatalogue } from '../../../../bench/search/judged-catalogue.ts';
import { snapshotOf } from '../../../../bench/search/shop-in-memory.ts';
import { searchQuery } from '../contract.ts';
import { indexNow } from './current-index.ts';
import { findProducts } from './find-products.ts';
import { suggest } from './suggest.ts';

const snapshot = snapshotOf(judgedCatalogue());
const inForce = indexNow(snapshot);
const ask = (typed: string) => suggest(typed, snapshot, inForce);

test('an empty or unknown query has no suggestions', () => {
  for (const typed of ['', '   ', '???', '🦓', 'zzzzqq', 'شاشة']) {
    expect(ask(typed), typed).toEqual({ products: [], categories: [], queries: [] });
  }
});

test.each(['.*', '((', '%_', "' or 1=1", 'x'.repeat(5_000), 'a b c d e f g h i j k l', '\u0000', '55"', 'under £'])(
  'whatever is typed is answered: %j',
  (typed) => expect(() => ask(typed)).not.toThrow(),
);

test('the beginning of a word is enough', () => {
  const { products, categories, queries } = ask('kio');
  expect(products.length).toBe(5);
  for (const { name } of products) expect(name.toLowerCase()).toContain('kio');
  expect(categories[0]?.name).toBe('Kiosks');
  for (const query of queries) expect(query).toContain('kio');
});

test('a wrong letter is forgiven once four have been typed', () => {
  expect(ask('kisok').products[0]?.name.toLowerCase()).toContain('kiosk');
  expect(ask('brakc').products[0]?.name.toLowerCase()).toContain('bracket');
  expect(ask('outdor tot').products[0]?.name.toLowerCase()).toContain('outdoor totem');
});

test('a part number finds its product while it is typed', () => {
  const { sku, name } = judgedCatalogue()[100] ?? { sku: '', name: '' };
  expect(ask(sku.slice(0, -1).toLowerCase()).products.map((product) => product.name)).toContain(name);
});

test('a price that was said holds for products', () => {
  for (const { price } of ask('menu board under £500').products) expect(Number(price)).toBeLessThanOrEqual(500);
});

test('in a shop of other things a size is a word of what is being typed', () => {
  const plain = { sku: null, category: 'Home', description: '', pricePence: 100, inStock: true, specs: {} };
  const home = snapshotOf(['Brass Door Hinge, 2 in.', 'Brass Door Hinge, wide'].map((name) => ({ ...plain, name })));
  const { products } = suggest('2 inch brass hin', home, indexNow(home));
  expect(products[0]?.name).toBe('Brass Door Hinge, 2 in.');
});

test('every query that is suggested has results', () => {
  for (const typed of ['m', 'me', 'sc', 'wall b', 'outd', 'vid', 'led', 'touch', 'brakc', 'mneu']) {
    for (const q of ask(typed).queries) {
      expect(findProducts(searchQuery.parse({ q }), snapshot, inForce).total, `${typed}: ${q}`).toBeGreaterThan(0);
    }
  }
});
