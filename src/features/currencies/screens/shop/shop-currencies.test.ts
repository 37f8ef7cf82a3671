import { expect, test } from 'vitest';
import type { Api } from '#web/api.ts';
import { currencyChoice, currencyCookie } from './currency-choice.ts';
import { readShopCurrencies, shownBeside } from './shop-currencies.ts';

const told = { id: 1, isActive: true, isDefault: false, showsPrices: true, rateUpdatedAt: '2026-11-20T15:23:00.000Z' };
const pound = { ...told, code: 'GBP', name: 'British Pound', symbol: '£', exchangeRate: '1.00', isDefault: true };
const dollar = { ...told, code: 'USD', name: 'US Dollar', symbol: '$', exchangeRate: '1.27' };
const yen = { ...told, code: 'JPY', name: 'Yen', symbol: '¥', exchangeRate: '190.00' };
const dinar = { ...told, code: 'KWD', name: 'Kuwaiti Dinar', symbol: 'KD', exchangeRate: '0.391' };

const shopOf = (currencies: object[]) => (async () => currencies) as unknown as Api;
const beside = async (currencies: object[], cookies: string | null) => {
  const shop = await readShopCurrencies(shopOf(currencies), cookies);
  return shownBeside(shop, shop.choice);
};

test('a shop that cannot be asked shows pounds', async () => {
  const away = (() => Promise.reject(new Error('no database'))) as unknown as Api;
  expect(await readShopCurrencies(away, 'currency=USD')).toEqual({ currencies: [], choice: null });
  expect(shownBeside({ currencies: [], choice: 'USD' }, 'USD')).toBeNull();
});

test.each(['currency=XXX', 'currency=usd', 'currency=USD%0D%0A', 'currency=', 'other=USD', '', null])(
  'the cookies %j show pounds',
  async (cookies) => {
    expect(await beside([pound, dollar], cookies)).toBeNull();
  },
);

test('a currency whose rate is no longer good shows pounds, and is not offered', async () => {
  const shop = await readShopCurrencies(shopOf([pound, { ...dollar, showsPrices: false }]), 'currency=USD');
  expect(shop.currencies.map(({ code }) => code)).toEqual(['GBP']);
  expect(shownBeside(shop, shop.choice)).toBeNull();
});

test('a visitor who chose dollars sees them, with the day of the rate', async () => {
  expect(await beside([pound, dollar], 'sid=1; currency=USD')).toMatchObject({ code: 'USD', ratedOn: '20 Nov 2026' });
});

test('each currency has the decimals of its own smallest unit', async () => {
  const { currencies } = await readShopCurrencies(shopOf([pound, dollar, yen, dinar]), null);
  expect(currencies.map(({ code, digits }) => `${code} ${digits}`)).toEqual(['GBP 2', 'USD 2', 'JPY 0', 'KWD 3']);
});

test('a shop with dollars as default shows them without a choice, and pounds to a visitor who chose pounds', async () => {
  const all = [
    { ...dollar, exchangeRate: '1.00', isDefault: true },
    { ...pound, exchangeRate: '0.79', isDefault: false },
  ];
  expect(await beside(all, null)).toMatchObject({ code: 'USD', rate: '1.00', poundRate: '0.79' });
  expect(await beside(all, 'currency=GBP')).toBeNull();
});

test('choosing the default removes the cookie, so that pages come from the cache again', () => {
  expect(currencyCookie('USD', false)).toMatch(/^currency=USD; .*Max-Age=31536000/);
  expect(currencyCookie('GBP', true)).toMatch(/^currency=; .*Max-Age=0/);
  expect(currencyChoice('currency=USD')).toBe('USD');
});
