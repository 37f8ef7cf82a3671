import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Currency } from '#features/currencies/contract.ts';
import { currencies } from '#features/currencies/tables.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  // Pounds are there from the first migration on.
  await shop.context.db.insert(currencies).values([
    { code: 'USD', name: 'US Dollar', symbol: '$', exchangeRate: '1.27' },
    { code: 'JPY', name: 'Yen', symbol: '¥', exchangeRate: '190.125', isActive: false },
  ]);
});
afterAll(() => shop.close());

test('inactive currencies are listed only with the right to see orders', async () => {
  const all = '/api/currencies?scope=all';
  expect((await shop.fetch(all)).status).toBe(401);
  expect((await (await signedIn(shop, 'employer')).fetch(all)).status).toBe(403);
  expect((await (await signedIn(shop, 'admin')).get<Currency[]>(all)).map(({ code }) => code)).toEqual([
    'GBP',
    'USD',
    'JPY',
  ]);
});

test('rates read as people write them', async () => {
  const rates = (await shop.get<Currency[]>('/api/currencies')).map(({ code, exchangeRate }) => [code, exchangeRate]);
  expect(rates).toEqual([
    ['GBP', '1.00'],
    ['USD', '1.27'],
  ]);
});
