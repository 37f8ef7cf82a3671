import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PASSWORD_MESSAGES } from '#features/accounts/password.ts';
import type { ResetRequested } from '#features/accounts/self-contract.ts';
import { createPasswordLink, createUser, deleteExpiredTokens, hashPassword } from '#features/accounts/server/door.ts';
import { issueToken } from '#features/accounts/server/reset-token.ts';
import { passwordResetTokens, users } from '#features/accounts/tables.ts';
import { fixedClock, systemClock } from '#platform/clock.ts';
import type { Problem } from '#values/problem.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

const PASSWORD = 'Password123!';
const NEW = 'Changed456';
let shop: TestShop;
let live: TestShop;
let passwordHash: string;
let count = 0;

beforeAll(async () => {
  shop = await openTestShop({ TRUST_PROXY: '1' });
  live = await openTestShop({ SHOP_MODE: 'production' });
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(async () => {
  await shop?.close();
  await live?.close();
});
beforeEach(async () => {
  shop.context.clock = systemClock;
  await shop.context.pool.query('delete from rate_limits');
});

async function addUser(at: TestShop = shop, isActive = true) {
  const email = `forgetful${count++}@example.com`;
  const person = { firstName: 'For', lastName: 'Getful', email, passwordHash, isActive, userType: 'public' as const };
  return at.context.db.transaction((tx) => createUser(tx, person, new Date()));
}

async function tokenFor(email: string): Promise<string> {
  const { status, body } = await shop.visitor().post<ResetRequested>('/api/password-reset/request', { email });
  expect(status).toBe(200);
  expect(body.token).toMatch(/^[\w-]{43}$/);
  return body.token ?? '';
}

const confirm = (token: string, newPassword = NEW, confirmPassword = newPassword) =>
  shop
    .visitor()
    .post<Problem & { username: string }>('/api/password-reset/confirm', { token, newPassword, confirmPassword });

test('a token changes the password once, ends every session, and is kept as its hash alone', async () => {
  const { id, email, username } = await addUser();
  const sessions = [await shop.as(username, PASSWORD, 'public'), await shop.as(username, PASSWORD, 'public')];
  const token = await tokenFor(` ${email.toUpperCase()} `);
  const [kept] = await shop.context.db.select().from(passwordResetTokens).where(eq(passwordResetTokens.userId, id));
  expect(kept?.token).toBe(createHash('sha256').update(token).digest('hex'));
  expect(JSON.stringify(kept)).not.toContain(token);

  const { status, body } = await confirm(token);
  expect([status, body]).toEqual([200, { username }]);
  for (const visitor of sessions) expect((await visitor.fetch('/api/user')).status).toBe(401);
  await expect(shop.as(username, PASSWORD, 'public')).rejects.toThrow('401');
  await shop.as(username, NEW, 'public');

  const again = await confirm(token, 'Another789');
  expect(again.status).toBe(400);
  expect(again.body.errors?.token?.[0]).toContain('used already or is out of date');
  await shop.as(username, NEW, 'public');
});

test('the password that the account has already is no new one, and the token stays good', async () => {
  const { email, username } = await addUser();
  const token = await tokenFor(email);
  const same = await confirm(token, PASSWORD);
  expect([same.status, same.body.errors]).toEqual([400, { newPassword: [PASSWORD_MESSAGES.same] }]);
  expect((await confirm(token)).status).toBe(200);
  await shop.as(username, NEW, 'public');
});

test('used many times at once it changes the password once', async () => {
  const { email } = await addUser();
  const token = await tokenFor(email);
  const answers = await Promise.all(
    ['First1234', 'Second1234', 'Third1234'].map((password) => confirm(token, password)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

test('the browser that chose the password loses its old session too, a guest keeps the cart', async () => {
  const { email, username } = await addUser();
  const visitor = await shop.as(username, PASSWORD, 'public');
  const form = { token: await tokenFor(email), newPassword: NEW, confirmPassword: NEW };
  const response = await visitor.fetch('/api/password-reset/confirm', { method: 'POST', json: form });
  expect(response.headers.get('set-cookie')).toMatch(/bf_session=;.*Max-Age=0/);
});

test('lives an hour, and not a second longer', async () => {
  const { email } = await addUser();
  const start = new Date('2026-05-04T10:00:00Z');
  shop.context.clock = fixedClock(start);
  const [early, late] = [await tokenFor(email), await tokenFor((await addUser()).email)];
  shop.context.clock = fixedClock(new Date(start.getTime() + 3_600_000 - 1));
  expect((await confirm(early)).status).toBe(200);
  shop.context.clock = fixedClock(new Date(start.getTime() + 3_600_000));
  expect((await confirm(late)).status).toBe(400);
});

test('a newer request kills the older token, and one that was used kills the rest', async () => {
  const { id, email } = await addUser();
  const first = await tokenFor(email);
  const second = await tokenFor(email);
  expect((await confirm(first)).status).toBe(400);
  expect((await confirm(second)).status).toBe(200);
  const rows = await shop.context.db.select().from(passwordResetTokens).where(eq(passwordResetTokens.userId, id));
  expect(rows.every(({ used }) => used)).toBe(true);
});

test('one person’s token opens nobody else’s account', async () => {
  const [ann, ben] = [await addUser(), await addUser()];
  await tokenFor(ben.email);
  expect((await confirm(await tokenFor(ann.email))).body).toEqual({ username: ann.username });
  await shop.as(ben.username, PASSWORD, 'public');
});

test('a deactivated account gets no token, and one that it has opens nothing', async () => {
  const { id, email } = await addUser();
  const token = await tokenFor(email);
  await shop.context.db.update(users).set({ isActive: false }).where(eq(users.id, id));
  expect((await confirm(token)).status).toBe(400);
  const { body } = await shop.visitor().post<ResetRequested>('/api/password-reset/request', { email });
  expect(body.token).toBeUndefined();
});

test('whoever was locked out by forgetting the password gets in with the new one', async () => {
  const { email, username } = await addUser();
  const visitor = shop.visitor();
  for (let time = 0; time < 5; time += 1) {
    await visitor.post('/api/login', { username, password: 'Wrong12345', role: 'public' });
  }
  expect((await confirm(await tokenFor(email))).status).toBe(200);
  await shop.as(username, NEW, 'public');
});

test('in production nobody learns from the answer who has an account', async () => {
  const { email } = await addUser(live);
  const ask = async (address: string) => {
    const response = await live
      .visitor()
      .fetch('/api/password-reset/request', { method: 'POST', json: { email: address } });
    return { status: response.status, text: await response.text() };
  };
  const [known, unknown] = [await ask(email), await ask('nobody@example.com')];
  expect(known).toEqual(unknown);
  expect(known.status).toBe(200);
  expect(known.text).not.toContain('token');
});

test('the link for a first password works once and for 72 hours', async () => {
  const [ann, ben] = [await addUser(), await addUser()];
  const start = new Date('2026-05-04T10:00:00Z');
  shop.context.clock = fixedClock(start);
  const link = (userId: number) => shop.context.db.transaction((tx) => createPasswordLink(shop.context, tx, userId));
  const tokens = [await link(ann.id), await link(ben.id)].map((url) => new URL(url).searchParams.get('token') ?? '');
  shop.context.clock = fixedClock(new Date(start.getTime() + 72 * 3_600_000 - 1));
  expect((await confirm(tokens[0] ?? '')).status).toBe(200);
  expect((await confirm(tokens[0] ?? '')).status).toBe(400);
  shop.context.clock = fixedClock(new Date(start.getTime() + 72 * 3_600_000));
  expect((await confirm(tokens[1] ?? '')).status).toBe(400);
  await deleteExpiredTokens(shop.context);
  expect(await shop.context.db.$count(passwordResetTokens, eq(passwordResetTokens.userId, ben.id))).toBe(0);
});

test('a stranger who asks voids no link: that which staff handed over, and that which was sent, stay good', async () => {
  const { db } = shop.context;
  const ann = await addUser();
  const handed = await db.transaction((tx) => createPasswordLink(shop.context, tx, ann.id));
  await tokenFor(ann.email);
  expect((await confirm(new URL(handed).searchParams.get('token') ?? '')).status).toBe(200);

  const ben = await addUser(live);
  const request = { userId: ben.id, kind: 'reset' as const, at: new Date() };
  const token = await live.context.db.transaction((tx) => issueToken(tx, request));
  await live.visitor().post('/api/password-reset/request', { email: ben.email });
  const form = { token, newPassword: NEW, confirmPassword: NEW };
  expect((await live.visitor().post('/api/password-reset/confirm', form)).status).toBe(200);
});

test('the link that is sent later voids the one before', async () => {
  const { id } = await addUser(live);
  const issue = () =>
    live.context.db.transaction((tx) => issueToken(tx, { userId: id, kind: 'reset', at: new Date() }));
  const [first, second] = [await issue(), await issue()];
  const use = async (token: string) =>
    (await live.visitor().post('/api/password-reset/confirm', { token, newPassword: NEW, confirmPassword: NEW }))
      .status;
  expect([await use(first), await use(second)]).toEqual([400, 200]);
});

test.each([
  [{ token: '' }, 'token', 'Token is required'],
  [{ newPassword: 'Short12' }, 'newPassword', 'Password must be at least 8 characters'],
  [{ newPassword: 'onlyletters' }, 'newPassword', 'Password must contain at least one letter and one number'],
  [{ confirmPassword: 'Different1' }, 'confirmPassword', "Passwords don't match"],
  [{ token: 'x'.repeat(256) }, 'token', 'Token can be at most 255 characters'],
])('a form with %j is refused beside %s, and the token stays good', async (change, field, message) => {
  const token = await tokenFor((await addUser()).email);
  const form = { token, newPassword: NEW, confirmPassword: NEW, ...change };
  const { status, body } = await shop.visitor().post<Problem>('/api/password-reset/confirm', form);
  expect(status).toBe(400);
  expect(body.errors?.[field]).toContain(message);
  expect((await confirm(token)).status).toBe(200);
});

test.each([
  ['a common password', 'pa55w0rd1'],
  ['the name of the account', 'For.Getful-26'],
])('%s is refused beside the field, and the token stays good', async (_, newPassword) => {
  const token = await tokenFor((await addUser()).email);
  const { status, body } = await confirm(token, newPassword);
  expect([status, body.errors]).toEqual([400, { newPassword: ['This password is too common. Choose another.'] }]);
  expect((await confirm(token)).status).toBe(200);
});

test('a member of staff needs at least 12 characters', async () => {
  const { id, email } = await addUser();
  await shop.context.db.update(users).set({ userType: 'employer' }).where(eq(users.id, id));
  const token = await tokenFor(email);
  const { status, body } = await confirm(token, 'Elevenchar1');
  expect([status, body.errors]).toEqual([400, { newPassword: ['Password must be at least 12 characters'] }]);
  expect((await confirm(token, 'Twelve-chars1')).status).toBe(200);
});

test.each(['', ' ', 'jo', 'jo@', null, undefined, 7])('%j is no e-mail address to send a link to', async (email) => {
  const { status, body } = await shop.visitor().post<Problem>('/api/password-reset/request', { email });
  expect([status, body.errors?.email]).toEqual([400, ['Please enter a valid email address']]);
});

test.each([
  ['/api/password-reset/request', { email: 'nobody@example.com' }, 200],
  ['/api/password-reset/confirm', { token: 'guess', newPassword: NEW, confirmPassword: NEW }, 400],
])('%s is limited to ten an hour from one address', async (url, json, usual) => {
  const send = async (address: string) =>
    shop.visitor().fetch(url, { method: 'POST', json, headers: { 'x-forwarded-for': address } });
  for (let time = 0; time < 10; time += 1) expect((await send('203.0.113.9')).status).toBe(usual);
  const refused = await send('203.0.113.9');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect((await send('203.0.113.10')).status).toBe(usual);
});
