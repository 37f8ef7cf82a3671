import { afterAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import type { StaffCurrency } from '#features/currencies/contract.ts';
import { refreshRatesDaily } from '#features/currencies/server/door.ts';
import { currencies } from '#features/currencies/tables.ts';
import type { Problem } from '#values/problem.ts';
import { signedIn } from '../support/people.ts';
import { openRatesSource } from '../support/rates.ts';
import { openTestShop } from '../support/shop.ts';

const CALL = '/api/currencies';
const source = await openRatesSource();
const elsewhere = await openRatesSource();
const shop = await openTestShop({ RATES_URL: source.url });
const admin = await signedIn(shop, 'admin');
afterAll(() => shop.close());

beforeEach(async () => {
  await shop.context.db.delete(currencies);
  await shop.context.db.delete(auditLog);
  await shop.context.db.insert(currencies).values([
    { code: 'GBP', name: 'British Pound', symbol: '£', isDefault: true },
    { code: 'USD', name: 'US Dollar', symbol: '$', exchangeRate: '1.27' },
    { code: 'EUR', name: 'Euro', symbol: '€', exchangeRate: '1.17' },
    { code: 'CAD', name: 'Canadian Dollar', symbol: 'C$', exchangeRate: '1.71' },
    { code: 'OMR', name: 'Omani Rial', symbol: 'OMR', exchangeRate: '0.49', rateFrozen: true },
  ]);
  source.say({ GBP: 0.8, USD: 1.0, OMR: 0.4 });
});

const refresh = () => admin.post<{ changed: string[]; held: string[]; missing: string[] } & Problem>(`${CALL}/refresh`);
const all = () => admin.get<StaffCurrency[]>(`${CALL}?scope=all`);
const find = async (code: string) => (await all()).find((currency) => currency.code === code);

test('rates are taken over; one that was frozen stays, one that the source does not know is named', async () => {
  const { status, body } = await refresh();
  expect([status, body]).toEqual([200, { changed: ['USD', 'EUR'], held: [], missing: ['CAD'], areSamples: false }]);
  expect((await all()).map(({ code, exchangeRate }) => `${code} ${exchangeRate}`)).toEqual([
    'GBP 1.00',
    'USD 1.25',
    'EUR 1.25',
    'CAD 1.71',
    'OMR 0.49',
  ]);
  expect((await find('USD'))?.rateUpdatedAt).not.toBeNull();
  const log = await shop.context.db.select().from(auditLog);
  expect(log.map(({ actorId, action }) => [actorId, action])).toEqual([
    [admin.id, 'currency.rate_refreshed'],
    [admin.id, 'currency.rate_refreshed'],
  ]);
});

test('a jump of more than 20 % waits for a person, who takes it or keeps the old rate', async () => {
  source.say({ GBP: 0.8, USD: 1.6 });
  expect((await refresh()).body).toMatchObject({ changed: ['EUR'], held: ['USD'] });
  const held = await find('USD');
  expect(held).toMatchObject({ exchangeRate: '1.27', heldRate: '2.00' });
  expect((await shop.get<object[]>(CALL))[1]).not.toHaveProperty('heldRate');

  const { id = 0, code, name, symbol } = held ?? {};
  const dollar = { code, name, symbol };
  await admin.put(`${CALL}/${id}`, { ...dollar, name: 'Dollar', exchangeRate: '1.27' });
  expect((await find('USD'))?.heldRate).toBe('2.00');
  await admin.put(`${CALL}/${id}`, { ...dollar, exchangeRate: '1.27', rateFrozen: true });
  expect(await find('USD')).toMatchObject({ exchangeRate: '1.27', heldRate: null, rateFrozen: true });
  expect((await refresh()).body.held).toEqual([]);

  await admin.put(`${CALL}/${id}`, { ...dollar, exchangeRate: '1.27' });
  await refresh();
  await admin.put(`${CALL}/${id}`, { ...dollar, exchangeRate: '2.00' });
  expect(await find('USD')).toMatchObject({ exchangeRate: '2.00', heldRate: null });
});

test.each<[string, () => void]>([
  ['is away', () => source.sayInstead(503, 'Back soon')],
  ['answers something else', () => source.sayInstead(200, '<html>Sorry</html>')],
  ['answers without end', () => source.sayInstead(200, 'x'.repeat(1_100_000))],
  ['is out of date', () => source.say({ GBP: 0.8, USD: 1 }, '2020-01-02')],
  ['leads elsewhere', () => source.redirectTo(elsewhere.url)],
  ['does not know pounds', () => source.say({ USD: 1 })],
])('a source that %s changes nothing', async (_what, breakIt) => {
  breakIt();
  const before = await all();
  const { status, body } = await refresh();
  expect([status, body.title, body.detail]).toEqual([
    502,
    'Failed to refresh exchange rates',
    'Failed to refresh exchange rates',
  ]);
  expect(await all()).toEqual(before);
  await refreshRatesDaily(shop.context);
  expect(await all()).toEqual(before);
});

test('with another default the source still says what a pound buys, of the default too', async () => {
  const euro = await find('EUR');
  const { code, name, symbol, exchangeRate } = euro ?? {};
  await admin.put(`${CALL}/${euro?.id}`, { code, name, symbol, exchangeRate, isDefault: true });
  expect((await refresh()).body).toMatchObject({ changed: ['USD', 'EUR'], held: [] });
  expect((await all()).map((row) => `${row.code} ${row.exchangeRate}`).slice(0, 3)).toEqual([
    'GBP 1.00',
    'USD 1.25',
    'EUR 1.25',
  ]);
});

test('the daily refresh is nobody’s deed', async () => {
  await refreshRatesDaily(shop.context);
  expect((await find('USD'))?.exchangeRate).toBe('1.25');
  expect((await shop.context.db.select().from(auditLog)).map(({ actorId }) => actorId)).toEqual([null, null]);
});

test('the demo has a source of its own, a production shop without one has none', async () => {
  for (const [mode, expected] of [
    ['demo', 200],
    ['production', 502],
  ] as const) {
    const other = await openTestShop({ SHOP_MODE: mode });
    const { status } = await (await signedIn(other, 'admin')).post(`${CALL}/refresh`);
    expect(status).toBe(expected);
    await other.close();
  }
});
