// Where an account is signed in, seen and ended by its owner (decision A16).
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignIn } from '#features/accounts/security-contract.ts';
import { createSession } from '#features/accounts/server/session.ts';
import { passwordResetTokens, sessions } from '#features/accounts/tables.ts';
import { fixedClock, systemClock } from '#platform/clock.ts';
import { addMinutes } from '#values/instant.ts';
import type { Problem } from '#values/problem.ts';
import { addPerson, signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';

const PASSWORD = 'Password123!';
const NEW = 'a Lantern 4 the yard';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const DAY_MS = 86_400_000;
let shop: TestShop;
let secure: TestShop;

beforeAll(async () => {
  shop = await openTestShop({ TRUST_PROXY: '1' });
  secure = await openTestShop({ PUBLIC_URL: 'https://shop.example.co.uk', SMTP_URL: 'smtp://127.0.0.1:1' });
});
afterAll(async () => {
  await shop?.close();
  await secure?.close();
});
beforeEach(async () => {
  shop.context.clock = systemClock;
  await shop.context.pool.query('delete from rate_limits');
});

const list = (visitor: Visitor) => visitor.get<SignIn[]>('/api/sessions');
const isIn = async (visitor: Visitor) => (await visitor.fetch('/api/user')).status === 200;
const change = (visitor: Visitor, json: object = {}) =>
  visitor.post<Problem>('/api/password', {
    currentPassword: PASSWORD,
    newPassword: NEW,
    confirmPassword: NEW,
    ...json,
  });

async function signInFrom(username: string, address: string, userAgent = FIREFOX): Promise<Visitor> {
  const visitor = shop.visitor();
  const body = { username, password: PASSWORD, role: 'public' };
  const headers = { 'x-forwarded-for': address, 'user-agent': userAgent };
  expect((await visitor.post('/api/login', body, headers)).status).toBe(200);
  return visitor;
}

describe('the sign-ins of an account', () => {
  test('say since when, last seen, in which browser and roughly where, and never more of the address', async () => {
    const { username } = await addPerson(shop, 'public');
    const office = await signInFrom(username, '203.0.113.77');
    await signInFrom(username, '2001:db8:12:34::9', 'curl/8.5.0');
    await signInFrom(username, '192.168.1.20');
    const [newest, ...older] = await list(office);
    expect([newest, ...older]).toMatchObject([
      { isThis: false, browser: 'Firefox on Linux', place: 'A local network (192.168.1.…)' },
      { isThis: false, browser: 'A program or another browser', place: '2001:db8:12:…' },
      { isThis: true, browser: 'Firefox on Linux', place: '203.0.113.…' },
    ]);
    expect(Object.keys(newest ?? {})).toEqual(['id', 'isThis', 'since', 'lastSeenAt', 'browser', 'place']);
    const rows = JSON.stringify(await shop.context.db.select().from(sessions));
    for (const whole of ['203.0.113.77', '12:34', '192.168.1.20']) expect(rows).not.toContain(whole);
  });

  test('are those of one’s own account alone, and ended ones are gone', async () => {
    const [ann, ben] = [await signedIn(shop, 'public'), await signedIn(shop, 'admin')];
    expect(await list(ann)).toHaveLength(1);
    expect((await list(ben)).map(({ isThis }) => isThis)).toEqual([true]);
    expect((await shop.visitor().fetch('/api/sessions')).status).toBe(401);
  });

  test('are ended one by one, and that of another account is not there to be ended', async () => {
    const person = await addPerson(shop, 'public');
    const [here, there] = [shop.visitor(), shop.visitor()];
    await person.signIn(here);
    await person.signIn(there);
    const stranger = await signedIn(shop, 'admin');
    const other = (await list(here)).find(({ isThis }) => !isThis);
    const [theirs] = await list(stranger);
    expect((await here.delete(`/api/sessions/${theirs?.id}`)).status).toBe(404);
    expect(await isIn(stranger)).toBe(true);
    expect((await stranger.delete(`/api/sessions/${other?.id}`)).status).toBe(404);
    expect((await here.delete(`/api/sessions/${other?.id}`)).status).toBe(204);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect((await here.delete(`/api/sessions/${other?.id}`)).status).toBe(404);
  });

  test('end here too, with the cookie', async () => {
    const customer = await signedIn(shop, 'public');
    const [own] = await list(customer);
    const answer = await customer.fetch(`/api/sessions/${own?.id}`, { method: 'DELETE' });
    expect(answer.headers.get('set-cookie')).toMatch(/bf_session=;.*Max-Age=0/);
    expect(await isIn(customer)).toBe(false);
  });

  test('all end but this one', async () => {
    const person = await addPerson(shop, 'public');
    const visitors = [shop.visitor(), shop.visitor(), shop.visitor()];
    for (const visitor of visitors) await person.signIn(visitor);
    const stranger = await signedIn(shop, 'public');
    expect((await visitors[1]?.delete('/api/sessions'))?.status).toBe(204);
    expect(await Promise.all(visitors.map(isIn))).toEqual([false, true, false]);
    expect(await isIn(stranger)).toBe(true);
  });

  test('end for the person who proves who it is: of a session left open it takes the password first', async () => {
    const person = await addPerson(shop, 'public');
    const [here, there] = [shop.visitor(), shop.visitor()];
    await person.signIn(here);
    await person.signIn(there);
    await shop.context.db.update(sessions).set({ provedAt: addMinutes(new Date(), -11) });
    const all = await list(here);
    const [own, other] = [all.find(({ isThis }) => isThis), all.find(({ isThis }) => !isThis)];
    for (const path of ['/api/sessions', `/api/sessions/${other?.id}`]) {
      const refused = await here.fetch(path, { method: 'DELETE' });
      expect([refused.status, ((await refused.json()) as Problem).type]).toEqual([
        403,
        expect.stringContaining('proof_required'),
      ]);
    }
    expect(await isIn(there)).toBe(true);
    expect((await here.post('/api/proof', { password: PASSWORD })).status).toBe(204);
    expect((await here.delete('/api/sessions')).status).toBe(204);
    expect(await isIn(there)).toBe(false);
    // To leave oneself is to log out.
    await shop.context.db.update(sessions).set({ provedAt: addMinutes(new Date(), -11) });
    expect((await here.delete(`/api/sessions/${own?.id}`)).status).toBe(204);
  });

  test('are written down as seen at most every five minutes, with the place of then', async () => {
    const start = new Date();
    shop.context.clock = fixedClock(start);
    const { username } = await addPerson(shop, 'public');
    const visitor = await signInFrom(username, '203.0.113.77');
    const seenAfter = async (minutes: number) => {
      shop.context.clock = fixedClock(addMinutes(start, minutes));
      await visitor.fetch('/api/user', { headers: { 'x-forwarded-for': '198.51.100.4' } });
      const [seen] = await list(visitor);
      return [seen?.lastSeenAt, seen?.place];
    };
    expect(await seenAfter(4)).toEqual([start.toISOString(), '203.0.113.…']);
    expect(await seenAfter(6)).toEqual([addMinutes(start, 6).toISOString(), '198.51.100.…']);
  });
});

describe('a session ends', () => {
  test.each([
    ['admin', 7, 0.4],
    ['employer', 7, 0.4],
    ['public', 180, 20],
  ] as const)('of an account of type %s after %i days, however often it is used', async (userType, days, step) => {
    const start = new Date();
    const { id } = await addPerson(shop, userType);
    const clock = fixedClock(start);
    shop.context.clock = clock;
    const visitor = await shop.visitorAs({ id, userType }, PASSWORD);
    for (let day = step; day < days; day += step) {
      clock.set(new Date(start.getTime() + day * DAY_MS));
      expect([day, await isIn(visitor)]).toEqual([day, true]);
    }
    clock.set(new Date(start.getTime() + days * DAY_MS));
    expect(await isIn(visitor)).toBe(false);
  });

  test('at its absolute end also when an earlier release let it live longer', async () => {
    const customer = await signedIn(shop, 'public');
    const createdAt = new Date(Date.now() - 181 * DAY_MS);
    await shop.context.db.update(sessions).set({ createdAt }).where(eq(sessions.userId, customer.id));
    expect(await isIn(customer)).toBe(false);
  });
});

describe('a password that is changed while signed in', () => {
  test('ends every other session and voids the links under way, and this browser stays', async () => {
    const person = await addPerson(shop, 'employer');
    const [here, there] = [shop.visitor(), shop.visitor()];
    await person.signIn(here);
    await person.signIn(there);
    await shop.context.db
      .insert(passwordResetTokens)
      .values({ userId: person.id, token: `t${person.id}`, expiresAt: addMinutes(new Date(), 60) });
    expect((await change(here)).status).toBe(204);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    const links = await shop.context.db
      .select()
      .from(passwordResetTokens)
      .where(eq(passwordResetTokens.userId, person.id));
    expect(links.map(({ used }) => used)).toEqual([true]);
    await expect(shop.as(person.username, PASSWORD, 'employer')).rejects.toThrow('401');
    await shop.as(person.username, NEW, 'employer');
  });

  test.each([
    [
      'a wrong present one',
      { currentPassword: 'Wrong12345' },
      403,
      'currentPassword',
      'not the password of your account',
    ],
    ['no present one', { currentPassword: '' }, 400, 'currentPassword', 'Enter your password'],
    ['a common one', { newPassword: 'pa55w0rd1', confirmPassword: 'pa55w0rd1' }, 400, 'newPassword', 'too common'],
    [
      'a short one',
      { newPassword: 'Short12', confirmPassword: 'Short12' },
      400,
      'newPassword',
      'at least 8 characters',
    ],
    ['the present one again', { newPassword: PASSWORD, confirmPassword: PASSWORD }, 400, 'newPassword', 'has already'],
    ['two that differ', { confirmPassword: 'Different1' }, 400, 'confirmPassword', "Passwords don't match"],
  ])('with %s changes nothing', async (_, json, status, field, sentence) => {
    const person = await addPerson(shop, 'public');
    const [here, there] = [shop.visitor(), shop.visitor()];
    await person.signIn(here);
    await person.signIn(there);
    const answer = await change(here, json);
    expect(answer.status).toBe(status);
    expect(answer.body.errors?.[field]?.[0]).toContain(sentence);
    expect([await isIn(here), await isIn(there)]).toEqual([true, true]);
    await shop.as(person.username, PASSWORD, 'public');
  });

  test('changes once, when two browsers do it at the same moment', async () => {
    const person = await addPerson(shop, 'public');
    const browsers = [shop.visitor(), shop.visitor()];
    for (const browser of browsers) await person.signIn(browser);
    const answers = await Promise.all(browsers.map((browser) => change(browser)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });
});

describe('where HTTPS is, the cookie', () => {
  const cookieOf = (answer: Response) => answer.headers.getSetCookie();
  const ask = (cookie: string) => secure.visitor().fetch('/api/session', { headers: { cookie } });
  const userOf = async (answer: Response) =>
    ((await answer.json()) as { user: { id: number } | null }).user?.id ?? null;

  test('has a name that no other host of the domain can set', async () => {
    const person = await addPerson(secure, 'public');
    const json = { username: person.username, password: PASSWORD, role: 'public' };
    const answer = await secure.visitor().fetch('/api/login', { method: 'POST', json, headers: HTTPS });
    expect(cookieOf(answer)).toEqual([
      expect.stringMatching(/^__Host-bf_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
  });

  test('of a sign-in that is under way has such a name too, and no other one counts', async () => {
    const passkey = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
    const response = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' };
    const start = await secure.visitor().fetch('/api/login/passkey/options', { method: 'POST', headers: HTTPS });
    expect(cookieOf(start)).toEqual([
      expect.stringMatching(/^__Host-bf_sign_in=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    const token = /=([\w-]{43})/.exec(cookieOf(start)[0] ?? '')?.[1];
    const give = async (name: string) => {
      const headers = { ...HTTPS, cookie: `${name}=${token}` };
      const json = { passkey: { ...passkey, response } };
      return (await secure.visitor().fetch('/api/login/passkey', { method: 'POST', json, headers })).status;
    };
    expect(await give('bf_sign_in')).toBe(409);
    expect(await give('__Host-bf_sign_in')).toBe(401);
  });

  test('of before is taken over once, under the new name, and the old one goes', async () => {
    const { id } = await addPerson(secure, 'public');
    const { token, session } = await createSession(secure.context.db, { id, userType: 'public' }, new Date());
    await secure.context.db.update(sessions).set({ isOldCookie: true }).where(eq(sessions.id, session.id));
    const moved = await ask(`bf_session=${token}`);
    expect(await userOf(moved)).toBe(id);
    const names = cookieOf(moved).map((cookie) => cookie.slice(0, cookie.indexOf('=') + 2));
    expect(names).toContain(`__Host-bf_session=${token.slice(0, 1)}`);
    expect(cookieOf(moved).some((cookie) => /^bf_session=; Max-Age=0/.test(cookie))).toBe(true);
    expect(await userOf(await ask(`__Host-bf_session=${token}`))).toBe(id);
  });

  test('with the old name opens no session of today, so that nobody is signed in by another host', async () => {
    const { id } = await addPerson(secure, 'public');
    const { token } = await createSession(secure.context.db, { id, userType: 'public' }, new Date());
    expect(await userOf(await ask(`bf_session=${token}`))).toBeNull();
    expect(await userOf(await ask(`bf_session=${'A'.repeat(43)}; __Host-bf_session=${token}`))).toBe(id);
  });
});

const HTTPS = { origin: 'https://shop.example.co.uk' };
