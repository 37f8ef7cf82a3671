import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UserType } from '#features/accounts/user-types.ts';
import { auditLog } from '#features/audit/tables.ts';
import type { CodeSetup } from '#features/factors/contract.ts';
import { makeAdminCode } from '#features/factors/server/door.ts';
import type { UserPage } from '#features/people/contract.ts';
import { writeSetting } from '#features/settings/server/door.ts';
import { fixedClock } from '#platform/clock.ts';
import { announcements } from '#platform/tables.ts';
import type { Problem } from '#values/problem.ts';
import { openAuthenticator } from '../support/authenticator.ts';
import { codeAt } from '../support/one-time-code.ts';
import { addPerson, type Person } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';

const PASSWORD = 'Password123!';
const HOME = { origin: 'https://shop.example', rpId: 'shop.example' };
const MUST_ENROL = { secondFactor: { methods: [], mustEnrol: true } };
const clock = fixedClock('2026-11-23T10:00:00Z');

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ SHOP_MODE: 'production', PUBLIC_URL: HOME.origin });
  shop.context.clock = clock;
});
afterAll(() => shop.close());
beforeEach(async () => {
  clock.set('2026-11-23T10:00:00Z');
  await shop.context.pool.query('truncate rate_limits');
  await grace(0);
});

const grace = (graceDays: number) => writeSetting(shop.context.db, 'secondFactor', { graceDays });
const post = <T = Problem>(visitor: Visitor, path: string, body?: object) =>
  visitor.post<T>(path, body, { origin: HOME.origin });
const remove = (visitor: Visitor, path: string, json: object) =>
  visitor.fetch(path, { method: 'DELETE', json, headers: { origin: HOME.origin } });
const isSignedIn = async (visitor: Visitor) => (await visitor.get<{ user: unknown }>('/api/session')).user !== null;

async function login({ username }: Person, role: UserType, password = PASSWORD) {
  const visitor = shop.visitor();
  const { status, body } = await post<object>(visitor, '/api/login', { username, password, role });
  expect(status).toBe(200);
  return { visitor, body };
}

/** Signs in for the first time and sets up an app for codes. */
async function enrol(person: Person, role: UserType = 'employer') {
  const { visitor, body } = await login(person, role);
  expect(body).toEqual(MUST_ENROL);
  const setup = await post<CodeSetup>(visitor, '/api/login/enrolment/code');
  const code = codeAt(setup.body.secret, clock.now());
  const done = await post<{ recoveryCodes: string[]; user: object }>(visitor, '/api/login/enrolment/code/confirm', {
    code,
  });
  expect(done.status).toBe(200);
  return { visitor, secret: setup.body.secret, recoveryCodes: done.body.recoveryCodes };
}

describe.each<UserType>(['employer', 'admin'])('an account of type %s in production', (role) => {
  test('gets no session before it has a second factor, and one with it', async () => {
    const person = await addPerson(shop, role);
    const { visitor, body } = await login(person, role);
    expect(body).toEqual(MUST_ENROL);
    expect(await isSignedIn(visitor)).toBe(false);
    expect((await visitor.fetch('/api/users')).status).toBe(401);
    const enrolled = await enrol(person, role);
    expect(enrolled.recoveryCodes).toHaveLength(10);
    expect(await isSignedIn(enrolled.visitor)).toBe(true);
  });

  test('can start with a passkey', async () => {
    const person = await addPerson(shop, role);
    const { visitor } = await login(person, role);
    const { body } = await post<{ challenge: string }>(visitor, '/api/login/enrolment/passkey/options');
    const passkey = openAuthenticator(HOME).create(body);
    const done = await post<{ recoveryCodes: string[] }>(visitor, '/api/login/enrolment/passkey', { passkey });
    expect(done.status).toBe(200);
    expect(done.body.recoveryCodes).toHaveLength(10);
    expect(await isSignedIn(visitor)).toBe(true);
  });

  test('cannot switch its last factor off', async () => {
    const { visitor } = await enrol(await addPerson(shop, role), role);
    const refused = await remove(visitor, '/api/second-factor/code', { password: PASSWORD });
    expect(refused.status).toBe(409);
    expect(((await refused.json()) as Problem).detail).toContain('Set up another one first');
  });
});

test('customers in production, and staff of a demo, are asked for nothing', async () => {
  const { visitor } = await login(await addPerson(shop, 'public'), 'public');
  expect(await isSignedIn(visitor)).toBe(true);
  const demo = await openTestShop();
  const person = await addPerson(demo, 'admin');
  const staff = demo.visitor();
  await person.signIn(staff);
  expect((await staff.get<{ user: unknown }>('/api/session')).user).not.toBeNull();
  await demo.close();
});

describe('an enrolment that has to be', () => {
  test('is open to nobody without the password, nor to an account that has a factor by now', async () => {
    const person = await addPerson(shop, 'employer');
    expect((await post(shop.visitor(), '/api/login/enrolment/code')).status).toBe(409);
    const early = await login(person, 'employer');
    await enrol(person);
    for (const path of ['/api/login/enrolment/code', '/api/login/enrolment/passkey/options']) {
      const late = await post(early.visitor, path);
      expect(late.status).toBe(409);
      expect(late.body.detail).toContain('has a second factor by now');
    }
  });

  test('cannot be passed with what a sign-in with a factor takes', async () => {
    const { visitor } = await login(await addPerson(shop, 'employer'), 'employer');
    expect((await post(visitor, '/api/login/second-factor', { code: '000000' })).status).toBe(409);
  });

  test('waits as many days as the setting says, from the first sign-in on and once', async () => {
    await grace(14);
    const person = await addPerson(shop, 'employer');
    expect(await isSignedIn((await login(person, 'employer')).visitor)).toBe(true);
    clock.set('2026-12-07T09:59:59Z');
    expect(await isSignedIn((await login(person, 'employer')).visitor)).toBe(true);
    clock.set('2026-12-07T10:00:00Z');
    expect((await login(person, 'employer')).body).toEqual(MUST_ENROL);
    const { visitor } = await enrol(person);
    expect(await isSignedIn(visitor)).toBe(true);
  });
});

test('first sign-ins at the same moment all get through', async () => {
  await grace(14);
  const person = await addPerson(shop, 'employer');
  const visitors = await Promise.all(Array.from({ length: 4 }, () => login(person, 'employer')));
  expect(await Promise.all(visitors.map(({ visitor }) => isSignedIn(visitor)))).toEqual([true, true, true, true]);
});

test('a one-time link of staff to a first password skips nothing', async () => {
  const { visitor: admin } = await enrol(await addPerson(shop, 'admin'), 'admin');
  const names = { firstName: 'New', lastName: 'Colleague', phoneNumber: '0113 496 0003', userType: 'employer' };
  const made = await post<{ username: string; passwordLink: string }>(admin, '/api/users', {
    ...names,
    email: 'new.colleague@example.com',
  });
  const token = new URL(made.body.passwordLink).searchParams.get('token');
  const chosen = { token, newPassword: PASSWORD, confirmPassword: PASSWORD };
  const visitor = shop.visitor();
  expect((await post(visitor, '/api/password-reset/confirm', chosen)).status).toBe(200);
  expect(await isSignedIn(visitor)).toBe(false);
  const signIn = { username: made.body.username, password: PASSWORD, role: 'employer' };
  expect((await post(visitor, '/api/login', signIn)).body).toEqual(MUST_ENROL);
});

describe('a lost factor', () => {
  test('is taken off by another admin, with a reason, and its owner is told', async () => {
    const { visitor: admin } = await enrol(await addPerson(shop, 'admin'), 'admin');
    const person = await addPerson(shop, 'employer');
    const { visitor: lost, recoveryCodes } = await enrol(person);
    const path = `/api/users/${person.id}/second-factor`;
    expect((await remove(admin, path, { reason: ' ' })).status).toBe(400);
    expect((await remove(lost, path, { reason: 'Mine' })).status).toBe(403);
    expect((await remove(admin, path, { reason: 'Phone lost on the train' })).status).toBe(204);
    expect((await remove(admin, path, { reason: 'Again' })).status).toBe(409);

    expect(await isSignedIn(lost)).toBe(false);
    const { visitor, body } = await login(person, 'employer');
    expect(body).toEqual(MUST_ENROL);
    expect((await post(visitor, '/api/login/second-factor', { recoveryCode: recoveryCodes[0] })).status).toBe(409);
    const [entry] = await shop.context.db.select().from(auditLog).where(eq(auditLog.recordId, person.id));
    expect(entry).toMatchObject({
      action: 'user.second_factor_taken_off',
      after: { username: person.username, reason: 'Phone lost on the train' },
    });
    expect(await changesOf(person)).toEqual(['codes_added', 'taken_off']);
  });

  test('the list of users says who cannot do without one', async () => {
    const { visitor } = await enrol(await addPerson(shop, 'admin'), 'admin');
    const [staff, customer] = [await addPerson(shop, 'employer'), await addPerson(shop, 'public')];
    const { items } = await visitor.get<UserPage>('/api/users?scope=all');
    const requires = (id: number) => items.find((user) => user.id === id)?.requiresSecondFactor;
    expect([requires(staff.id), requires(customer.id)]).toEqual([true, false]);
  });

  test('of one’s own is not taken off this way', async () => {
    const person = await addPerson(shop, 'admin');
    const { visitor } = await enrol(person, 'admin');
    expect((await remove(visitor, `/api/users/${person.id}/second-factor`, { reason: 'Lost' })).status).toBe(409);
  });

  test('of the only admin is replaced with a code from the server, once and for a quarter of an hour', async () => {
    const person = await addPerson(shop, 'admin');
    await enrol(person, 'admin');
    const [code = '', ...said] = await runAdminCode(person.username.toUpperCase());
    expect(said).toEqual(['Sign in with your password and use this as a recovery code: once, and within 15 minutes.']);
    const stranger = await post(shop.visitor(), '/api/login/second-factor', { recoveryCode: code });
    expect(stranger.body.detail).toContain('Please enter your password again.');
    const { visitor } = await login(person, 'admin');
    expect((await post(visitor, '/api/login/second-factor', { recoveryCode: code })).status).toBe(200);
    const again = await login(person, 'admin');
    expect((await post(again.visitor, '/api/login/second-factor', { recoveryCode: code })).status).toBe(401);

    const late = await makeAdminCode(shop.context, person.username);
    clock.set('2026-11-23T10:15:00Z');
    const third = await login(person, 'admin');
    expect((await post(third.visitor, '/api/login/second-factor', { recoveryCode: late.code })).status).toBe(401);
    const entries = await shop.context.db.select().from(auditLog).where(eq(auditLog.recordId, person.id));
    expect(entries.map(({ action, actorId }) => ({ action, actorId }))).toEqual([
      { action: 'user.admin_code_made', actorId: null },
      { action: 'user.admin_code_made', actorId: null },
    ]);
    expect(JSON.stringify(entries)).not.toContain(code);
  });

  test('has no code for anybody but an active admin with a factor', async () => {
    const employer = await addPerson(shop, 'employer');
    await enrol(employer);
    await expect(makeAdminCode(shop.context, employer.username)).rejects.toThrow('There is no active admin');
    await expect(makeAdminCode(shop.context, 'no.such.person')).rejects.toThrow('There is no active admin');
    const admin = await addPerson(shop, 'admin');
    await expect(makeAdminCode(shop.context, admin.username)).rejects.toThrow('has no second factor');
    const sentence = `${admin.username} has no second factor: the password is enough to sign in and set one up.\n`;
    await expect(runAdminCode(admin.username)).rejects.toMatchObject({ code: 1, stdout: '', stderr: sentence });
  });
});

/** What `npm run admin-code` prints beside its log: the code, and what to do with it. Its clock is the real one, which is ahead of the shop's. */
async function runAdminCode(username: string): Promise<string[]> {
  const { DATABASE_URL } = shop.context.config;
  const env = { ...process.env, SHOP_MODE: 'production', DATABASE_URL };
  const { stdout } = await promisify(execFile)(process.execPath, ['src/make-admin-code.ts', username], { env });
  return stdout.split('\n').filter((line) => line && !line.startsWith('{'));
}

async function changesOf({ id }: Person): Promise<string[]> {
  const rows = await shop.context.db
    .select({ payload: announcements.payload })
    .from(announcements)
    .where(eq(announcements.name, 'user.second_factor_changed'));
  const payloads = rows.map(({ payload }) => payload as { userId: number; change: string });
  return payloads.filter(({ userId }) => userId === id).map(({ change }) => change);
}
