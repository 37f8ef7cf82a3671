import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProduct } from '#features/catalogue/server/door.ts';
import type { SearchAnswer, SuggestAnswer } from '#features/search/contract.ts';
import type { Asked, StaffRule, StaffSynonym } from '#features/search/staff-contract.ts';
import type { Problem } from '#values/problem.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  const add = (name: string, price: number, stockQuantity = 5) =>
    createProduct(shop.context.db, { name, price, category: 'Kiosks', stockQuantity });
  await add('Ordering kiosk', 249_900);
  await add('Counter kiosk', 89_900, 0);
});
afterAll(() => shop.close());

const search = (query: Record<string, string>) => shop.fetch(`/api/search/products?${new URLSearchParams(query)}`);

test.each([
  ['minPrice', 'cheap', 'minPrice must be an amount such as 250 or 250.00'],
  ['maxPrice', '-1', 'maxPrice must be an amount such as 250 or 250.00'],
  ['maxPrice', '1.234', 'maxPrice must be an amount such as 250 or 250.00'],
  ['inStock', 'yes', 'inStock can be true or false'],
  ['onlyFamily', 'teapots', expect.stringMatching(/^onlyFamily can be counter-menu-boards, /)],
  ['sortBy', 'magic', 'sortBy can be relevance, price, name, category'],
  ['vat', 'both', 'vat can be ex or inc'],
  ['sortOrder', 'up', 'sortOrder can be asc or desc'],
  ['limit', '0', 'The limit must be a whole number from 1 to 200'],
  ['cursor', 'x', 'This cursor is not one of ours'],
  ['minPrice', 'NaN', 'minPrice must be an amount such as 250 or 250.00'],
  ['maxPrice', '99999999999', 'maxPrice must be an amount such as 250 or 250.00'],
  ['minSize', 'wide', 'minSize must be a number such as 55'],
  ['maxSize', '-3', 'maxSize must be a number such as 55'],
  ['maxSize', '5000', 'maxSize can be at most 1,000'],
  ['minNits', 'NaN', 'minNits must be a number such as 700'],
  ['outdoor', 'yes', 'outdoor can be true or false'],
  ['touch', '1', 'touch can be true or false'],
])('%s=%s is refused and names the field', async (field, value, message) => {
  const response = await search({ [field]: value });
  expect(response.status).toBe(400);
  expect(((await response.json()) as Problem).errors).toEqual({ [field]: [message] });
});

const ODD: Record<string, string> = {
  nothing: '',
  'one letter': 'k',
  'five thousand letters': 'x'.repeat(5_000),
  'five thousand words': 'menue '.repeat(5_000),
  'small words alone': 'the for with a',
  'signs alone': '?!.,;:',
  'a regular expression': '.*+?^$()|{[]}\\%_',
  emoji: '👩‍🍳',
  Arabic: 'شاشة عرض',
  'a NUL byte': 'kiosk\u0000',
  HTML: '<script>alert(1)</script>',
  SQL: "' or 1=1; drop table products --",
  'inches alone': 'inch inch inch',
  'a price of nothing': '55 inch under £0',
  'a range the wrong way round': 'kiosk under 2000 over 3000',
};

test.each(Object.entries(ODD))('%s: answered sensibly and at once', async (_what, q) => {
  await search({ q: 'kiosk' });
  const start = performance.now();
  const response = await search({ q });
  const took = performance.now() - start;
  expect(response.status).toBe(200);
  const { products, total, alternativeQueries } = (await response.json()) as SearchAnswer;
  expect(products.length).toBe(total);
  for (const each of alternativeQueries) {
    expect(((await (await search({ q: each })).json()) as SearchAnswer).total).toBeGreaterThan(0);
  }
  // Asked for are 50 ms; a machine that is busy with other tests gets some grace.
  expect(took).toBeLessThan(500);
  expect((await shop.fetch(`/api/search/suggest?${new URLSearchParams({ q })}`)).status).toBe(200);
});

test('a price of nothing finds nothing, and a range the wrong way round is turned', async () => {
  const total = async (q: string) => ((await (await search({ q })).json()) as SearchAnswer).total;
  expect(await total('kiosk under £0')).toBe(0);
  expect(await total('kiosk under 2000 over 3000')).toBe(1);
});

test('bounds the wrong way round are turned, and a category that does not exist finds nothing', async () => {
  const total = async (query: Record<string, string>) => ((await (await search(query)).json()) as SearchAnswer).total;
  expect(await total({ minPrice: '3000', maxPrice: '1000' })).toBe(1);
  expect(await total({ category: 'Teapots' })).toBe(0);
});

test('sold-out products are left out only when asked, and inStock=false asks for nothing', async () => {
  const total = async (query: Record<string, string>) => ((await (await search(query)).json()) as SearchAnswer).total;
  expect(await total({ q: 'kiosk', inStock: 'true' })).toBe(1);
  expect(await total({ q: 'kiosk', inStock: 'false' })).toBe(2);
  expect(await total({ q: 'kiosk', minPrice: '', maxPrice: '' })).toBe(2);
});

test('a search answers with products, summary and alternatives', async () => {
  const answer = (await (await search({ q: 'kiosc', sortBy: 'price', sortOrder: 'desc' })).json()) as SearchAnswer;
  expect(answer.products.map(({ name }) => name)).toEqual(['Ordering kiosk', 'Counter kiosk']);
  expect(answer.searchSummary).toBe(
    'Found 2 products for ‘kiosc’. All are in Kiosks. Prices from £899.00 to £2,499.00 ex VAT. 1 of them is in stock. Nothing is called ‘kiosc’, so this is for ‘kiosk’.',
  );
  expect(answer.alternativeQueries[0]).toBe('kiosk');
});

test('what was understood and corrected comes with the queries that undo it, and facets count', async () => {
  const answer = (await (await search({ q: 'kiosc under £1,000' })).json()) as SearchAnswer;
  expect(answer.understood).toEqual([{ label: 'Up to £1,000 ex VAT', without: 'kiosc' }]);
  expect(answer.corrected).toEqual({
    from: 'kiosc',
    to: 'kiosk',
    query: 'kiosk under £1,000',
    insteadQuery: '"kiosc" under £1,000',
  });
  expect(answer.facets).toMatchObject({
    categories: [{ name: 'Kiosks', count: 1 }],
    prices: [{ label: '£500 to £1,000', min: 500, max: 999.99, count: 1 }],
    inStock: 0,
  });
});

test('for who reads prices inc VAT every bound is one inc VAT: of words, of filters, of their counts', async () => {
  const ask = async (query: Record<string, string>) => (await (await search(query)).json()) as SearchAnswer;
  const names = async (query: Record<string, string>) => (await ask(query)).products.map(({ name }) => name);
  // £899.00 is £1,078.80 with VAT.
  expect(await names({ q: 'kiosk under £1,000' })).toEqual(['Counter kiosk']);
  const tooDear = await ask({ q: 'kiosk under £1,000', vat: 'inc' });
  expect(tooDear.products[0]?.name).toBe('Counter kiosk');
  expect(tooDear.searchSummary).toContain('Nothing of the kind meets ‘Up to £1,000 inc VAT’');
  expect(tooDear.searchSummary).toContain('Prices from £1,078.80');
  expect(await names({ q: 'kiosk under £1,079', vat: 'inc' })).toEqual(['Counter kiosk']);
  expect(await names({ maxPrice: '1078.79', vat: 'inc' })).toEqual([]);
  expect(await names({ maxPrice: '1078.80', vat: 'inc' })).toEqual(['Counter kiosk']);
  const answer = await ask({ q: 'kiosk over £1,000', vat: 'inc' });
  expect(answer.understood[0]?.label).toBe('From £1,000 inc VAT');
  expect(answer.searchSummary).toContain('Kept to: from £1,000 inc VAT. Prices from £1,078.80 to £2,998.80 inc VAT.');
  expect(answer.facets.prices.map(({ label }) => label)).toEqual(['£1,000 to £2,500', '£2,500 to £5,000']);
  expect(answer.filters.groups[0]?.title).toBe('Price, inc VAT');
  const suggested = async (more: Record<string, string>) => {
    const query = new URLSearchParams({ q: 'kiosk under £1,000', ...more });
    return ((await (await shop.fetch(`/api/search/suggest?${query}`)).json()) as SuggestAnswer).products;
  };
  expect(await suggested({})).toMatchObject([{ price: '899.00', priceIncVat: '1078.80' }]);
  expect(await suggested({ vat: 'inc' })).toEqual([]);
});

test('what is being typed is suggested: products, categories, and with a wrong letter too', async () => {
  const ask = async (q: string) =>
    (await (await shop.fetch(`/api/search/suggest?${new URLSearchParams({ q })}`)).json()) as SuggestAnswer;
  expect((await ask('coun')).products.map(({ name }) => name)).toEqual(['Counter kiosk']);
  expect((await ask('kios')).categories).toEqual([{ name: 'Kiosks', count: 2 }]);
  expect((await ask('kiosc')).products.length).toBe(2);
});

test('staff teach words, and every search knows them at once; taken back they are forgotten', async () => {
  const staff = await signedIn(shop, 'employer', ['manage_products']);
  const total = async (q: string) => ((await (await search({ q })).json()) as SearchAnswer).total;
  expect(await total('obelisk')).toBe(0);
  for (const terms of [[], ['one'], ['kiosk', 'Kiosks'], ['x'.repeat(61), 'y']]) {
    expect((await staff.post('/api/search/synonyms', { terms })).status).toBe(400);
  }
  const added = await staff.post<StaffSynonym>('/api/search/synonyms', { terms: ['Obelisk', 'kiosk'] });
  expect(added).toMatchObject({ status: 201, body: { terms: ['obelisk', 'kiosk'], oneWay: false } });
  await expect.poll(() => total('obelisk')).toBe(2);
  expect((await staff.delete(`/api/search/synonyms/${added.body.id}`)).status).toBe(204);
  await expect.poll(() => total('obelisk')).toBe(0);
});

test('staff pin a product for a query, or hide it, and undo that', async () => {
  const staff = await signedIn(shop, 'employer', ['manage_products']);
  const names = async () =>
    ((await (await search({ q: 'kiosks' })).json()) as SearchAnswer).products.map(({ name }) => name);
  const [first] = ((await (await search({ q: 'counter kiosk' })).json()) as SearchAnswer).products;
  expect((await staff.post('/api/search/rules', { query: '???', productId: first?.id, effect: 'pin' })).status).toBe(
    400,
  );
  expect((await staff.post('/api/search/rules', { query: 'x', productId: 999_999, effect: 'pin' })).status).toBe(400);
  const rule = (effect: string) =>
    staff.post<StaffRule>('/api/search/rules', { query: 'Kiosk', productId: first?.id, effect });
  const pinned = await rule('pin');
  expect(pinned.body).toMatchObject({ query: 'kiosk', effect: 'pin', product: { name: 'Counter kiosk' } });
  await expect.poll(names).toEqual(['Counter kiosk', 'Ordering kiosk']);
  expect((await rule('hide')).status).toBe(409);
  await staff.delete(`/api/search/rules/${pinned.body.id}`);
  const hidden = await rule('hide');
  await expect.poll(names).toEqual(['Ordering kiosk']);
  await staff.delete(`/api/search/rules/${hidden.body.id}`);
  await expect.poll(async () => (await names()).length).toBe(2);
});

test('a search is counted by its words, once while the visitor is typing, and without the visitor', async () => {
  const staff = await signedIn(shop, 'employer', ['manage_products']);
  await staff.get('/api/search/asked');
  for (const q of ['ze', 'zebra', 'zebra cro', 'zebra crossing']) await search({ q });
  const { withoutResults, top } = await staff.get<Asked>('/api/search/asked');
  expect(withoutResults).toContainEqual({ query: 'zebra crossing', searches: 1, empty: 1 });
  expect(top.map(({ query }) => query)).not.toContain('zebra');
});
