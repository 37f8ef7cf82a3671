import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import type { PublicSettings, StaffSettings } from '#features/settings/contract.ts';
import { settings, vatRates } from '#features/settings/tables.ts';
import type { Problem } from '#values/problem.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';

const TODAY = '2026-06-15';
let shop: TestShop;
let admin: Visitor & { id: number };

beforeAll(async () => {
  shop = await openTestShop({ CLOCK: `${TODAY}T12:00:00Z` });
  admin = await signedIn(shop, 'admin');
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { db } = shop.context;
  await db.delete(settings);
  await db.delete(vatRates);
  await db.delete(auditLog);
});

const read = () => admin.get<StaffSettings>('/api/settings');
const put = (body: object) => admin.put<StaffSettings & Problem>('/api/settings', body);
const audited = () => shop.context.db.select().from(auditLog);
const publicly = () => shop.get<PublicSettings>('/api/settings/public');

const company = {
  name: 'Corner Signage Limited',
  tradingName: '',
  companyNumber: '01234567',
  vatNumber: '123456789',
  addressLines: ['1 Foundry Lane', 'Leeds'],
  email: 'hello@corner.example',
  phone: '',
  openingHours: '',
};
const paris = { country: 'France', city: 'Paris', address: '9 rue Verte', phone: '+33 1 99 00 01 42' };

test('a fresh shop shows what holds, each section in its version 0, and the rules of the points', async () => {
  const fresh = await read();
  expect(fresh.company).toMatchObject({ version: 0, name: 'Brightfront' });
  expect(fresh.vat).toEqual({ version: 0, today: TODAY, rate: '20.00', since: null, upcoming: [], past: [] });
  expect(fresh.branches).toEqual({ version: 0, list: [] });
  expect(fresh.points).toMatchObject({ perPound: 1, redeemStep: 100, stepWorth: '1.00' });
  expect(fresh.points.levels.map(({ name, from }) => `${name} ${from}`)).toEqual([
    'Bronze 0',
    'Silver 1000',
    'Gold 5000',
    'Platinum 15000',
  ]);
});

test('what an admin saves is what everybody reads, and the pages of every instance are made afresh', async () => {
  const before = (await catalogueOf(shop.context).current()).version;
  const { status, body } = await put({ company: { version: 0, ...company } });
  expect(status).toBe(200);
  expect(body.company).toMatchObject({ version: 1, tradingName: company.name, vatNumber: 'GB 123 4567 89' });
  expect((await publicly()).company.name).toBe(company.name);
  await expect.poll(async () => (await catalogueOf(shop.context).current()).version).toBeGreaterThan(before);
});

test('a change is written into the audit log with what was there before', async () => {
  await put({ branches: { version: 0, list: [paris] } });
  await put({ branches: { version: 1, list: [{ ...paris, city: 'Lyon' }] } });
  const rows = await audited();
  expect(rows).toHaveLength(2);
  expect(rows[1]).toMatchObject({
    actorId: admin.id,
    action: 'settings.branches_changed',
    before: { list: [paris] },
    after: { list: [{ ...paris, city: 'Lyon' }] },
  });
});

test('saving what holds already changes nothing, so that sending it twice is harmless', async () => {
  await put({ social: { version: 0, list: [{ name: 'LinkedIn', href: 'https://social.example/us' }] } });
  const again = await put({ social: { version: 0, list: [{ name: 'LinkedIn', href: 'https://social.example/us' }] } });
  expect(again.status).toBe(200);
  expect(again.body.social.version).toBe(1);
  expect(await audited()).toHaveLength(1);
});

test('of two admins who change the same section the second is told, and may still change another', async () => {
  await put({ company: { version: 0, ...company } });
  const stale = await put({
    deliveryOrigin: { version: 0, address: 'Leeds', lat: 53.8, lng: -1.5 },
    company: { version: 0, ...company, name: 'Other' },
  });
  expect(stale.status).toBe(409);
  expect((await read()).deliveryOrigin.version).toBe(0);
  expect((await publicly()).company.name).toBe(company.name);
  expect((await put({ deliveryOrigin: { version: 0, address: 'Leeds', lat: 53.8, lng: -1.5 } })).status).toBe(200);
});

test('a version that nobody has reached is as stale as an old one', async () => {
  expect((await put({ company: { version: 7, ...company } })).status).toBe(409);
  expect(await shop.context.db.select().from(settings)).toEqual([]);
});

test('two admins who save at the same moment: one is told', async () => {
  const sent = ['One', 'Two', 'Three'].map((name) => put({ company: { version: 0, ...company, name } }));
  expect((await Promise.all(sent)).map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await audited()).toHaveLength(1);
});

describe('VAT', () => {
  const set = (version: number, ...upcoming: [rate: string | number, validFrom: string][]) =>
    put({ vat: { version, upcoming: upcoming.map(([rate, validFrom]) => ({ rate, validFrom })) } });

  test('a new rate begins on its day, today included, and what was in force becomes the past', async () => {
    const first = await set(0, ['20 %', TODAY], ['17.5', '2026-12-01']);
    expect(first.body.vat).toMatchObject({ version: 1, rate: '20.00', since: TODAY, past: [] });
    expect(first.body.vat.upcoming).toEqual([{ rate: '17.50', validFrom: '2026-12-01' }]);
    const second = await set(1, [5, TODAY]);
    expect(second.body.vat).toMatchObject({ version: 2, rate: '5.00', since: TODAY, upcoming: [] });
    expect((await publicly()).vatRate).toBe('5.00');
    expect((await audited()).map(({ before, after }) => [before, after])).toEqual([
      [{}, { [TODAY]: '20.00', '2026-12-01': '17.50' }],
      [{ [TODAY]: '20.00', '2026-12-01': '17.50' }, { [TODAY]: '5.00' }],
    ]);
  });

  test('taking away a rate that waits leaves the one in force, and the same list again is no change', async () => {
    await set(0, [20, TODAY], [22, '2027-01-01']);
    expect((await set(1)).body.vat).toMatchObject({ rate: '20.00', upcoming: [] });
    expect((await set(0)).status).toBe(200);
    expect(await audited()).toHaveLength(2);
  });

  test('the rates of the past cannot be rewritten', async () => {
    await shop.context.db.insert(vatRates).values([
      { rate: '17.50', validFrom: '2010-01-01' },
      { rate: '20.00', validFrom: '2011-01-04' },
    ]);
    expect((await read()).vat).toMatchObject({
      since: '2011-01-04',
      past: [{ rate: '17.50', validFrom: '2010-01-01' }],
    });
    const { status, body } = await set(0, ['10', '2026-06-14']);
    expect(status).toBe(400);
    expect(body.errors).toEqual({ 'vat.upcoming.0.validFrom': ['A rate can begin today at the earliest'] });
  });

  test('a day can have one rate, and no rate waits for decades', async () => {
    const { body } = await set(0, [10, '2026-07-01'], [12, '2026-07-01'], [15, '2062-07-01']);
    expect(body.errors).toEqual({
      'vat.upcoming.1.validFrom': ['Another rate begins on this day already'],
      'vat.upcoming.2.validFrom': ['A rate can begin 10 years from now at the latest'],
    });
  });
});

describe('a section that is wrong', () => {
  const claim = { title: 'Next day', text: 'Tomorrow', href: '/terms' };
  test.each<[field: string, sections: object]>([
    ['body', {}],
    ['company.version', { company }],
    ['company.name', { company: { version: 0, ...company, name: '' } }],
    ['company.email', { company: { version: 0, ...company, email: 'us' } }],
    ['vat.upcoming.0.rate', { vat: { version: 0, upcoming: [{ rate: '', validFrom: TODAY }] } }],
    ['vat.upcoming.0.validFrom', { vat: { version: 0, upcoming: [{ rate: 20, validFrom: '' }] } }],
    ['vat.upcoming.0.validFrom', { vat: { version: 0, upcoming: [{ rate: 20, validFrom: '2026-02-30' }] } }],
    ['deliveryOrigin.address', { deliveryOrigin: { version: 0, address: ' ', lat: 1, lng: 1 } }],
    ['deliveryOrigin.lat', { deliveryOrigin: { version: 0, address: 'Leeds', lat: 90.1, lng: 1 } }],
    ['deliveryOrigin.lng', { deliveryOrigin: { version: 0, address: 'Leeds', lat: 1, lng: '1' } }],
    ['electricity.pencePerKwh', { electricity: { version: 0, pencePerKwh: 0 } }],
    ['electricity.pencePerKwh', { electricity: { version: 0, pencePerKwh: 0.30001 } }],
    ['electricity.pencePerKwh', { electricity: { version: 0, pencePerKwh: null } }],
    ['branches.list.1.city', { branches: { version: 0, list: [paris, { ...paris, city: '' }] } }],
    ['branches.list', { branches: { version: 0, list: Array.from({ length: 31 }, () => paris) } }],
    ['claims.list.0.href', { claims: { version: 0, list: [{ ...claim, href: 'javascript:alert(1)' }] } }],
    ['claims.list.0.href', { claims: { version: 0, list: [{ ...claim, href: '//elsewhere.example' }] } }],
    ['claims.list.0.needsDeliveryDays', { claims: { version: 0, list: [{ ...claim, needsDeliveryDays: 1.5 }] } }],
    ['social.list.0.href', { social: { version: 0, list: [{ name: 'X', href: 'http://plain.example' }] } }],
    ['social.list.0.name', { social: { version: 0, list: [{ name: ' ', href: '/contact' }] } }],
  ])('is refused beside %s %#', async (field, sections) => {
    const { status, body } = await put(sections);
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
    expect(await audited()).toEqual([]);
  });
});

test('the price of a kWh that an admin sets is what pages work with', async () => {
  expect((await publicly()).pencePerKwh).toBe(30);
  const { body } = await put({ electricity: { version: 0, pencePerKwh: 27.53 } });
  expect(body.electricity).toEqual({ version: 1, pencePerKwh: 27.53 });
  expect((await publicly()).pencePerKwh).toBe(27.53);
});

test('a claim that depends on fast delivery keeps what it depends on', async () => {
  const claim = { title: 'Next day', text: 'Tomorrow', href: '/terms', needsDeliveryDays: 1 };
  await put({ claims: { version: 0, list: [claim, { ...claim, title: 'Ever', needsDeliveryDays: null }] } });
  const { needsDeliveryDays: _, ...free } = claim;
  expect((await read()).claims.list).toEqual([claim, { ...free, title: 'Ever' }]);
  expect((await publicly()).claims.map(({ title }) => title)).toEqual(['Ever']);
});

test('only an admin reads or writes the settings', async () => {
  const employer = await signedIn(shop, 'employer', ['manage_users']);
  expect((await employer.fetch('/api/settings')).status).toBe(403);
  expect((await employer.put('/api/settings', { company: { version: 0, ...company } })).status).toBe(403);
  expect((await shop.visitor().fetch('/api/settings')).status).toBe(401);
});
