import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '#features/accounts/tables.ts';
import type { CodeSetup, SecondFactor } from '#features/factors/contract.ts';
import { recoveryCodes } from '#features/factors/tables.ts';
import { fixedClock } from '#platform/clock.ts';
import type { Problem } from '#values/problem.ts';
import { codeAt } from '../support/one-time-code.ts';
import { addPerson, type Person } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';

const PASSWORD = 'Password123!';
const clock = fixedClock('2026-11-23T10:00:00Z');

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ TRUST_PROXY: '1' });
  shop.context.clock = clock;
});
afterAll(() => shop.close());
beforeEach(async () => {
  clock.set('2026-11-23T10:00:00Z');
  await shop.context.pool.query('truncate rate_limits');
});

interface Enrolled {
  person: Person;
  secret: string;
  recoveryCodes: string[];
  browser: Visitor;
}

/** A customer with an app for codes, set up at nine o'clock. */
async function enrolled(): Promise<Enrolled> {
  const person = await addPerson(shop, 'public');
  const browser = shop.visitor();
  await person.signIn(browser);
  const now = clock.now();
  clock.set('2026-11-23T09:00:00Z');
  const { body: setup } = await browser.post<CodeSetup>('/api/second-factor/code', { password: PASSWORD });
  const code = codeAt(setup.secret, clock.now());
  const { status, body } = await browser.post<{ recoveryCodes: string[] }>('/api/second-factor/code/confirm', { code });
  expect(status).toBe(200);
  clock.set(now);
  return { person, secret: setup.secret, recoveryCodes: body.recoveryCodes, browser };
}

interface HalfSignedIn {
  secondFactor: { methods: string[]; mustEnrol: boolean };
}

async function half({ username }: Person): Promise<Visitor> {
  const visitor = shop.visitor();
  const login = { username, password: PASSWORD, role: 'public' };
  const { status, body } = await visitor.post<HalfSignedIn>('/api/login', login);
  expect({ status, body }).toEqual({
    status: 200,
    body: { secondFactor: { methods: ['code', 'recovery'], mustEnrol: false } },
  });
  return visitor;
}

const give = (visitor: Visitor, factor: object, address = '192.0.2.1') =>
  visitor.post<Problem & { user: { id: number } }>('/api/login/second-factor', factor, { 'x-forwarded-for': address });
const isSignedIn = async (visitor: Visitor) => (await visitor.get<{ user: unknown }>('/api/session')).user !== null;
const now = ({ secret }: Enrolled, shiftSeconds = 0) =>
  codeAt(secret, new Date(clock.now().getTime() + shiftSeconds * 1000));

describe('a sign-in with an app for codes', () => {
  test('gives no session for the password alone, and one for the code', async () => {
    const owner = await enrolled();
    const visitor = await half(owner.person);
    expect(await isSignedIn(visitor)).toBe(false);
    const { status, body } = await give(visitor, { code: now(owner) });
    expect(status).toBe(200);
    expect(body.user.id).toBe(owner.person.id);
    expect(await isSignedIn(visitor)).toBe(true);
  });

  test.each([-30, 30])('takes the code of %i seconds from now', async (shift) => {
    const owner = await enrolled();
    expect((await give(await half(owner.person), { code: now(owner, shift) })).status).toBe(200);
  });

  test.each([
    [-120, '2 minutes slow'],
    [120, '2 minutes fast'],
    [-60, 'a minute slow'],
  ])('names the clock for a code of %i seconds from now', async (shift, lag) => {
    const owner = await enrolled();
    const { status, body } = await give(await half(owner.person), { code: now(owner, shift) });
    expect(status).toBe(401);
    expect(body.detail).toBe(
      `This code is for another time: the clock of your device is about ${lag}. Set its date and time to automatic, then type the next code.`,
    );
  });

  test('never takes a code that was seen too early, not even when its time has come', async () => {
    const owner = await enrolled();
    const visitor = await half(owner.person);
    const code = now(owner, 120);
    await give(visitor, { code });
    clock.set('2026-11-23T10:02:00Z');
    const { status, body } = await give(visitor, { code });
    expect(status).toBe(401);
    expect(body.detail).toContain('used already');
  });

  test('refuses a code that was used, also for the enrolment', async () => {
    const owner = await enrolled();
    clock.set('2026-11-23T09:00:20Z');
    expect((await give(await half(owner.person), { code: now(owner) })).status).toBe(401);
    clock.set('2026-11-23T10:00:00Z');
    const code = now(owner);
    expect((await give(await half(owner.person), { code })).status).toBe(200);
    const again = await give(await half(owner.person), { code });
    expect(again.status).toBe(401);
    expect(again.body.errors?.code?.[0]).toContain('used already');
  });

  test('lets one of several through who type the same code at once', async () => {
    const owner = await enrolled();
    const visitors = await Promise.all(Array.from({ length: 4 }, () => half(owner.person)));
    const answers = await Promise.all(visitors.map((visitor) => give(visitor, { code: now(owner) })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  test('refuses a stale code and a wrong one beside the field', async () => {
    const owner = await enrolled();
    const visitor = await half(owner.person);
    for (const code of [codeAt(owner.secret, new Date('2026-11-23T08:00:00Z')), '000000']) {
      const { status, body } = await give(visitor, { code });
      expect(status).toBe(401);
      expect(Object.keys(body.errors ?? {})).toEqual(['code']);
    }
    expect((await give(visitor, { code: '12' })).body.errors?.code?.[0]).toBe(
      'Enter the six digits that your app shows',
    );
  });

  test('belongs to the browser that typed the password', async () => {
    const owner = await enrolled();
    await half(owner.person);
    const stranger = await give(shop.visitor(), { code: now(owner) });
    expect(stranger.status).toBe(409);
    expect(stranger.body.detail).toContain('enter your password again');
  });

  test('is over after fifteen minutes, and completes once', async () => {
    const owner = await enrolled();
    const visitor = await half(owner.person);
    clock.set('2026-11-23T10:15:01Z');
    expect((await give(visitor, { code: now(owner) })).status).toBe(409);
    const other = await half(owner.person);
    const [code, cookie] = [now(owner), other];
    expect((await give(cookie, { code })).status).toBe(200);
    expect((await give(cookie, { recoveryCode: owner.recoveryCodes[0] })).status).toBe(409);
  });
});

describe('wrong codes', () => {
  test('are limited to five from one address, also when they come at once', async () => {
    const owner = await enrolled();
    const visitor = await half(owner.person);
    const wrong = await Promise.all(Array.from({ length: 12 }, (_, i) => give(visitor, { code: String(100_000 + i) })));
    expect(wrong.filter(({ status }) => status === 401)).toHaveLength(5);
    const right = await give(visitor, { code: now(owner) });
    expect(right.status).toBe(429);
    expect(right.body.detail).toMatch(/Too many attempts.*15 minutes/);
  });

  test('are limited to ten an hour for an account, from however many addresses', async () => {
    const owner = await enrolled();
    const visitor = await half(owner.person);
    for (let i = 0; i < 10; i++) expect((await give(visitor, { code: '000000' }, `198.51.100.${i}`)).status).toBe(401);
    expect((await give(visitor, { code: now(owner) }, '203.0.113.9')).status).toBe(429);
  });

  test('of a thief do not lock the owner out: a recovery code still works', async () => {
    const owner = await enrolled();
    const thief = await half(owner.person);
    for (let i = 0; i < 10; i++) expect((await give(thief, { code: '000000' }, `198.51.100.${i}`)).status).toBe(401);
    const visitor = await half(owner.person);
    expect((await give(visitor, { code: now(owner) }, '203.0.113.9')).status).toBe(429);
    expect((await give(visitor, { recoveryCode: owner.recoveryCodes[0] }, '203.0.113.9')).status).toBe(200);
  });

  test('for recovery count to the address, so that one cannot try many', async () => {
    const owner = await enrolled();
    const visitor = await half(owner.person);
    for (let i = 0; i < 5; i++) expect((await give(visitor, { recoveryCode: 'AAAA-AAAA' })).status).toBe(401);
    expect((await give(visitor, { recoveryCode: owner.recoveryCodes[0] })).status).toBe(429);
  });

  test('are forgotten after a right one', async () => {
    const owner = await enrolled();
    for (let round = 0; round < 3; round++) {
      const visitor = await half(owner.person);
      for (let i = 0; i < 4; i++) expect((await give(visitor, { code: '000000' })).status).toBe(401);
      clock.set(new Date(clock.now().getTime() + 60_000));
      expect((await give(visitor, { code: now(owner) })).status).toBe(200);
    }
  });
});

describe('recovery codes', () => {
  test('are ten, stored as hashes, and each works once', async () => {
    const owner = await enrolled();
    expect(new Set(owner.recoveryCodes).size).toBe(10);
    // 140 bits, five a letter.
    for (const code of owner.recoveryCodes) expect(code).toMatch(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
    const stored = JSON.stringify(await shop.context.db.select().from(recoveryCodes));
    for (const code of owner.recoveryCodes) expect(stored).not.toContain(code);
    const [recoveryCode = ''] = owner.recoveryCodes;
    expect((await give(await half(owner.person), { recoveryCode: ` ${recoveryCode.toLowerCase()} ` })).status).toBe(
      200,
    );
    const again = await give(await half(owner.person), { recoveryCode });
    expect(again.status).toBe(401);
    expect(again.body.errors?.recoveryCode?.[0]).toContain('Each works once');
    expect(await owner.browser.get<SecondFactor>('/api/second-factor')).toMatchObject({ recoveryCodesLeft: 9 });
  });

  test('let one of two through who type the same at once', async () => {
    const owner = await enrolled();
    const [recoveryCode] = owner.recoveryCodes;
    const visitors = [await half(owner.person), await half(owner.person)];
    const answers = await Promise.all(visitors.map((visitor) => give(visitor, { recoveryCode })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('of another account are refused', async () => {
    const [owner, other] = [await enrolled(), await enrolled()];
    expect((await give(await half(owner.person), { recoveryCode: other.recoveryCodes[0] })).status).toBe(401);
  });

  test('are replaced all at once, with the password', async () => {
    const owner = await enrolled();
    const wrong = await owner.browser.post('/api/second-factor/recovery-codes', { password: 'Wrong12345' });
    expect(wrong.status).toBe(403);
    const fresh = await owner.browser.post<Enrolled>('/api/second-factor/recovery-codes', { password: PASSWORD });
    expect(fresh.body.recoveryCodes).toHaveLength(10);
    expect((await give(await half(owner.person), { recoveryCode: owner.recoveryCodes[1] })).status).toBe(401);
    expect((await give(await half(owner.person), { recoveryCode: fresh.body.recoveryCodes[1] })).status).toBe(200);
  });
});

describe('setting it up', () => {
  test('needs the password, and a right first code', async () => {
    const person = await addPerson(shop, 'public');
    const visitor = shop.visitor();
    await person.signIn(visitor);
    const refused = await visitor.post<Problem>('/api/second-factor/code', { password: 'Wrong12345' });
    expect(refused.status).toBe(403);
    expect((await visitor.post('/api/second-factor/code/confirm', { code: '000000' })).status).toBe(409);
    const { body } = await visitor.post<CodeSetup>('/api/second-factor/code', { password: PASSWORD });
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect((await visitor.post('/api/second-factor/code/confirm', { code: '000000' })).status).toBe(401);
    expect(await visitor.get<SecondFactor>('/api/second-factor')).toMatchObject({ isOn: false, hasCodes: false });
    // An app that was never confirmed does not lock anybody out.
    const again = shop.visitor();
    await person.signIn(again);
    expect(await isSignedIn(again)).toBe(true);
  });

  test('is over fifteen minutes later', async () => {
    const person = await addPerson(shop, 'public');
    const visitor = shop.visitor();
    await person.signIn(visitor);
    const { body } = await visitor.post<CodeSetup>('/api/second-factor/code', { password: PASSWORD });
    clock.set('2026-11-23T10:15:01Z');
    const code = codeAt(body.secret, clock.now());
    expect((await visitor.post('/api/second-factor/code/confirm', { code })).status).toBe(409);
  });

  test('cannot replace an app that is in use, nor show its secret again', async () => {
    const owner = await enrolled();
    expect((await owner.browser.post('/api/second-factor/code', { password: PASSWORD })).status).toBe(409);
    const status = JSON.stringify(await owner.browser.get('/api/second-factor'));
    expect(status).not.toContain(owner.secret);
  });

  test('can be undone by a customer, with the password, and the password is enough again', async () => {
    const owner = await enrolled();
    const off = (password: string) =>
      owner.browser.fetch('/api/second-factor/code', { method: 'DELETE', json: { password } });
    expect((await off('Wrong12345')).status).toBe(403);
    expect((await off(PASSWORD)).status).toBe(204);
    expect(await shop.context.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, owner.person.id))).toEqual(
      [],
    );
    const visitor = shop.visitor();
    await owner.person.signIn(visitor);
    expect(await isSignedIn(visitor)).toBe(true);
  });
});

test('a password reset does not skip it, and ends a sign-in that waits for it', async () => {
  const owner = await enrolled();
  const waiting = await half(owner.person);
  const [row] = await shop.context.db.select().from(users).where(eq(users.id, owner.person.id));
  const asked = await shop.visitor().post<{ token: string }>('/api/password-reset/request', { email: row?.email });
  const newPassword = 'Password456!';
  const change = { token: asked.body.token, newPassword, confirmPassword: newPassword };
  expect((await shop.visitor().post('/api/password-reset/confirm', change)).status).toBe(200);
  expect((await give(waiting, { code: now(owner) })).status).toBe(409);
  const visitor = shop.visitor();
  const login = { username: owner.person.username, password: newPassword, role: 'public' };
  expect((await visitor.post('/api/login', login)).body).toEqual({
    secondFactor: { methods: ['code', 'recovery'], mustEnrol: false },
  });
  expect(await isSignedIn(visitor)).toBe(false);
});
