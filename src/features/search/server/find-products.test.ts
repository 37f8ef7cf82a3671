import fc from 'fast-check';
import { expect, test } from 'vitest';
import { availabilityOf } from '#features/catalogue/availability.ts';
import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { searchQuery } from '#features/search/contract.ts';
import { SORTS } from '#features/search/limits.ts';
import { anyCharacter } from '../../../../tests/support/any-character.ts';
import { indexNow } from './current-index.ts';
import { findProducts } from './find-products.ts';

const entry = (id: number, name: string, category: string, pricePence: number, stockQuantity = 5): CatalogueEntry => ({
  pricePence,
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
const sized = entries.map((each) => ({
  ...each,
  product: { ...each.product, specs: { screenSizeInches: Number(/^\d+/.exec(each.product.name)?.[0] ?? 22) } },
}));
const boards: Snapshot = {
  ...shop,
  entries: sized,
  byId: new Map(sized.map((each) => [each.product.id, each])),
  words: sized.map(({ product }) => product),
};
const indexed = indexNow(shop);
const search = (query: Record<string, string>, snapshot = shop) =>
  findProducts(searchQuery.parse(query), snapshot, snapshot === shop ? indexed : indexNow(snapshot));
const idsFor = (q: string) => search({ q }).products.map(({ id }) => id);

test('an empty shop answers everything with nothing', () => {
  for (const q of ['', 'kiosk']) {
    expect(search({ q }, empty)).toMatchObject({ products: [], total: 0, alternativeQueries: [], nextCursor: null });
  }
});

test('‘In stock only’ leaves out what is made to order, as its badge does and as the words do', () => {
  const made = entry(7, '65" Menu Board', 'Digital Menu Boards', 99_900);
  made.product.specs = { madeToOrder: true, leadTimeDays: 10 };
  const stocked = entries.slice(0, 2);
  const both: Snapshot = {
    ...shop,
    entries: [...stocked, made],
    words: [...stocked, made].map(({ product }) => product),
  };
  const answer = search(
    { inStock: 'true' },
    { ...both, byId: new Map(both.entries.map((each) => [each.product.id, each])) },
  );
  expect(answer.products.map(({ id }) => id).sort()).toEqual([1, 2]);
  expect(answer.searchSummary).toContain('All are in stock.');
  expect(answer.facets.inStock).toBe(2);
});

test('a family is kept to, and named, however much else has its words', () => {
  const answer = search({ onlyFamily: 'counter-menu-boards' }, boards);
  expect(answer.products.map(({ id }) => id).sort()).toEqual([1, 2]);
  expect(answer.searchSummary).toMatch(/^All 2 products in Counter menu boards, popular ones first\./);
  expect(answer.filters.active).toEqual([{ label: 'Counter menu boards', params: ['onlyFamily'] }]);
  expect(search({ onlyFamily: 'counter-menu-boards', q: 'bracket' }, boards).products.map(({ id }) => id)).toEqual([]);
});

test('a search without results says so, with alternatives that have results', () => {
  const answer = search({ q: 'zebra' });
  expect(answer.searchSummary).toBe('No products found for ‘zebra’. We do not sell ‘zebra’: no product is called so.');
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
  // What the search itself takes, and the best of some tries: the machine may be busy with something else.
  const times = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage();
    search({ q });
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
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

test('the summary counts what is made to order by itself, not as in stock', () => {
  const made = catalogueOf([
    ['Kiosk made', 10_000, { madeToOrder: true }],
    ['Kiosk made too', 10_000, { madeToOrder: true }],
    ['Kiosk there', 10_000],
    ['Lamp', 10_000, { madeToOrder: true }],
  ]);
  const summaryOf = (q: string) => findProducts(searchQuery.parse({ q }), made, indexNow(made)).searchSummary;
  expect(summaryOf('kiosk')).toContain('1 of them is in stock, 2 are made to order.');
  expect(summaryOf('kiosk made')).toContain('made to order.');
  expect(summaryOf('lamp')).toContain('It is made to order.');
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
      fc.string({ unit: anyCharacter, maxLength: 60 }),
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
        if (parsed.inStock === 'true') expect(availabilityOf(product)).toBe('In Stock');
      }
      expect(answer.total).toBe(answer.products.length);
      expect(answer.alternativeQueries.length).toBeLessThanOrEqual(4);
      for (const q of answer.alternativeQueries)
        expect(findProducts({ ...parsed, q }, shop, indexed).total).toBeGreaterThan(0);
    }),
    { numRuns: 400 },
  );
});

const catalogueOf = (products: readonly (readonly [name: string, price?: number, specs?: object])[]): Snapshot => {
  const list = products.map(([name, price = 10_000, specs = {}], at) => {
    const plain = entry(at + 1, name, 'Home', price);
    return { ...plain, product: { ...plain.product, description: null, sku: null, specs } };
  });
  return {
    ...shop,
    entries: list,
    byId: new Map(list.map((each) => [each.product.id, each])),
    words: list.map(({ product }) => product),
  };
};
const HOME = [
  'Delmar 60 in. W Vanity in White',
  'Delmar 36 in. W Vanity in White',
  'Everset 2 in. Satin Brass Door Hinge',
  'Everset 4 in. Satin Brass Door Hinge',
  'Sanded Plywood, 4 ft. x 8 ft.',
  'Sanded Plywood, 2 ft. x 8 ft.',
  'Lumo LED Under Cabinet Light, 12 in.',
  'Lumo 100-Watt Equivalent LED Bulb, 1600 Lumens',
  'Lumo 60-Watt Equivalent LED Bulb, 800 Lumens',
  'Wicker Outdoor Patio Chair (2-Pack)',
  'Touch Table Lamp',
  'Gift Basket with Candles',
  '13 Gal. Step-On Trash Can',
  'Heavy-Duty 50ft Garden Hose',
  'Heavy-Duty 50ft Extension Cord',
  'Stick Vacuum Cleaner',
  'Cable Lead Cutter',
] as const;

test.each([
  ['2 inch brass hinge', 'Everset 2 in. Satin Brass Door Hinge'],
  ['brass hinge under 3 inch', 'Everset 2 in. Satin Brass Door Hinge'],
  ['4 ft x 8 ft plywood', 'Sanded Plywood, 4 ft. x 8 ft.'],
  ["plywood 4' x 8'", 'Sanded Plywood, 4 ft. x 8 ft.'],
  ['under cabinet lighting', 'Lumo LED Under Cabinet Light, 12 in.'],
  ['100 watt bulb', 'Lumo 100-Watt Equivalent LED Bulb, 1600 Lumens'],
  ['bulb over 1000 lumens', 'Lumo 100-Watt Equivalent LED Bulb, 1600 Lumens'],
  ['60 in. vanity', 'Delmar 60 in. W Vanity in White'],
  ['60 ich vanity', 'Delmar 60 in. W Vanity in White'],
  ['outdoor patio chairs', 'Wicker Outdoor Patio Chair (2-Pack)'],
  ['touch lamp', 'Touch Table Lamp'],
  ['gift under 20 dollars', 'Gift Basket with Candles'],
  ['gift under $20', 'Gift Basket with Candles'],
  ['trash can', '13 Gal. Step-On Trash Can'],
  ['50ft extension cord', 'Heavy-Duty 50ft Extension Cord'],
  ['13 galon trash can over 1000', '13 Gal. Step-On Trash Can'],
])('a shop of other things, without prices: ‘%s’ hides nothing, and brings the right one first', (q, first) => {
  for (const known of [[], [{ screenSizeInches: 55 }]]) {
    // One television among them makes it no shop for signage.
    const others = Array.from({ length: 24 }, (_, at) => [`Assorted item ${at}`, 0] as const);
    const home = catalogueOf([
      ...HOME.map((name) => [name, 0] as const),
      ...others,
      ...known.map((specs) => ['Television', 0, specs] as const),
    ]);
    const answer = search({ q }, home);
    expect(answer.products[0]?.name).toBe(first);
    expect(answer.understood).toEqual([]);
  }
});

test('a shop of screens and hinges filters by the size of a screen, but not by that of a hinge', () => {
  const mixed = catalogueOf([
    ['Brass hinge 2 inch'],
    ['Brass hinge 4 inch'],
    ['Counter screen 43', 10_000, { screenSizeInches: 43 }],
    ['Counter screen 55', 10_000, { screenSizeInches: 55 }],
  ]);
  // A hinge that names its own size tells it, as a bracket does that names its screens.
  expect(search({ q: '55 inch screen' }, mixed).products.map(({ name }) => name)).toEqual(['Counter screen 55']);
  const plain = catalogueOf([['Brass hinge, two sizes'], ['Counter screen 55', 10_000, { screenSizeInches: 55 }]]);
  expect(search({ q: '2 inch hinge' }, plain).products.map(({ name }) => name)).toEqual(['Brass hinge, two sizes']);
});

test('a screen without a stated brightness does not match ‘under 500 nits’', () => {
  const screens = catalogueOf([
    ['Screen, 400 nits', 10_000, { screenSizeInches: 55, brightnessNits: 400 }],
    ['Screen, 700 nits', 10_000, { screenSizeInches: 55, brightnessNits: 700 }],
    ['Screen of unknown brightness', 10_000, { screenSizeInches: 55 }],
  ]);
  const { products, searchSummary } = search({ q: 'screen under 500 nits' }, screens);
  expect(products.map(({ name }) => name)).toEqual(['Screen, 400 nits']);
  expect(searchSummary).toContain('Kept to: at most 500 nits.');
});

test('numbers of other things are no price', () => {
  const priced = catalogueOf([
    ['Torch 300 lumens', 2_000],
    ['Torch 100 lumens', 90_000],
  ]);
  for (const q of ['torch 300+ lumens', 'torch over 250 lumens', 'torch up to 400 sq ft', 'torch 1450-2207']) {
    expect(search({ q }, priced).understood, q).toEqual([]);
  }
  expect(search({ q: 'torch over £250' }, priced).total).toBe(1);
  expect(search({ q: 'torch 500 - 1000' }, priced).total).toBe(1);
});

test('a catalogue without screens takes a size for a word, and the trade’s words for none', () => {
  const home = catalogueOf([['36 in. vanity'], ['36 in. range hood'], ['Garden totem']]);
  expect(search({ q: '36 inch vanity' }, home).products[0]?.name).toBe('36 in. vanity');
  expect(search({ q: 'kiosk' }, home).total).toBe(0);
});
