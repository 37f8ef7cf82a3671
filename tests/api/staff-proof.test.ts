// A session left open is no way to lasting access or to the shop's money: staff prove who they are for what gives either (A15).
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sessions, signupRequests, users } from '#features/accounts/tables.ts';
import { auditLog } from '#features/audit/tables.ts';
import { grantPermission } from '#features/permissions/server/door.ts';
import { permissions } from '#features/permissions/tables.ts';
import { securityEvents } from '#features/security/tables.ts';
import { writeSetting } from '#features/settings/server/door.ts';
import { announcements } from '#platform/tables.ts';
import { addMinutes } from '#values/instant.ts';
import type { Problem } from '#values/problem.ts';
import { addPerson, signedIn } from '../support/people.ts';
import { openTestShop } from '../support/shop.ts';
import { openShopFloor } from '../support/shop-floor.ts';

const PASSWORD = 'Password123!';
const shop = await openTestShop();
const floor = await openShopFloor(shop);
const admin = await signedIn(shop, 'admin');
const { db } = shop.context;
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.context.pool.query('delete from rate_limits');
});

const jo = { firstName: 'Jo', lastName: 'Smith', phoneNumber: '0113 496 0000' };
const bank = { name: 'Bank transfer', isActive: true, processingFee: '0.00', acceptedCurrencies: 'GBP' };
const account = (accountNumber: string) => ({
  ...bank,
  settings: JSON.stringify({ provider: 'bank_transfer', accountName: 'Shop', sortCode: '20-00-00', accountNumber }),
});
const company = {
  ...{ name: 'Shop', tradingName: 'Shop', companyNumber: '', vatNumber: '', addressLines: ['1 High St'] },
  ...{ phone: '', openingHours: '' },
};
let count = 0;

const age = (minutes: number) =>
  db
    .update(sessions)
    .set({ provedAt: addMinutes(new Date(), -minutes) })
    .where(eq(sessions.userId, admin.id));

async function request() {
  const email = `asks-${count++}@example.com`;
  const [row] = await db
    .insert(signupRequests)
    .values({ email, userType: 'employer', firstName: 'Ann', lastName: 'Asks' })
    .returning();
  return row?.id;
}

async function grant() {
  const { id: userId } = await addPerson(shop, 'employer');
  await grantPermission(db, { userId, permissionType: 'view_orders', grantedBy: null, at: new Date() });
  const [row] = await db.select().from(permissions).where(eq(permissions.userId, userId));
  return { id: row?.id, userId, permissionType: 'view_orders' as const };
}

async function factorOwner() {
  const { id } = await addPerson(shop, 'public');
  await db.update(users).set({ hasSecondFactor: true }).where(eq(users.id, id));
  return id;
}

const person = async () => (await addPerson(shop, 'employer')).id;

/** Each prepares its record and answers the call: method, path and body. */
const calls: [string, () => Promise<[string, string, object?]>][] = [
  [
    'makes an admin',
    async () => ['POST', '/api/users', { ...jo, email: `a-${count++}@example.com`, userType: 'admin' }],
  ],
  [
    'makes an employer',
    async () => ['POST', '/api/users', { ...jo, email: `e-${count++}@example.com`, userType: 'employer' }],
  ],
  ['changes a role', async () => ['PATCH', `/api/users/${await person()}`, { userType: 'admin' }]],
  ['deactivates an account', async () => ['PATCH', `/api/users/${await person()}`, { isActive: false }]],
  ['deletes an account', async () => ['DELETE', `/api/users/${await person()}`]],
  [
    'takes a second factor off',
    async () => ['DELETE', `/api/users/${await factorOwner()}/second-factor`, { reason: 'Lost' }],
  ],
  ['makes a password link', async () => ['POST', `/api/users/${await person()}/password-link`]],
  [
    'grants a permission',
    async () => ['POST', '/api/permissions', { userId: await person(), permissionType: 'manage_users', granted: true }],
  ],
  [
    'changes a grant',
    async () => {
      const { id, ...granted } = await grant();
      return ['PUT', `/api/permissions/${id}`, { ...granted, permissionType: 'manage_users', granted: true }];
    },
  ],
  ['revokes a permission', async () => ['DELETE', `/api/permissions/${(await grant()).id}`]],
  [
    'approves a request',
    async () => ['PATCH', `/api/signup-request/${await request()}/status`, { status: 'approved' }],
  ],
  ['rejects a request', async () => ['PATCH', `/api/signup-request/${await request()}/status`, { status: 'rejected' }]],
  ['adds a payment method', async () => ['POST', '/api/payment-methods', account('12345678')]],
  [
    'changes the bank account',
    async () => ['PUT', `/api/payment-methods/${floor.transfer}`, account(String(20_000_000 + count++))],
  ],
  [
    'changes the shop’s own e-mail address',
    async () => {
      const { company: now } = await admin.get<{ company: { version: number } }>('/api/settings');
      return [
        'PUT',
        '/api/settings',
        { company: { ...company, email: `shop-${count++}@example.com`, version: now.version } },
      ];
    },
  ],
];

test.each(calls)('nobody %s from a session without a fresh proof, and nothing is saved', async (_what, prepare) => {
  await writeSetting(db, 'company', { ...company, email: 'hello@shop.example' });
  const [method, path, json] = await prepare();
  const send = async () => {
    const answer = await admin.fetch(path, { method, ...(json ? { json } : {}) });
    return { status: answer.status, body: (answer.status === 204 ? {} : await answer.json()) as Problem };
  };
  await age(11);
  const written = await db.$count(auditLog);
  const refused = await send();
  expect([refused.status, refused.body.type]).toEqual([403, '/api/docs#proof_required']);
  expect(await db.$count(auditLog)).toBe(written);
  expect((await admin.post('/api/proof', { password: PASSWORD })).status).toBe(204);
  expect((await send()).status).toBeLessThan(300);
  expect(await db.$count(auditLog)).toBeGreaterThan(written);
});

test('what gives no access and no money needs no proof', async () => {
  await writeSetting(db, 'company', { ...company, email: 'hello@shop.example' });
  const id = await person();
  const { company: now } = await admin.get<{ company: { version: number } }>('/api/settings');
  await age(60);
  const patch = await admin.fetch(`/api/users/${id}`, { method: 'PATCH', json: { firstName: 'Zoë' } });
  expect(patch.status).toBe(200);
  const customer = { ...jo, email: `c-${count++}@example.com`, userType: 'public', password: 'a Lantern 4 the yard' };
  expect((await admin.post('/api/users', customer)).status).toBe(201);
  const body = { company: { ...company, phone: '0113 496 0000', email: 'hello@shop.example', version: now.version } };
  expect((await admin.put('/api/settings', body)).status).toBe(200);
  expect((await admin.fetch('/api/customers/export')).status).toBe(200);
});

test('another bank account is a security event of its own, and every admin is alerted; a name or a fee is not', async () => {
  await age(0);
  const events = () => db.select().from(securityEvents).where(eq(securityEvents.kind, 'bank_details_changed'));
  const path = `/api/payment-methods/${floor.transfer}`;
  await admin.put(path, account('11111111'));
  const before = await events();
  expect((await admin.put(path, { ...account('11111111'), name: 'By transfer' })).status).toBe(200);
  expect(await events()).toEqual(before);
  expect((await admin.put(path, account('22222222'))).status).toBe(200);
  const [event, ...more] = (await events()).slice(before.length);
  expect([event?.actorId, more]).toEqual([admin.id, []]);
  const alerts = await db.select().from(announcements).where(eq(announcements.name, 'security.alert'));
  expect(alerts.map(({ payload }) => payload.eventId)).toContain(event?.id);
});
