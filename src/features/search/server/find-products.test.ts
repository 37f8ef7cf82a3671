import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { searchQuery } from '#features/search/contract.ts';
import { SORTS } from '#features/search/limits.ts';
import { findProducts } from './find-products.ts';
import { indexNow } from './index-keeper.ts';

const entry = (id: number, name: string, category: string, pricePence: number, stockQuantity = 5): CatalogueEntry => ({
  pricePence,
  compatibleWith: [],
  product: {
    id,
    name,
    slug: 'x',
    description: `A fine ${category.toLowerCase()} product for shops.`,
    price: (pricePence / 100).toFixed(2),
    priceIncVat: (pricePence / 100).toFixed(2),
    category,
    inStock: stockQuantity > 0,
    stockQuantity,
    imageUrl: null,
    sku: `BF-${id}0-X`,
    specs: name.includes('55') ? { screenSizeInches: 55 } : {},
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  },
});
const entries = [
  entry(1, '43" Menu Board', 'Digital Menu Boards', 59_900),
  entry(2, '55" Menu Board', 'Digital Menu Boards', 89_900),
  entry(3, '55" Outdoor Totem', 'Outdoor Signage', 329_900),
  entry(4, 'Interactive Kiosk 32"', 'Kiosks', 149_900, 0),
  entry(5, 'Wall Bracket', 'Accessories', 4_900),
  entry(6, 'Café Counter Stand', 'Accessories', 3_900),
];
const shop: Snapshot = {
  version: 1,
  vatRate: 2000,
  entries,
  byId: new Map(entries.map((each) => [each.product.id, each])),
  bySku: new Map(),
  words: entries.map(({ product }) => product),
};
const empty: Snapshot = { ...shop, entries: [], byId: new Map(), words: [] };
const indexed = indexNow(shop);
const search = (query: Record<string, string>, snapshot = shop) =>
  findProducts(searchQuery.parse(query), snapshot, snapshot === shop ? indexed : indexNow(snapshot));
const idsFor = (q: string) => search({ q }).products.map(({ id }) => id);

test('an empty shop answers everything with nothing', () => {
  for (const q of ['', 'kiosk']) {
    expect(search({ q }, empty)).toMatchObject({ products: [], total: 0, alternativeQueries: [], nextCursor: null });
  }
});

test('what nobody sells is said so, with ways out that lead somewhere', () => {
  const answer = search({ q: 'zebra' });
  expect(answer.searchSummary).toBe('No products found for ‘zebra’.');
  expect(answer.alternativeQueries.length).toBeGreaterThan(0);
  for (const q of answer.alternativeQueries) expect(search({ q }).total).toBeGreaterThan(0);
});

test.each(['.*', '(((', '[a-', '\\', '"', '%_', '🦓', 'شاشة', 'a\u0000b', "'; drop table products; --", 'in', 'the'])(
  'a search for %j is answered',
  (q) => {
    expect(() => search({ q })).not.toThrow();
  },
);

test('five thousand letters are answered at once', () => {
  const q = 'menue bords '.repeat(420);
  // The best of some tries: in one of them the machine may be busy with something else.
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    search({ q });
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});

test('a wrong letter is put right, and the summary names the word', () => {
  const answer = search({ q: 'outdor totem' });
  expect(answer.products[0]?.id).toBe(3);
  expect(answer.searchSummary).toContain('Nothing is called ‘outdor’, so this is for ‘outdoor’.');
  expect(answer.alternativeQueries[0]).toBe('outdoor totem');
});

test.each(['55"', '55 inch', '55in', '55-inch'])('%s finds what measures 55 inches and nothing else', (q) => {
  expect(idsFor(q).sort()).toEqual([2, 3]);
});

test('the best have every word', () => {
  expect(idsFor('55 inch menu board')[0]).toBe(2);
  expect(idsFor('interactive kiosks for the reception')[0]).toBe(4);
  expect(idsFor('cafe')).toEqual([6]);
});

test('the beginning of the last word is enough', () => {
  expect(idsFor('wall brack')).toEqual([5]);
});

test('a part number finds its product, however it is written', () => {
  expect(idsFor('bf50x')[0]).toBe(5);
  expect(idsFor('BF-50-X')[0]).toBe(5);
});

test('a price range given the wrong way round is turned', () => {
  expect(
    search({ minPrice: '1000', maxPrice: '500' })
      .products.map(({ id }) => id)
      .sort(),
  ).toEqual([1, 2]);
});

test('the summary counts what is there', () => {
  expect(search({ q: 'menu board' }).searchSummary).toBe(
    'Found 2 products for ‘menu board’. All are in Digital Menu Boards. Prices from £599.00 to £899.00 ex VAT. All are in stock.',
  );
  expect(search({ q: 'bracket' }).searchSummary).toContain('Found 1 product for ‘bracket’. It is in Accessories.');
});

test('categories are counted before the category filter, so that another can be chosen', () => {
  const { categories, total } = search({ category: 'Kiosks' });
  expect(total).toBe(1);
  expect(categories[0]).toEqual({ name: 'Accessories', count: 2 });
  expect(categories).toHaveLength(4);
});

test('pages follow one another without gap or repetition', () => {
  const seen: number[] = [];
  let cursor: string | null = '0';
  while (cursor !== null) {
    const page = search({ limit: '2', cursor, sortBy: 'price', sortOrder: 'desc' });
    seen.push(...page.products.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual([3, 4, 2, 1, 5, 6]);
});

test('whatever is asked, every product satisfies the filters and every alternative leads somewhere', () => {
  const price = fc.option(
    fc.nat(500_000).map((pence) => (pence / 100).toFixed(2)),
    { nil: undefined },
  );
  const words = fc.array(fc.constantFrom('menu', 'bord', 'kiosk', '55"', 'outdoor', 'x', 'wall', '🦓', 'in'), {
    maxLength: 6,
  });
  const query = fc.record({
    q: fc.oneof(
      words.map((list) => list.join(' ')),
      fc.string({ unit: 'binary', maxLength: 60 }),
    ),
    category: fc.option(fc.constantFrom('Kiosks', 'Accessories', 'Nothing'), { nil: undefined }),
    minPrice: price,
    maxPrice: price,
    inStock: fc.option(fc.constantFrom('true', 'false'), { nil: undefined }),
    sortBy: fc.constantFrom(...SORTS),
    sortOrder: fc.constantFrom('asc', 'desc'),
  });
  fc.assert(
    fc.property(query, (asked) => {
      const parsed = searchQuery.parse(asked);
      const answer = findProducts(parsed, shop, indexed);
      const [low = 0, high = Infinity] = [parsed.minPrice, parsed.maxPrice];
      for (const product of answer.products) {
        const pence = Math.round(Number(product.price) * 100);
        expect(pence).toBeGreaterThanOrEqual(Math.min(low, high));
        expect(pence).toBeLessThanOrEqual(Math.max(low, high));
        if (parsed.category) expect(product.category).toBe(parsed.category);
        if (parsed.inStock === 'true') expect(product.inStock).toBe(true);
      }
      expect(answer.total).toBe(answer.products.length);
      expect(answer.alternativeQueries.length).toBeLessThanOrEqual(4);
      for (const q of answer.alternativeQueries)
        expect(findProducts({ ...parsed, q }, shop, indexed).total).toBeGreaterThan(0);
    }),
    { numRuns: 400 },
  );
});

test('a catalogue without screens takes a size for a word, and the trade’s words for none', () => {
  const entriesOf = ['36 in. vanity', '36 in. range hood', 'Garden totem'].map((name, at) => {
    const plain = entry(at + 1, name, 'Home', 10_000);
    return { ...plain, product: { ...plain.product, specs: {} } };
  });
  const home: Snapshot = {
    ...shop,
    entries: entriesOf,
    byId: new Map(entriesOf.map((each) => [each.product.id, each])),
    words: entriesOf.map(({ product }) => product),
  };
  expect(search({ q: '36 inch vanity' }, home).products[0]?.name).toBe('36 in. vanity');
  expect(search({ q: 'kiosk' }, home).total).toBe(0);
});
