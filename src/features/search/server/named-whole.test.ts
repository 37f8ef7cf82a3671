import { expect, test } from 'vitest';
import { demoProducts } from '#demo/catalogue/products.ts';
import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { searchQuery } from '#features/search/contract.ts';
import { indexNow } from './current-index.ts';
import { findProducts } from './find-products.ts';

type Fields = { name: string; category: string; sku?: string | null; description?: string; specs?: object };

function shopWith(products: readonly Fields[]): Snapshot {
  const entries = products.map(
    ({ sku = null, description = '', specs = {}, ...fields }, at) =>
      ({
        pricePence: 10_000 + at,
        product: {
          ...{ id: at + 1, slug: 'x', price: '100.00', priceIncVat: '120.00', inStock: true, stockQuantity: 2 },
          ...{ imageUrl: null, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
          ...{ sku, description, specs, ...fields },
        },
      }) as CatalogueEntry,
  );
  const byId = new Map(entries.map((each) => [each.product.id, each]));
  return { version: 1, vatRate: 2000, entries, byId, bySku: new Map(), words: entries.map(({ product }) => product) };
}

function firstFor(snapshot: Snapshot) {
  const indexed = indexNow(snapshot);
  return (q: string, more: Record<string, string> = {}) =>
    findProducts(searchQuery.parse({ q, ...more }), snapshot, indexed).products[0]?.name;
}

const CATEGORIES = ['Interactive Displays', 'Outdoor Signage', 'Video Walls', 'Kiosks', 'Accessories', 'Café Screens'];

test('a product that is typed by its whole name comes first, whatever its words say of a place', () => {
  const names = Array.from({ length: 30 }, (_, at) => `Harbour screen ${at + 1}`);
  const first = firstFor(shopWith(names.map((name, at) => ({ name, category: CATEGORIES[at % 6] ?? '' }))));
  for (const name of names) expect(first(name.toLowerCase())).toBe(name);
});

test('a name comes first that states what its product does not have, is like a part number, or asks for an order', () => {
  const names = ['Harbour 55 inch wall', 'HS-200', 'Cheapest screen under £20', 'The screen', 'Not for outdoors', 'K'];
  const others = ['Menu board 55 inch', 'HS-200 screen', 'Small screen', 'Outdoor screen', 'Kiosk'];
  const first = firstFor(shopWith([...others, ...names].map((name) => ({ name, category: 'Kiosks' }))));
  for (const name of names) expect(first(name.toUpperCase())).toBe(name);
});

test('a filter and the chosen order outweigh a name', () => {
  const products = ['Harbour screen 1', 'Harbour screen 2'].map((name, at) => ({ name, category: `Category ${at}` }));
  const first = firstFor(shopWith(products));
  expect(first('Harbour screen 1', { category: 'Category 1' })).toBe('Harbour screen 2');
  expect(first('Harbour screen 1', { sortBy: 'price', sortOrder: 'desc' })).toBe('Harbour screen 2');
});

test('every product of the range comes first by its name and by its SKU', () => {
  const first = firstFor(shopWith(demoProducts));
  const wrong = (told: (product: (typeof demoProducts)[number]) => string) =>
    demoProducts.filter((product) => first(told(product)) !== product.name).map(({ name }) => name);
  expect(wrong(({ name }) => name)).toEqual([]);
  expect(wrong(({ sku }) => sku ?? '')).toEqual([]);
});
