import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#features/accounts/contract.ts';
import type { SecurityEventAnswer } from '#features/security/contract.ts';
import { securityEvents } from '#features/security/tables.ts';
import { handleWaiting } from '#platform/reactions-runner.ts';
import { addDays } from '#values/instant.ts';
import type { Page } from '#values/page.ts';
import { reactions } from '../../../../src/reactions.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../tests/support/shop.ts';
import { MANY_FAILURES, recordFailedSignIn } from './record-event.ts';
import { thinSecurityLog } from './thin-log.ts';

type Person = Visitor & { id: number };

const FROM_OFFICE = { 'x-forwarded-for': '198.51.100.77', 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0' };

let shop: TestShop;
let admin: Person;
let employer: Person;

beforeAll(async () => {
  shop = await openTestShop({ TRUST_PROXY: '1' });
  [admin, employer] = [await signedIn(shop, 'admin'), await signedIn(shop, 'employer')];
});
beforeEach(async () => {
  await shop.context.db.delete(securityEvents);
});
afterAll(() => shop?.close());

const events = async (query = '') => (await admin.get<Page<SecurityEventAnswer>>(`/api/security-events${query}`)).items;
const send = (path: string, json: unknown, method = 'POST') =>
  admin.fetch(path, { method, json, headers: FROM_OFFICE });

/** The e-mails that waiting announcements would send. */
async function letters() {
  const sent: { to: string; subject: string; text: string }[] = [];
  await handleWaiting(shop.context, {
    reactions,
    post: async (_tx, letters) =>
      void sent.push(...letters.map(({ recipient: to, subject, text }) => ({ to, subject, text }))),
  });
  return sent;
}

test('only admins read the log', async () => {
  for (const who of [shop.visitor(), employer, await signedIn(shop, 'public')]) {
    for (const path of ['/api/security-events', '/api/security-events/export']) {
      expect((await who.fetch(path)).status).toBeGreaterThanOrEqual(401);
    }
  }
});

test('a right that is granted and taken away is told with who did it, from where and with which browser', async () => {
  const grant = { userId: employer.id, permissionType: 'view_orders' };
  const { id } = await (await send('/api/permissions', grant)).json();
  await send(`/api/permissions/${id}`, { ...grant, granted: false }, 'PUT');
  const [revoked, granted] = await events();
  expect(granted).toMatchObject({
    kind: 'rights_changed',
    user: { id: employer.id },
    actor: { id: admin.id },
    address: '198.51.100.77',
    browser: 'Chrome on Windows',
    detail: 'view_orders granted',
  });
  expect(revoked).toMatchObject({ detail: 'view_orders revoked' });
});

test('a new admin is told to every admin by e-mail, and a new customer is not', async () => {
  const person = { firstName: 'Nia', lastName: 'Cole', phoneNumber: '0113 496 0000' };
  await send('/api/users', { ...person, userType: 'public', email: 'nia@customer.example' });
  await letters();
  expect(await events()).toEqual([]);
  const made = await send('/api/users', { ...person, userType: 'admin', email: 'nia@office.example' });
  expect(made.status).toBe(201);
  expect(await events()).toMatchObject([{ kind: 'admin_made', user: { name: 'Nia Cole' }, actor: { id: admin.id } }]);
  const alerts = (await letters()).filter(({ subject }) => subject === 'Security: new admin');
  expect(alerts.length).toBeGreaterThanOrEqual(2);
  expect(alerts[0]?.text).toContain('198.51.100.77');
  expect(alerts[0]?.text).toContain('/admin/security');
});

test('an account that is closed with other changes is told, and that it is opened again', async () => {
  const colleague = await signedIn(shop, 'employer');
  const change = (json: object) => send(`/api/users/${colleague.id}`, json, 'PATCH');
  await change({ isActive: false, firstName: 'Other' });
  await change({ isActive: true });
  const told = (await events(`?userId=${colleague.id}`)).map(({ kind, detail }) => [kind, detail]);
  expect(told).toEqual([
    ['rights_changed', 'Reactivated'],
    ['account_closed', 'Deactivated'],
  ]);
});

test('an export of all customers is told, and alerts', async () => {
  expect((await admin.fetch('/api/customers/export')).status).toBe(200);
  expect(await events()).toMatchObject([{ kind: 'customers_exported', user: { id: admin.id }, actor: null }]);
  expect((await letters()).map(({ subject }) => subject)).toContain('Security: all customers exported');
});

test('many failed sign-ins alert once an hour, not with each failure', async () => {
  const { db } = shop.context;
  const start = new Date();
  for (let n = 0; n < MANY_FAILURES + 10; n++) {
    await db.transaction((tx) => recordFailedSignIn(tx, employer.id, start));
  }
  expect(await events('?kind=sign_in_failed')).toHaveLength(MANY_FAILURES + 10);
  expect(await events('?kind=many_failures')).toMatchObject([
    { user: { id: employer.id }, detail: `${MANY_FAILURES} within an hour` },
  ]);
  const later = new Date(start.getTime() + 61 * 60_000);
  await db.transaction((tx) => recordFailedSignIn(tx, employer.id, later));
  expect(await events('?kind=many_failures')).toHaveLength(1);
});

test('the log is filtered by event, account, address and day, and read page by page', async () => {
  const { db } = shop.context;
  const at = (day: string) => new Date(`2026-03-${day}T12:00:00Z`);
  await db.insert(securityEvents).values([
    { at: at('01'), kind: 'signed_in', userId: employer.id, address: '203.0.113.9' },
    { at: at('02'), kind: 'signed_in', userId: admin.id, address: '203.0.113.9' },
    { at: at('03'), kind: 'sign_in_failed', userId: employer.id, address: '2001:db8::1' },
    { at: at('04'), kind: 'rights_changed', userId: employer.id, actorId: admin.id },
  ]);
  const days = async (query: string) => (await events(query)).map((event) => event.at.slice(8, 10));
  expect(await days('')).toEqual(['04', '03', '02', '01']);
  expect(await days('?kind=signed_in')).toEqual(['02', '01']);
  expect(await days(`?userId=${admin.id}`)).toEqual(['04', '02']);
  expect(await days('?address=2001:db8::1')).toEqual(['03']);
  expect(await days('?from=2026-03-02&to=2026-03-03')).toEqual(['03', '02']);
  const first = await admin.get<Page<SecurityEventAnswer>>('/api/security-events?limit=3');
  const rest = await days(`?limit=3&cursor=${first.nextCursor}`);
  expect([first.items.length, rest]).toEqual([3, ['01']]);
  expect((await admin.fetch('/api/security-events?kind=nothing')).status).toBe(400);
  const csv = await (await admin.fetch(`/api/security-events/export?userId=${admin.id}`)).text();
  expect(csv.trim().split('\r\n')).toHaveLength(3);
  expect(csv).toContain('Rights changed');
});

test('after 30 days an address is shortened to its network, after 400 the event is gone', async () => {
  const { db, clock } = shop.context;
  const ago = (days: number) => addDays(clock.now(), -days);
  await db.insert(securityEvents).values([
    { at: ago(29), kind: 'signed_in', address: '198.51.100.77' },
    { at: ago(31), kind: 'signed_in', address: '198.51.100.77' },
    { at: ago(32), kind: 'signed_in', address: '2001:db8:abcd:12::9' },
    { at: ago(33), kind: 'signed_in' },
    { at: ago(401), kind: 'signed_in', address: '198.51.100.77' },
  ]);
  const addresses = async () => (await events()).map(({ address }) => address);
  await thinSecurityLog(shop.context);
  const thinned = ['198.51.100.77', '198.51.100.0/24', '2001:db8:abcd::/48', null];
  expect(await addresses()).toEqual(thinned);
  await thinSecurityLog(shop.context);
  expect(await addresses()).toEqual(thinned);
});

test('an event outlives the account that it is about', async () => {
  const gone = await signedIn(shop, 'employer');
  await shop.context.db
    .insert(securityEvents)
    .values({ at: new Date(), kind: 'signed_in', userId: gone.id, address: '203.0.113.9' });
  await shop.context.pool.query('delete from users where id = $1', [gone.id]);
  expect(await events()).toMatchObject([{ kind: 'signed_in', user: { id: gone.id, name: 'Deleted account' } }]);
});

describe('of their own account people leave', () => {
  const PASSWORD = 'Correct Horse 7 Staple';
  const kinds = async (id: number) => (await events(`?userId=${id}`)).map(({ kind }) => kind);
  const join = async () => {
    const visitor = shop.visitor();
    const email = `${randomUUID()}@person.example`;
    const person = { firstName: 'Ada', lastName: 'Lock', email, phoneNumber: '0113 496 0000' };
    const form = { ...person, password: PASSWORD, confirmPassword: PASSWORD, userType: 'public' };
    const { status, body } = await visitor.post<{ user: User }>('/api/customer-register', form);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return { visitor, email, username: body.user.username, id: body.user.id };
  };
  const signIn = (visitor: Visitor, username: string, password = PASSWORD) =>
    visitor.post('/api/login', { username, password, role: 'public' });

  test('sign-ins and failures, without what was typed into the field of the username', async () => {
    const { visitor, username, id } = await join();
    await signIn(visitor, username, 'Wrong password 9');
    await signIn(visitor, username);
    expect(await kinds(id)).toEqual(['signed_in', 'sign_in_failed']);
    await signIn(shop.visitor(), 'my-secret-password-typed-as-name');
    const csv = await (await admin.fetch('/api/security-events/export')).text();
    expect(csv).not.toContain('my-secret');
    expect(await events('?kind=sign_in_failed')).toMatchObject([{ user: null }, { user: { id } }]);
  });

  test('a new password, a reset asked for, an address proposed, sessions ended, data taken home, the end', async () => {
    const { visitor, username, email, id } = await join();
    await signIn(visitor, username);
    const next = 'Another Horse 8 Staple';
    await visitor.post('/api/password', { currentPassword: PASSWORD, newPassword: next, confirmPassword: next });
    await visitor.delete('/api/sessions');
    await shop.visitor().post('/api/password-reset/request', { email });
    await visitor.put(`/api/user/${id}`, {
      ...{ firstName: 'Ada', lastName: 'Lock', phoneNumber: '0113 496 0000' },
      email: `new-${email}`,
    });
    await visitor.fetch('/api/user/export', { headers: { 'x-confirm-password': next } });
    await visitor.fetch(`/api/user/${id}`, { method: 'DELETE', json: { password: next } });
    expect(await kinds(id)).toEqual([
      ...['account_closed', 'own_data_exported', 'email_proposed', 'reset_requested'],
      ...['session_ended', 'password_changed', 'signed_in'],
    ]);
  });
});
