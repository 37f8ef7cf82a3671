import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProduct } from '#features/catalogue/server/door.ts';
import type { SearchAnswer } from '#features/search/contract.ts';
import type { Problem } from '#values/problem.ts';
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  const add = (name: string, price: number, stockQuantity = 5) =>
    createProduct(shop.ground.db, { name, price, category: 'Kiosks', stockQuantity });
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
  ['sortBy', 'magic', 'sortBy can be relevance, price, name, category'],
  ['sortOrder', 'up', 'sortOrder can be asc or desc'],
  ['limit', '0', 'The limit must be a whole number from 1 to 200'],
  ['cursor', 'x', 'This cursor is not one of ours'],
])('%s=%s is refused and names the field', async (field, value, message) => {
  const response = await search({ [field]: value });
  expect(response.status).toBe(400);
  expect(((await response.json()) as Problem).errors).toEqual({ [field]: [message] });
});

test.each([
  ['five thousand letters', 'x'.repeat(5_000)],
  ['five thousand words', 'menue '.repeat(5_000)],
  ['signs', '.*+?^$()|{[]}\\%_'],
  ['emoji', '👩‍🍳'],
  ['Arabic', 'شاشة عرض'],
  ['a NUL byte', 'kiosk\u0000'],
  ['HTML', '<script>'],
  ['SQL', "' or 1=1 --"],
])('%s are answered', async (_what, q) => {
  expect((await search({ q })).status).toBe(200);
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
  expect(answer.understood).toEqual([{ label: 'Up to £1,000', without: 'kiosc' }]);
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
