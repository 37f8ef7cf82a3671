import fs from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import type { StaffCurrency } from '#features/currencies/contract.ts';
import { currencies } from '#features/currencies/tables.ts';
import type { Problem } from '#values/problem.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';

const CALL = '/api/currencies';
const shop: TestShop = await openTestShop();
const admin: Visitor = await signedIn(shop, 'admin');
afterAll(() => shop.close());

const pound = { code: 'GBP', name: 'British Pound', symbol: '£', exchangeRate: '1.00' };
const dollar = { code: 'USD', name: 'US Dollar', symbol: '$', exchangeRate: '1.27' };
const euro = { code: 'EUR', name: 'Euro', symbol: '€', exchangeRate: '1.17' };

beforeEach(async () => {
  await shop.context.db.delete(currencies);
  await shop.context.db.insert(currencies).values([{ ...pound, isDefault: true }, dollar, euro]);
});

const all = () => admin.get<StaffCurrency[]>(`${CALL}?scope=all`);
const rates = async () => Object.fromEntries((await all()).map(({ code, exchangeRate }) => [code, exchangeRate]));
const idOf = async (code: string) => (await all()).find((currency) => currency.code === code)?.id ?? 0;
const put = async (code: string, body: object) =>
  (await admin.put(`${CALL}/${await idOf(code)}`, body)) as { status: number; body: Problem };
const remove = async (code: string) =>
  (await admin.delete(`${CALL}/${await idOf(code)}`)) as { status: number; body: Problem };

test('a currency is made, changed, switched off and deleted, each step in the audit log', async () => {
  const made = await admin.post<StaffCurrency>(CALL, { code: 'chf', name: 'Swiss Franc', symbol: 'CHF' });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ code: 'CHF', exchangeRate: '1.00', isActive: true, isDefault: false });
  const franc = { code: 'CHF', name: 'Swiss Franc', symbol: 'Fr', exchangeRate: 1.125 };
  expect((await put('CHF', franc)).body).toMatchObject({ symbol: 'Fr', exchangeRate: '1.125' });
  await put('CHF', { ...franc, isActive: false });
  expect((await shop.get<StaffCurrency[]>(CALL)).map(({ code }) => code)).toEqual(['GBP', 'USD', 'EUR']);
  expect((await remove('CHF')).status).toBe(204);
  expect((await admin.delete(`${CALL}/${made.body.id}`)).status).toBe(404);
  const log = await shop.context.db.select().from(auditLog).where(eq(auditLog.recordId, made.body.id));
  expect(log.filter(({ recordType }) => recordType === 'currency').map(({ action }) => action)).toEqual([
    'currency.created',
    'currency.changed',
    'currency.changed',
    'currency.deleted',
  ]);
});

test.each(['0', 0, -1, 'abc', '', 1e9, '1e9', '1000000000', null])(
  'a rate of %j is refused at its field',
  async (rate) => {
    const { status, body } = await admin.post<Problem>(CALL, { ...dollar, code: 'CAD', exchangeRate: rate });
    expect([status, body.errors]).toEqual([400, { exchangeRate: ['Exchange rate must be a positive number'] }]);
  },
);

test('a code that is there already is refused at its field, also of two at once', async () => {
  const twin = { status: 409, body: { errors: { code: ['There is a currency with the code USD already'] } } };
  expect(await admin.post(CALL, { ...dollar, code: 'usd' })).toMatchObject(twin);
  expect(await put('EUR', { ...euro, code: 'USD' })).toMatchObject(twin);
  const yen = { code: 'JPY', name: 'Yen', symbol: '¥' };
  const both = await Promise.all([admin.post(CALL, yen), admin.post(CALL, yen)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await admin.post<Problem>(CALL, { ...yen, code: 'gb£' })).body.errors).toHaveProperty('code');
});

test('the default currency is neither deleted nor switched off, and keeps its rate of 1', async () => {
  const { status, body } = await remove('GBP');
  expect([status, body.title, body.detail]).toEqual([409, 'Cannot Delete', 'Cannot delete the default currency']);
  expect((await put('GBP', { ...pound, isActive: false })).body.errors).toHaveProperty('isActive');
  expect((await put('GBP', { ...pound, isDefault: false })).body.errors).toHaveProperty('isDefault');
  expect((await put('GBP', { ...pound, exchangeRate: '2' })).body.errors).toHaveProperty('exchangeRate');
  expect((await put('GBP', { ...pound, code: 'XBP' })).body.errors).toHaveProperty('code');
  expect((await put('GBP', { ...pound, name: 'Pound sterling' })).status).toBe(200);
});

test('another default changes no rate, whatever is done with it; pounds stay, for orders are charged in them', async () => {
  expect((await put('EUR', { ...euro, isDefault: true, isActive: false })).body.errors).toHaveProperty('isActive');
  expect((await put('EUR', { ...euro, exchangeRate: '1.25', isDefault: true })).status).toBe(200);
  expect(await rates()).toEqual({ GBP: '1.00', USD: '1.27', EUR: '1.25' });
  expect((await all()).filter(({ isDefault }) => isDefault).map(({ code }) => code)).toEqual(['EUR']);
  expect((await remove('EUR')).body.detail).toBe('Cannot delete the default currency');
  expect((await remove('GBP')).status).toBe(409);
  expect((await put('GBP', { ...pound, isActive: false })).body.errors).toHaveProperty('isActive');
  expect((await put('GBP', { ...pound, exchangeRate: '0.80' })).body.errors).toEqual({
    exchangeRate: ['Pounds have the rate 1: every rate is for one pound'],
  });
  // The default has a rate like any other, and retyping one says again what a pound buys.
  expect((await put('EUR', { ...euro, exchangeRate: '1.18' })).status).toBe(200);
  const made = await admin.post<StaffCurrency>(CALL, {
    code: 'JPY',
    name: 'Yen',
    symbol: '¥',
    exchangeRate: '160',
    isDefault: true,
  });
  expect(made.body).toMatchObject({ isDefault: true, exchangeRate: '160.00' });
  expect(await rates()).toEqual({ GBP: '1.00', USD: '1.27', EUR: '1.18', JPY: '160.00' });
});

test('through any changes of the default, every rate stays what it was', async () => {
  const before = await rates();
  const typed = { GBP: pound, USD: dollar, EUR: euro };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...(['GBP', 'USD', 'EUR'] as const)), { maxLength: 5 }),
      async (codes) => {
        for (const code of codes) expect((await put(code, { ...typed[code], isDefault: true })).status).toBe(200);
        expect(await rates()).toEqual(before);
      },
    ),
    { numRuns: 8 },
  );
});

test('there and back, any rates are exactly what they were, and a report says the same in pounds throughout', async () => {
  const rate = fc.integer({ min: 1, max: 99_999_999_999 }).map((millionths) => (millionths / 1e6).toFixed(6));
  const report = async () => (await admin.fetch('/api/reports/sales/export')).text();
  const inPounds = await report();
  expect(inPounds).toMatch(/Revenue.*inc VAT/);
  await fc.assert(
    fc.asyncProperty(rate, rate, async (ofDollar, ofEuro) => {
      const typed = { ...dollar, exchangeRate: ofDollar };
      await put('USD', typed);
      await put('EUR', { ...euro, exchangeRate: ofEuro });
      const before = await rates();
      for (const [code, body] of [
        ['USD', typed],
        ['GBP', pound],
      ] as const) {
        expect((await put(code, { ...body, isDefault: true })).status).toBe(200);
        expect(await rates()).toEqual(before);
        expect(await report()).toBe(inPounds);
      }
    }),
    { numRuns: 8 },
  );
});

test('rates from the time when they were for one of the default are turned to pounds, held ones too', async () => {
  const { db } = shop.context;
  await db.delete(currencies);
  await db.execute(sql`alter table currencies drop constraint currencies_pound, drop constraint currencies_default`);
  await db.insert(currencies).values([
    { ...euro, exchangeRate: '1.00', isDefault: true },
    { ...pound, exchangeRate: '0.80' },
    { ...dollar, exchangeRate: '1.016', heldRate: '1.6' },
    // A rate that would not fit any more is the largest that does.
    { code: 'IRR', name: 'Rial', symbol: 'IRR', exchangeRate: '99999999' },
  ]);
  await db.execute(sql`alter table currencies add constraint currencies_default check (true)`);
  const migration = await fs.readFile('migrations/0067_rates_for_one_pound.sql', 'utf8');
  await db.execute(sql.raw(migration));
  const told = { EUR: '1.25', GBP: '1.00', USD: '1.27', IRR: '99999999.999999' };
  expect(await rates()).toEqual(told);
  expect((await all()).find(({ code }) => code === 'USD')?.heldRate).toBe('2.00');
  expect((await all()).find(({ isDefault }) => isDefault)?.code).toBe('EUR');
  await db.execute(sql`alter table currencies drop constraint currencies_pound`);
  await db.execute(sql.raw(migration));
  expect(await rates()).toEqual(told);
});
