import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Passkey, SecondFactor } from '#features/factors/contract.ts';
import { passkeys } from '#features/factors/tables.ts';
import type { Problem } from '#values/problem.ts';
import { type Authenticator, type Lies, openAuthenticator } from '../support/authenticator.ts';
import { addPerson, type Person } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';

const PASSWORD = 'Password123!';
const HOME = { origin: 'https://shop.example', rpId: 'shop.example' };
const OWN = { origin: HOME.origin };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ PUBLIC_URL: HOME.origin });
});
afterAll(() => shop.close());
beforeEach(() => shop.context.pool.query('truncate rate_limits'));

type Challenge = { challenge: string };
interface Owner {
  person: Person;
  browser: Visitor;
  device: Authenticator;
}

const post = <T = Problem>(visitor: Visitor, path: string, body?: object) => visitor.post<T>(path, body, OWN);

async function customer(): Promise<{ person: Person; browser: Visitor }> {
  const person = await addPerson(shop, 'public');
  const browser = shop.visitor();
  const login = { username: person.username, password: PASSWORD, role: 'public' };
  expect((await post(browser, '/api/login', login)).status).toBe(200);
  return { person, browser };
}

async function addTo(browser: Visitor, device: Authenticator, name = 'My phone', lies: Lies = {}) {
  const options = await post<Challenge>(browser, '/api/second-factor/passkeys/options', { password: PASSWORD });
  expect(options.status).toBe(200);
  const passkey = device.create(options.body, lies);
  return post<{ passkey: Passkey; recoveryCodes?: string[] }>(browser, '/api/second-factor/passkeys', {
    name,
    passkey,
  });
}

/** A customer with one passkey. */
async function owner(): Promise<Owner> {
  const device = openAuthenticator(HOME);
  const made = await customer();
  const { status, body } = await addTo(made.browser, device);
  expect(status).toBe(201);
  expect(body.recoveryCodes).toHaveLength(10);
  return { ...made, device };
}

/** Signs in with a passkey alone. */
async function enter(device: Authenticator, lies: Lies = {}, visitor = shop.visitor()) {
  const { body } = await post<Challenge>(visitor, '/api/login/passkey/options');
  const passkey = device.sign(body, lies);
  return {
    visitor,
    passkey,
    ...(await post<Problem & { user: { id: number } }>(visitor, '/api/login/passkey', { passkey })),
  };
}

async function half({ username }: Person): Promise<Visitor> {
  const visitor = shop.visitor();
  const { body } = await post(visitor, '/api/login', { username, password: PASSWORD, role: 'public' });
  expect(body).toEqual({ secondFactor: { methods: ['passkey', 'recovery'], mustEnrol: false } });
  return visitor;
}

const userOf = async (visitor: Visitor) => (await visitor.get<{ user: { id: number } | null }>('/api/session')).user;
const stored = async ({ device }: Owner) =>
  (await shop.context.db.select().from(passkeys).where(eq(passkeys.credentialId, device.credentialId)))[0];

test('a passkey alone signs in, and after the password too', async () => {
  const one = await owner();
  const alone = await enter(one.device);
  expect(alone.status).toBe(200);
  expect(await userOf(alone.visitor)).toMatchObject({ id: one.person.id });
  const visitor = await half(one.person);
  expect(await userOf(visitor)).toBeNull();
  const { body } = await post<Challenge & { allowCredentials: { id: string }[] }>(
    visitor,
    '/api/login/second-factor/options',
  );
  expect(body.allowCredentials.map(({ id }) => id)).toEqual([one.device.credentialId]);
  const second = await post(visitor, '/api/login/second-factor', { passkey: one.device.sign(body) });
  expect(second.status).toBe(200);
  expect(await userOf(visitor)).toMatchObject({ id: one.person.id });
  expect((await stored(one))?.lastUsedAt).not.toBeNull();
});

test('a passkey signs in alone, whatever another sign-in of this browser still waits for', async () => {
  const [one, other] = [await owner(), await owner()];
  const answer = await enter(other.device, {}, await half(one.person));
  expect(answer.status).toBe(200);
  expect(answer.body.user.id).toBe(other.person.id);
});

describe('a passkey is refused', () => {
  test.each<[why: string, lies: Lies]>([
    ['that signed for another origin', { origin: 'https://shop.example.evil.example' }],
    ['that signed for this host without HTTPS', { origin: 'http://shop.example' }],
    ['that belongs to another host', { rpId: 'evil.example' }],
    ['that asked for neither fingerprint nor PIN', { isVerified: false }],
  ])('%s', async (_why, lies) => {
    const one = await owner();
    const { status, body, visitor } = await enter(one.device, lies);
    expect(status).toBe(401);
    expect(body.detail).toBe('The passkey could not be checked. Please try again.');
    expect(await userOf(visitor)).toBeNull();
  });

  test.each([
    [5, 5],
    [5, 4],
    [5, 0],
  ])('whose counter goes from %i to %i', async (before, after) => {
    const one = await owner();
    expect((await enter(one.device, { counter: before })).status).toBe(200);
    const { status, body } = await enter(one.device, { counter: after });
    expect(status).toBe(401);
    expect(body.detail).toContain('copied');
    expect((await stored(one))?.counter).toBe(before);
  });

  test('but not one that never counts', async () => {
    const device = openAuthenticator(HOME);
    const { browser } = await customer();
    await addTo(browser, device, 'Synced', { counter: 0 });
    for (let i = 0; i < 2; i++) expect((await enter(device, { counter: 0 })).status).toBe(200);
  });

  test('of another account, after the password of one', async () => {
    const [one, other] = [await owner(), await owner()];
    const visitor = await half(one.person);
    const { body } = await post<Challenge>(visitor, '/api/login/second-factor/options');
    const answer = await post(visitor, '/api/login/second-factor', { passkey: other.device.sign(body) });
    expect(answer.status).toBe(401);
    expect(answer.body.detail).toBe('This passkey belongs to another account.');
    expect(await userOf(visitor)).toBeNull();
  });

  test('that the shop does not know', async () => {
    expect((await enter(openAuthenticator(HOME))).status).toBe(401);
  });

  test('that another device signed in the name of this one', async () => {
    const one = await owner();
    const visitor = shop.visitor();
    const { body } = await post<Challenge>(visitor, '/api/login/passkey/options');
    const passkey = {
      ...openAuthenticator(HOME).sign(body),
      id: one.device.credentialId,
      rawId: one.device.credentialId,
    };
    expect((await post(visitor, '/api/login/passkey', { passkey })).status).toBe(401);
  });

  test('when it is sent again, in this browser or another', async () => {
    const one = await owner();
    const first = await enter(one.device);
    expect((await post(first.visitor, '/api/login/passkey', { passkey: first.passkey })).status).toBe(409);
    const other = shop.visitor();
    await post(other, '/api/login/passkey/options');
    expect((await post(other, '/api/login/passkey', { passkey: first.passkey })).status).toBe(401);
  });

  test('when its challenge belongs to another browser', async () => {
    const one = await owner();
    const { body } = await post<Challenge>(shop.visitor(), '/api/login/passkey/options');
    const thief = shop.visitor();
    expect((await post(thief, '/api/login/passkey', { passkey: one.device.sign(body) })).status).toBe(409);
  });

  test('when the account is inactive', async () => {
    const one = await owner();
    await shop.context.pool.query('update users set is_active = false where id = $1', [one.person.id]);
    expect((await enter(one.device)).status).toBe(403);
  });

  test('twenty times from one address, and then nothing is checked for a while', async () => {
    const one = await owner();
    for (let i = 0; i < 20; i++) await enter(one.device, { origin: 'https://evil.example' });
    expect((await enter(one.device)).status).toBe(429);
  });
});

describe('setting one up', () => {
  test('needs the password', async () => {
    const { browser } = await customer();
    const refused = await post(browser, '/api/second-factor/passkeys/options', { password: 'Wrong12345' });
    expect(refused.status).toBe(403);
    const made = openAuthenticator(HOME).create({ challenge: 'AAAA' });
    expect((await post(browser, '/api/second-factor/passkeys', { passkey: made })).status).toBe(409);
  });

  test.each<Lies>([{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { isVerified: false }])(
    'is refused with %o',
    async (lies) => {
      const { browser } = await customer();
      expect((await addTo(browser, openAuthenticator(HOME), 'Odd', lies)).status).toBe(400);
      expect(await browser.get<SecondFactor>('/api/second-factor')).toMatchObject({ isOn: false, passkeys: [] });
    },
  );

  test('of another account’s challenge, or the same passkey twice, is refused', async () => {
    const [one, other] = [await owner(), await customer()];
    const options = await post<Challenge>(one.browser, '/api/second-factor/passkeys/options', { password: PASSWORD });
    const passkey = openAuthenticator(HOME).create(options.body);
    expect((await post(other.browser, '/api/second-factor/passkeys', { passkey })).status).toBe(409);
    expect((await addTo(other.browser, one.device)).status).toBe(409);
  });
});

test('an account has several passkeys with names, and new ones bring no new recovery codes', async () => {
  const one = await owner();
  const second = openAuthenticator(HOME);
  const { body } = await addTo(one.browser, second, 'Security key');
  expect(body.recoveryCodes).toBeUndefined();
  const params = `/api/second-factor/passkeys/${body.passkey.id}`;
  expect((await one.browser.fetch(params, { method: 'PUT', json: { name: 'Blue key' }, headers: OWN })).status).toBe(
    200,
  );
  const listed = await one.browser.get<SecondFactor>('/api/second-factor');
  expect(listed.passkeys.map(({ name }) => name)).toEqual(['My phone', 'Blue key']);

  const other = await customer();
  const remove = (browser: Visitor, password = PASSWORD) =>
    browser.fetch(params, { method: 'DELETE', json: { password }, headers: OWN });
  expect((await remove(other.browser)).status).toBe(404);
  expect((await remove(one.browser, 'Wrong12345')).status).toBe(403);
  expect((await remove(one.browser)).status).toBe(204);
  expect((await enter(second)).status).toBe(401);
  expect((await enter(one.device)).status).toBe(200);
});

test('at a bare IP address codes are offered and passkeys are not', async () => {
  const bare = await openTestShop({ PUBLIC_URL: 'https://192.0.2.7' });
  const refused = await bare
    .visitor()
    .post<Problem>('/api/login/passkey/options', undefined, { origin: 'https://192.0.2.7' });
  expect(refused.status).toBe(409);
  expect(refused.body.title).toBe('No passkeys at this address');
  await bare.close();
});
