import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#features/accounts/contract.ts';
import { PASSWORD_MESSAGES } from '#features/accounts/password.ts';
import { users } from '#features/accounts/tables.ts';
import { auditLog } from '#features/audit/tables.ts';
import type { PublicSettings, StaffSettings } from '#features/settings/contract.ts';
import { readSetting, writeSetting } from '#features/settings/server/door.ts';
import { settings, vatRates } from '#features/settings/tables.ts';
import type { Checked } from '#features/setup/contract.ts';
import { emails } from '#platform/tables.ts';
import type { Problem } from '#values/problem.ts';
import { addPerson, signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { prepareShop } from '../../../prepare-shop.ts';
import { offerSetup } from './door.ts';

let shop: TestShop;
let code: string;
beforeAll(async () => {
  shop = await openTestShop({ SHOP_MODE: 'production', TRUST_PROXY: '1' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.context.pool.query(
    'truncate users, settings, vat_rates, payment_methods, audit_log, rate_limits restart identity cascade',
  );
  code = (await offerSetup(shop.context)) ?? '';
  // These sign in to see the set-up shop; tests/api/second-factor-required.test.ts shows what happens without grace.
  await writeSetting(shop.context.db, 'secondFactor', { graceDays: 14 });
});

const company = {
  name: 'Corner Signage Limited',
  tradingName: 'Corner Signage',
  companyNumber: 'sc 123456',
  vatNumber: 'gb123456789',
  addressLines: ['1 Foundry Lane', '', ' Leeds ', 'LS1 4AP'],
  email: ' Hello@corner-signage.example ',
  phone: '0113 496 0100',
  openingHours: 'Monday to Friday',
};
const admin = { firstName: 'Zoë', lastName: "O'Brien", email: 'Zoe@corner-signage.example', password: 'Password123!' };

const bank = { accountName: company.name, sortCode: '123456', accountNumber: '01234567', iban: '', bic: '' };

interface Sent {
  code?: unknown;
  company?: object;
  vatRate?: unknown;
  bank?: object;
  admin?: object;
}

const setup = (change: Sent = {}, headers?: Record<string, string>) => {
  const body = { code, vatRate: '20', ...change, company: { ...company, ...change.company } };
  return shop
    .visitor()
    .post<Problem & { user: User }>('/api/setup', { ...body, admin: { ...admin, ...change.admin } }, headers);
};
const needed = async () => (await shop.get<{ needed: boolean }>('/api/setup')).needed;
const from = (address: string) => ({ 'x-forwarded-for': address });
const accounts = () => shop.context.db.select().from(users);

test('a demo needs no setting up and offers no code', async () => {
  const demo = await openTestShop();
  expect(await offerSetup(demo.context)).toBeNull();
  expect(await demo.get('/api/setup')).toEqual({ needed: false });
  await demo.close();
});

test('the owner sets the shop up once and can sign in', async () => {
  expect(await needed()).toBe(true);
  const { status, body } = await setup();
  expect(status).toBe(201);
  expect(body.user).toMatchObject({ username: 'zoe.obrien', userType: 'admin', isActive: true, firstName: 'Zoë' });
  expect(JSON.stringify(body)).not.toMatch(/passw|hash/i);
  expect(await needed()).toBe(false);

  const publicSettings = await shop.get<PublicSettings>('/api/settings/public');
  expect(publicSettings).toMatchObject({ vatRate: '20.00' });
  expect(publicSettings.company).toEqual({
    ...company,
    companyNumber: 'SC123456',
    vatNumber: 'GB 123 4567 89',
    addressLines: ['1 Foundry Lane', 'Leeds', 'LS1 4AP'],
    email: 'Hello@corner-signage.example',
  });
  const owner = await shop.as('zoe@CORNER-signage.example', admin.password, 'admin');
  expect((await owner.fetch('/api/settings')).status).toBe(200);
});

test('the setup stands in the audit log as the new admin’s doing, without a secret', async () => {
  const { body } = await setup();
  const [row] = await shop.context.db.select().from(auditLog);
  expect(row).toMatchObject({ actorId: body.user.id, action: 'shop.set_up', before: null });
  expect(JSON.stringify(row)).not.toMatch(new RegExp(`argon2|${code}|${admin.password}`));
});

test('a company without VAT registration or trading name is set up at 0 %', async () => {
  const { status } = await setup({ vatRate: 0, company: { vatNumber: '', tradingName: ' ', companyNumber: '' } });
  expect(status).toBe(201);
  const { vatRate, company: stored } = await shop.get<PublicSettings>('/api/settings/public');
  expect({ vatRate, ...stored }).toMatchObject({ vatRate: '0.00', vatNumber: '', tradingName: company.name });
});

test('of two owners who finish at the same moment one gets through, and nothing of the other is left', async () => {
  const sent = Array.from({ length: 4 }, (_, i) => setup({ admin: { email: `owner${i}@corner-signage.example` } }));
  const statuses = (await Promise.all(sent)).map(({ status }) => status).sort();
  expect(statuses).toEqual([201, 409, 409, 409]);
  expect(await accounts()).toHaveLength(1);
  expect(await shop.context.db.select().from(vatRates)).toHaveLength(1);
});

test('of two instances that are set up at once one does it, whichever code of theirs is used', async () => {
  const { DATABASE_URL } = shop.context.config;
  const second = await openTestShop({ SHOP_MODE: 'production', DATABASE_URL });
  const body = {
    code: await offerSetup(second.context),
    company,
    vatRate: '20',
    admin: { ...admin, email: 'ng@b.example' },
  };
  const answers = await Promise.all([setup(), second.post('/api/setup', body)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await accounts()).toHaveLength(1);
  await second.close();
});

test('sending it twice makes one admin, and a code opens nothing any more', async () => {
  expect((await setup()).status).toBe(201);
  const again = await setup({ admin: { email: 'other@corner-signage.example' } });
  expect(again.status).toBe(409);
  expect(again.body.detail).toContain('set up already');
  expect(await accounts()).toHaveLength(1);
  expect(await shop.context.db.select().from(settings).where(eq(settings.key, 'setupCodes'))).toEqual([]);
  expect(await offerSetup(shop.context)).toBeNull();
});

describe('the code', () => {
  test('is stored only as a hash', async () => {
    const rows = await shop.context.db.select().from(settings);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  test('may be typed without dashes and in small letters', async () => {
    expect((await setup({ code: ` ${code.replaceAll('-', '').toLowerCase()} ` })).status).toBe(201);
  });

  test('of another instance or an earlier start is as good', async () => {
    const later = await Promise.all([offerSetup(shop.context), offerSetup(shop.context)]);
    expect(new Set([code, ...later]).size).toBe(3);
    for (let start = 3; start <= 11; start++) await offerSetup(shop.context);
    // The last ten are good: one of the two at once is the oldest of them.
    expect((await setup({ code })).status).toBe(403);
    const statuses = [];
    for (const known of later) statuses.push((await setup({ code: known })).status);
    expect(statuses).toContain(201);
  });

  test('is asked for, and a wrong one changes nothing', async () => {
    expect((await setup({ code: '' })).body.errors).toEqual({ code: ['Setup code is required'] });
    const wrong = await setup({ code: '0000-0000-0000-0000' });
    expect(wrong.status).toBe(403);
    expect(wrong.body.errors?.code?.[0]).toContain('not the setup code');
    expect(await accounts()).toEqual([]);
  });

  test('can be tried ten times an hour from one address, and other addresses are not blocked', async () => {
    for (let i = 0; i < 10; i++) expect((await setup({ code: 'wrong' }, from('192.0.2.1'))).status).toBe(403);
    const refused = await setup({}, from('192.0.2.1'));
    expect(refused.status).toBe(429);
    expect(refused.body.detail).toMatch(/try again in 60 minutes/);
    expect((await setup({}, from('192.0.2.2'))).status).toBe(201);
  });

  test('is not used up by a form that is wrong elsewhere', async () => {
    for (let i = 0; i < 12; i++) expect((await setup({ vatRate: 'much' })).status).toBe(400);
    expect((await setup()).status).toBe(201);
  });
});

describe('a form that is wrong', () => {
  test.each<[field: string, change: Sent, message: string]>([
    ['company.name', { company: { name: ' ' } }, 'Company name is required'],
    ['company.name', { company: { name: 'x'.repeat(201) } }, 'Company name can be at most 200 characters'],
    ['company.companyNumber', { company: { companyNumber: '123' } }, 'A company number has 8 letters and digits'],
    ['company.vatNumber', { company: { vatNumber: 'DE123' } }, 'A UK VAT number is GB and 9 or 12 digits'],
    ['company.vatNumber', { company: { vatNumber: '' } }, 'VAT number is required while VAT is charged'],
    ['company.addressLines', { company: { addressLines: [' '] } }, 'Address is required'],
    ['company.addressLines', { company: { addressLines: undefined } }, 'Address is required'],
    ['company.addressLines', { company: { addressLines: 'a b c d e f g'.split(' ') } }, 'at most 6 lines'],
    ['company.addressLines.0', { company: { addressLines: ['x'.repeat(101)] } }, 'at most 100 characters'],
    ['company.email', { company: { email: 'nobody' } }, 'Please enter a valid email address'],
    ['company.phone', { company: { phone: 'call me' } }, 'Enter a phone number'],
    ['vatRate', { vatRate: '' }, 'Enter a rate from 0 to 100'],
    ['vatRate', { vatRate: '100.01' }, 'Enter a rate from 0 to 100'],
    ['vatRate', { vatRate: -1 }, 'Enter a rate from 0 to 100'],
    ['vatRate', { vatRate: '17.555' }, 'Enter a rate from 0 to 100'],
    ['vatRate', { vatRate: null }, 'Enter a rate from 0 to 100'],
    ['bank.sortCode', { bank: { ...bank, sortCode: '' } }, 'Sort code is required'],
    ['bank.iban', { bank: { ...bank, iban: 'GB34 BUKB 2020 1555 5555 55' } }, 'This is not an IBAN'],
    ['admin.firstName', { admin: { firstName: '' } }, 'First name is required'],
    ['admin.lastName', { admin: { lastName: '  ' } }, 'Last name is required'],
    ['admin.lastName', { admin: { lastName: 'x'.repeat(101) } }, 'Last name can be at most 100 characters'],
    ['admin.email', { admin: { email: 'zoe@' } }, 'Please enter a valid email address'],
    ['admin.password', { admin: { password: 'Short1' } }, PASSWORD_MESSAGES.tooShortForStaff],
    ['admin.password', { admin: { password: 'Elevenchar1' } }, PASSWORD_MESSAGES.tooShortForStaff],
    ['admin.password', { admin: { password: 'Corner-Signage1' } }, PASSWORD_MESSAGES.tooCommon],
    ['admin.password', { admin: { password: 'onlyletterson' } }, PASSWORD_MESSAGES.needsBoth],
    ['admin.password', { admin: { password: `${'a1'.repeat(65)}` } }, PASSWORD_MESSAGES.tooLong],
  ])('says so beside %s %#', async (field, change, message) => {
    const { status, body } = await setup(change);
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
    expect(body.errors?.[field]?.[0]).toContain(message);
    expect(await accounts()).toEqual([]);
  });
});

test('an e-mail address that a customer has already is refused beside the field, and the setup stays open', async () => {
  await signedIn(shop, 'public');
  const [customer] = await accounts();
  const { status, body } = await setup({ admin: { email: customer?.email.toUpperCase() } });
  expect(status).toBe(409);
  expect(Object.keys(body.errors ?? {})).toEqual(['admin.email']);
  expect(await needed()).toBe(true);
  expect((await setup()).status).toBe(201);
});

test('a shop whose admin was deactivated can be set up again with a new code', async () => {
  const { id } = await addPerson(shop, 'admin');
  expect(await needed()).toBe(false);
  expect((await setup()).status).toBe(409);
  await shop.context.db.update(users).set({ isActive: false }).where(eq(users.id, id));
  expect(await needed()).toBe(true);
});

test('orders of a new shop leave from about where its company is, until its staff set the warehouse', async () => {
  await setup();
  const owner = await shop.as('zoe.obrien', admin.password, 'admin');
  const origin = async () => (await owner.get<StaffSettings>('/api/settings')).deliveryOrigin;
  expect(await origin()).toMatchObject({ version: 0, address: 'Leeds, United Kingdom', isAssumed: true });
  const before = await owner.get<StaffSettings>('/api/settings');
  const { tradingName: _, ...moved } = { ...before.company, addressLines: ['Unit 4, Quay Works', 'Bristol BS1 6XN'] };
  expect((await owner.put('/api/settings', { company: moved })).status).toBe(200);
  expect(await origin()).toMatchObject({ version: 0, address: 'Bristol, United Kingdom', isAssumed: true });
  const yard = { address: 'Dock Yard, Avonmouth', lat: 51.5, lng: -2.69 };
  expect((await owner.put('/api/settings', { deliveryOrigin: { version: 0, ...yard } })).status).toBe(200);
  expect((await owner.put('/api/settings', { company: { ...before.company, version: 2 } })).status).toBe(200);
  expect(await origin()).toEqual({ version: 1, ...yard, isAssumed: false });
});

test('a shop that was set up before its company was placed is placed when it starts', async () => {
  await setup();
  await shop.context.db.delete(settings).where(eq(settings.key, 'companyPlace'));
  await prepareShop(shop.context, () => undefined);
  expect(await readSetting(shop.context.db, 'deliveryOrigin')).toMatchObject({ address: 'Leeds, United Kingdom' });
});

test('the account given in the setup is what buyers are offered to pay into; no account, no bank transfer', async () => {
  await setup({ bank: { accountName: '', sortCode: ' ' } });
  expect(await shop.get('/api/payment-methods')).toEqual([]);
  await shop.context.db.update(users).set({ isActive: false });
  code = (await offerSetup(shop.context)) ?? '';
  expect((await setup({ bank, admin: { email: 'second@corner-signage.example' } })).status).toBe(201);
  expect(await shop.get('/api/payment-methods')).toMatchObject([{ name: 'Bank transfer', provider: 'bank_transfer' }]);
});

test('e-mail is done when the mail server has taken a message, not when its address is set', async () => {
  const { DATABASE_URL } = shop.context.config;
  const mailed = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@b.example', PUBLIC_URL: 'https://b.example' };
  const second = await openTestShop({ SHOP_MODE: 'production', DATABASE_URL, ...mailed });
  await setup();
  const owner = await second.as('zoe.obrien', admin.password, 'admin');
  const mail = async () => (await owner.get<Checked[]>('/api/setup/checklist')).find(({ check }) => check === 'mail');
  const { db } = shop.context;
  await db.delete(emails);
  expect(await mail()).toEqual({ check: 'mail', isDone: false, isUnproved: true });
  const message = {
    template: 'x',
    recipient: 'a@b.example',
    subject: 'x',
    html: 'x',
    text: 'x',
    createdAt: new Date(),
  };
  await db.insert(emails).values({ ...message, messageId: '<1@b>', attempts: 1, lastError: 'connect ECONNREFUSED' });
  expect(await mail()).toMatchObject({ isDone: false, isUnproved: true });
  await db.update(emails).set({ status: 'sent' });
  expect(await mail()).toEqual({ check: 'mail', isDone: true, isUnproved: false });
  await db.delete(emails);
  await second.close();
});

test('the checklist says what is missing, and an item is done when checkout says so too', async () => {
  await setup({ vatRate: 20 });
  const owner = await shop.as('zoe.obrien', admin.password, 'admin');
  const toDo = async () => {
    const checks = await owner.get<{ check: string; isDone: boolean }[]>('/api/setup/checklist');
    return checks.filter(({ isDone }) => !isDone).map(({ check }) => check);
  };
  expect(await toDo()).toEqual(['products', 'delivery', 'payment', 'mail', 'address']);
  await owner.post('/api/products', { name: 'Screen', price: '299.00', category: 'Kiosks', stockQuantity: 1 });
  await owner.post('/api/delivery-methods', { name: 'Van', price: '9.99', estimatedDays: 2 });
  const { body: method } = await owner.post<{ id: number }>('/api/payment-methods', {
    name: 'BACS',
    settings: '{"provider":"bank_transfer"}',
  });
  expect(await toDo()).toEqual(['payment', 'mail', 'address']);
  await owner.put(`/api/payment-methods/${method.id}`, {
    name: 'BACS',
    settings: JSON.stringify({ provider: 'bank_transfer', ...bank }),
  });
  expect(await toDo()).toEqual(['mail', 'address']);
  await shop.context.db.update(settings).set({ value: { ...company, vatNumber: '', email: '' } });
  expect(await toDo()).toEqual(['company', 'vat', 'mail', 'address']);
});
