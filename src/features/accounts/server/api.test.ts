import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Address, Session, User } from '#features/accounts/contract.ts';
import { sessions, users } from '#features/accounts/tables.ts';
import type { UserType } from '#features/accounts/user-types.ts';
import { fixedClock, systemClock } from '#platform/clock.ts';
import type { Problem } from '#values/problem.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../tests/support/shop.ts';
import { createUser, deleteExpiredSessions, hashPassword } from './door.ts';

const PASSWORD = 'Password123!';
let shop: TestShop;
let passwordHash: string;
let addressesUsed = 0;

beforeAll(async () => {
  shop = await openTestShop({ TRUST_PROXY: '1' });
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => shop.close());

describe('signing in', () => {
  test('takes a username or an e-mail address in any case, and never answers a hash', async () => {
    const user = await addUser('Jo', 'Smith');
    for (const username of ['jo.smith', 'JO.Smith', ' jo.smith ', 'Jo.Smith@Example.com']) {
      const { status, body } = await signIn(shop.visitor(), { username });
      expect(status).toBe(200);
      expect(body.user).toEqual({
        id: user.id,
        username: 'jo.smith',
        email: 'jo.smith@example.com',
        pendingEmail: null,
        userType: 'public',
        isActive: true,
        firstName: 'Jo',
        lastName: 'Smith',
        companyName: null,
        phoneNumber: null,
        department: null,
        createdAt: user.createdAt.toISOString(),
        permissions: [],
      });
    }
  });

  test('tells an unknown user and a wrong password the same', async () => {
    await addUser('Ann', 'Known');
    const answers = await Promise.all([
      signIn(shop.visitor(), { username: 'ann.known', password: 'Wrong12345' }),
      signIn(shop.visitor(), { username: 'nobody.here', password: 'Wrong12345' }),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(body).toMatchObject({ title: 'Login Failed', detail: 'Invalid credentials. Please try again.' });
    }
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });

  test('names the mismatch when the password is right and the role is not', async () => {
    await addUser('Eve', 'Employer', { userType: 'employer' });
    const { status, body } = await signIn(shop.visitor(), { username: 'eve.employer', role: 'admin' });
    expect(status).toBe(401);
    expect(body.detail).toContain('This is an Employer account, not an Admin account.');
  });

  test('does not reveal the role without the password', async () => {
    await addUser('Rita', 'Role', { userType: 'employer' });
    const guess = { username: 'rita.role', password: 'Wrong12345', role: 'admin' as const };
    expect((await signIn(shop.visitor(), guess)).body.detail).toBe('Invalid credentials. Please try again.');
  });

  test('says that an account is inactive only after the right password', async () => {
    await addUser('Ina', 'Active', { isActive: false });
    expect((await signIn(shop.visitor(), { username: 'ina.active' })).status).toBe(403);
    expect((await signIn(shop.visitor(), { username: 'ina.active', password: 'Wrong12345' })).status).toBe(401);
  });

  test('refuses an account that has no password yet', async () => {
    await addUser('Nora', 'New', { passwordHash: undefined });
    expect((await signIn(shop.visitor(), { username: 'nora.new' })).status).toBe(401);
  });

  test('answers a malformed form with a message for each field', async () => {
    const { status, body } = await shop.visitor().post<Problem>('/api/login', { username: ' ', password: 'short' });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject({
      username: ['Username is required'],
      password: expect.arrayContaining(['Password must be at least 8 characters']),
      role: ['Please select your role'],
    });
  });

  test.each([
    ['a NUL byte', { username: 'a\u0000b', password: PASSWORD, role: 'public' }],
    ['10,000 characters', { username: 'x'.repeat(10_000), password: PASSWORD, role: 'public' }],
    ['numbers', { username: 1, password: 2, role: 3 }],
    ['null', null],
    ['a list', []],
  ])('takes %s as a 400', async (_what, json) => {
    expect((await shop.visitor().post('/api/login', json)).status).toBe(400);
  });

  test('finds no account by SQL, wildcards or emoji', async () => {
    for (const username of ["' or 1=1 --", '%', '_'.repeat(8), '🙂', '\u202etest']) {
      expect((await signIn(shop.visitor(), { username })).status).toBe(401);
    }
  });

  test('raises an old hash to the cost of today', async () => {
    const old = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1 });
    const { id } = await addUser('Otto', 'Old', { passwordHash: old });
    const both = await Promise.all([1, 2].map(() => signIn(shop.visitor(), { username: 'otto.old' })));
    expect(both.map((answer) => answer.status)).toEqual([200, 200]);
    const [row] = await shop.context.db.select().from(users).where(eq(users.id, id));
    expect(row?.passwordHash).toContain('m=65536,t=4');
    expect((await signIn(shop.visitor(), { username: 'otto.old' })).status).toBe(200);
  });

  test.each([
    ['is deactivated', async () => ({ isActive: false })],
    ['is given another password', async () => ({ passwordHash: await hashPassword('Another123!') })],
  ])('is refused when the account %s while its password is being checked', async (_what, changed) => {
    const { id } = await addUser('Mia', 'Meanwhile');
    const { db, pool } = shop.context;
    const change = await changed();
    const { answer } = await db.transaction(async (tx) => {
      await tx.update(users).set(change).where(eq(users.id, id));
      let isAnswered = false;
      // It reads the account as it was before this transaction, and at the end waits for it.
      const login = signIn(shop.visitor(), { username: 'mia.meanwhile' }).finally(() => {
        isAnswered = true;
      });
      const isHeld = async () => {
        const waiting =
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
        return isAnswered || (await pool.query(waiting)).rowCount !== 0;
      };
      await expect.poll(isHeld).toBe(true);
      return { answer: login };
    });
    expect((await answer).status).toBe(401);
    expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
    await db.delete(users).where(eq(users.id, id));
  });

  test('is refused to a form on another website', async () => {
    const headers = { origin: 'https://evil.example' };
    const json = { username: 'jo.smith', password: PASSWORD, role: 'public' };
    expect((await shop.visitor().post('/api/login', json, headers)).status).toBe(403);
  });
});

describe('failing to sign in', () => {
  test('five times from one address blocks even the right password there, but not elsewhere', async () => {
    await addUser('Lena', 'Limit');
    const from = newAddress();
    expect(await failTimes(5, 'lena.limit', from)).toEqual([401, 401, 401, 401, 401]);
    const refused = await send(shop.visitor(), { username: 'lena.limit' }, from);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    // The other name of the account counts for itself: a common count would tell strangers that both are one.
    expect((await send(shop.visitor(), { username: 'lena.limit@example.com' }, from)).status).toBe(200);
    expect((await send(shop.visitor(), { username: 'lena.limit' }, newAddress())).status).toBe(200);
  });

  test('limits guesses at an unknown account in the same way', async () => {
    const from = newAddress();
    expect(await failTimes(6, 'ghost', from)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('many times at once is limited all the same', async () => {
    await addUser('Paula', 'Parallel');
    const from = newAddress();
    const guess = { username: 'paula.parallel', password: 'Wrong12345' };
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(shop.visitor(), guess, from)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  test('a success resets the count', async () => {
    await addUser('Rob', 'Reset');
    const from = newAddress();
    await failTimes(4, 'rob.reset', from);
    expect((await send(shop.visitor(), { username: 'rob.reset' }, from)).status).toBe(200);
    expect(await failTimes(5, 'rob.reset', from)).toEqual([401, 401, 401, 401, 401]);
  });

  test('twenty times over many accounts blocks the address, and signing in to another account does not reset that', async () => {
    await addUser('Max', 'Mallory');
    const from = newAddress();
    for (let account = 0; account < 10; account += 1) await failTimes(2, `victim${account}`, from);
    const refused = await send(shop.visitor(), { username: 'max.mallory' }, from);
    expect(refused.status).toBe(429);

    const other = newAddress();
    for (let account = 0; account < 9; account += 1) await failTimes(2, `prey${account}`, other);
    expect((await send(shop.visitor(), { username: 'max.mallory' }, other)).status).toBe(200);
    expect(await failTimes(3, 'prey9', other)).toEqual([401, 401, 429]);
  });

  test('under another spelling finds no account, so that no spelling has counters of its own', async () => {
    await addUser('Ini', 'Mini');
    expect((await send(shop.visitor(), { username: 'INI.mini' })).status).toBe(200);
    const spelled = 'İnİ.mini';
    const lowered = await shop.context.pool.query<{ name: string }>('select lower($1) as name', [spelled]);
    const isMerged = lowered.rows[0]?.name === 'ini.mini';
    expect((await send(shop.visitor(), { username: spelled })).status).toBe(401);
    expect(isMerged || spelled.toLowerCase() !== 'ini.mini').toBe(true);
  });

  test('slows the account down wherever its password is asked for', async () => {
    const { id } = await addUser('Sly', 'Proof');
    const { body } = await signIn(shop.visitor(), { username: 'sly.proof' });
    expect(body.user?.id).toBe(id);
    const visitor = await shop.as('sly.proof', PASSWORD, 'public');
    const prove = async (password: string, address: string) => {
      const headers = { 'x-forwarded-for': address };
      return (await visitor.fetch('/api/proof', { method: 'POST', json: { password }, headers })).status;
    };
    for (let n = 0; n < 12; n += 1) expect(await prove('Wrong12345', `198.51.${n}.7`)).toBe(403);
    const before = performance.now();
    expect(await prove(PASSWORD, '198.51.200.7')).toBe(204);
    expect(performance.now() - before).toBeGreaterThan(900);
  });

  test('from many addresses slows an account down and never locks it', async () => {
    await addUser('Sly', 'Slowed');
    for (let address = 0; address < 2; address += 1) await failTimes(5, 'sly.slowed', newAddress());
    const startedAt = performance.now();
    expect((await send(shop.visitor(), { username: 'sly.slowed' })).status).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThan(250);
  });

  test('a malformed password counts nothing', async () => {
    await addUser('Mal', 'Formed');
    const from = newAddress();
    for (let time = 0; time < 6; time += 1) {
      expect((await send(shop.visitor(), { username: 'mal.formed', password: 'short' }, from)).status).toBe(400);
    }
    expect((await send(shop.visitor(), { username: 'mal.formed' }, from)).status).toBe(200);
  });

  test('eight people signing in at once from one office all get in', async () => {
    const from = newAddress();
    await addUser('Olive', 'Office');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(shop.visitor(), { username: 'olive.office' }, from)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  });
});

describe('a session', () => {
  test('cookie is hidden from scripts and other sites, and its token is not in the database', async () => {
    await addUser('Cora', 'Cookie');
    const cookie = (await send(shop.visitor(), { username: 'cora.cookie' })).headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/^bf_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const token = cookie.slice('bf_session='.length, 'bf_session='.length + 43);
    const rows = await shop.context.db.select({ tokenHash: sessions.tokenHash }).from(sessions);
    expect(rows.some((row) => row.tokenHash.includes(token))).toBe(false);
    expect(rows.every((row) => /^[0-9a-f]{64}$/.test(row.tokenHash))).toBe(true);
  });

  test('is new at every login, and the one before ends', async () => {
    await addUser('Fay', 'Fixed');
    const visitor = shop.visitor();
    const first = cookieOf(await send(visitor, { username: 'fay.fixed' }));
    const second = cookieOf(await send(visitor, { username: 'fay.fixed' }));
    expect(second).not.toBe(first);
    expect(await whoHolds(first)).toBeNull();
    expect((await whoHolds(second))?.username).toBe('fay.fixed');
  });

  test('ends on the server when its user signs out', async () => {
    await addUser('Lou', 'Logout');
    const visitor = shop.visitor();
    const cookie = cookieOf(await send(visitor, { username: 'lou.logout' }));
    expect((await visitor.get<User>('/api/user')).username).toBe('lou.logout');
    const answer = await visitor.fetch('/api/logout', { method: 'POST' });
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^bf_session=; Max-Age=0; Path=\//);
    expect(await whoHolds(cookie)).toBeNull();
    expect((await visitor.fetch('/api/user')).status).toBe(401);
    expect((await visitor.fetch('/api/logout', { method: 'POST' })).status).toBe(204);
  });

  test('ends at once when its user is deactivated, and stays ended', async () => {
    const { id } = await addUser('Dee', 'Activated');
    const visitor = await shop.as('dee.activated', PASSWORD, 'public');
    await shop.context.db.update(users).set({ isActive: false }).where(eq(users.id, id));
    expect((await visitor.fetch('/api/user')).status).toBe(401);
    await shop.context.db.update(users).set({ isActive: true }).where(eq(users.id, id));
    expect((await visitor.fetch('/api/user')).status).toBe(401);
  });

  test('of a visitor answers null and leaves no cookie', async () => {
    const answer = await shop.visitor().fetch('/api/session');
    expect(await answer.json()).toEqual({ user: null, cartCount: 0, unread: 0 });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test.each(['', 'x', 'A'.repeat(43), '../../etc/passwd', '%00', "' or 1=1 --"])(
    'cookie %j is no session',
    async (token) => {
      expect(await whoHolds(token)).toBeNull();
    },
  );

  test('of staff ends after 12 idle hours, a customer lives 30 days longer with every use', async () => {
    await addUser('Stan', 'Staff', { userType: 'admin' });
    await addUser('Cleo', 'Customer');
    const start = new Date();
    const clock = fixedClock(start);
    shop.context.clock = clock;
    try {
      const staff = await shop.as('stan.staff', PASSWORD, 'admin');
      const customer = await shop.as('cleo.customer', PASSWORD, 'public');
      const statusesAfter = async (hours: number) => {
        clock.set(new Date(start.getTime() + hours * 3_600_000));
        return [(await staff.fetch('/api/user')).status, (await customer.fetch('/api/user')).status];
      };
      expect(await statusesAfter(11)).toEqual([200, 200]);
      expect(await statusesAfter(22.9)).toEqual([200, 200]);
      expect(await statusesAfter(35)).toEqual([401, 200]);
      expect(await statusesAfter(35 + 29 * 24)).toEqual([401, 200]);
      expect(await statusesAfter(35 + 58 * 24)).toEqual([401, 200]);
      await deleteExpiredSessions(shop.context);
      expect(await statusesAfter(35 + 59 * 24)).toEqual([401, 200]);
      expect(await statusesAfter(35 + 90 * 24)).toEqual([401, 401]);
    } finally {
      shop.context.clock = systemClock;
    }
  });

  test('of a guest ends at login, and its cart is merged once', async () => {
    const productId = await addProduct();
    const { id } = await addUser('Gus', 'Guest');
    const visitor = shop.visitor();
    const added = await visitor.fetch('/api/cart', { method: 'POST', json: { productId, quantity: 2 } });
    expect(added.status).toBe(201);
    const guestCookie = cookieOf(added);
    const both = await Promise.all([
      send(visitor, { username: 'gus.guest' }),
      send(visitor, { username: 'gus.guest' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { cartCount, user } = await visitor.get<Session>('/api/session');
    expect({ cartCount, userId: user?.id }).toEqual({ cartCount: 2, userId: id });
    const asGuest = await shop.visitor().fetch('/api/session', { headers: { cookie: `bf_session=${guestCookie}` } });
    expect(await asGuest.json()).toMatchObject({ user: null, cartCount: 0 });
  });

  test('of a guest survives a late logout', async () => {
    const productId = await addProduct();
    const visitor = shop.visitor();
    await visitor.post('/api/cart', { productId });
    await visitor.post('/api/logout');
    expect((await visitor.get<Session>('/api/session')).cartCount).toBe(1);
  });
});

describe('the address book', () => {
  const leeds = {
    firstName: 'Zoë',
    lastName: "O'Brien",
    addressLine1: '1 The Headrow',
    city: 'Leeds',
    postcode: 'LS1 4AP',
    country: 'United Kingdom',
  };

  test('is closed to visitors', async () => {
    expect((await shop.visitor().fetch('/api/addresses')).status).toBe(401);
    expect((await shop.visitor().post('/api/addresses', leeds)).status).toBe(401);
  });

  test('stores, changes and removes addresses of its owner', async () => {
    const { visitor, id: customerId } = await newCustomer();
    const added = await visitor.post<Address>('/api/addresses', { ...leeds, company: ' Café Zoë ', county: '' });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({ ...leeds, customerId, company: 'Café Zoë', county: null, type: 'shipping' });
    const path = `/api/addresses/${added.body.id}`;
    const changed = await visitor.put<Address>(path, { ...leeds, city: 'York', postcode: 'YO1 7HH' });
    expect(changed).toMatchObject({ status: 200, body: { city: 'York', company: null } });
    expect(await visitor.get('/api/addresses')).toEqual([changed.body]);
    expect((await visitor.delete(path)).status).toBe(204);
    expect((await visitor.delete(path)).status).toBe(404);
    expect(await visitor.get('/api/addresses')).toEqual([]);
  });

  test('does not show or change another customer’s addresses', async () => {
    const { visitor: owner } = await newCustomer();
    const { visitor: other } = await newCustomer();
    const { body } = await owner.post<Address>('/api/addresses', { ...leeds, isDefault: true });
    expect((await other.put(`/api/addresses/${body.id}`, { ...leeds, city: 'Hull' })).status).toBe(404);
    expect((await other.delete(`/api/addresses/${body.id}`)).status).toBe(404);
    expect(await other.get('/api/addresses')).toEqual([]);
    expect(await owner.get('/api/addresses')).toEqual([body]);
  });

  test('has one default of each type, even when two tabs choose at once', async () => {
    const { visitor } = await newCustomer();
    const choose = (type: string) => visitor.post('/api/addresses', { ...leeds, type, isDefault: true });
    const all = await Promise.all(['shipping', 'shipping', 'shipping', 'billing', 'billing'].map(choose));
    expect(all.map(({ status }) => status)).toEqual(Array(5).fill(201));
    const defaults = (await visitor.get<Address[]>('/api/addresses')).filter((address) => address.isDefault);
    expect(defaults.map((address) => address.type).sort()).toEqual(['billing', 'shipping']);
  });

  test('retains the default when a change to an unknown address fails', async () => {
    const { visitor } = await newCustomer();
    const { body } = await visitor.post<Address>('/api/addresses', { ...leeds, isDefault: true });
    expect((await visitor.put('/api/addresses/2147483647', { ...leeds, isDefault: true })).status).toBe(404);
    expect(await visitor.get('/api/addresses')).toEqual([body]);
  });

  test.each([
    ['an American postcode in the UK', { postcode: '90210' }, 'postcode'],
    ['a UK postcode in France', { country: 'France' }, 'postcode'],
    ['a country that is not served', { country: 'Germany' }, 'country'],
    ['a blank town', { city: '   ' }, 'city'],
    ['10,000 characters', { firstName: 'x'.repeat(10_000) }, 'firstName'],
    ['a NUL byte', { addressLine1: 'a\u0000b' }, 'addressLine1'],
    ['a type of its own', { type: 'home' }, 'type'],
    ['a default that is text', { isDefault: 'yes' }, 'isDefault'],
  ])('refuses %s and says which field', async (_what, wrong, field) => {
    const { visitor } = await newCustomer();
    const { status, body } = await visitor.post<Problem>('/api/addresses', { ...leeds, ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
    expect(await visitor.get('/api/addresses')).toEqual([]);
  });

  test.each(['0', '-1', '1.5', 'abc', '99999999999', '%00'])('knows no address %s', async (id) => {
    const { visitor } = await newCustomer();
    expect((await visitor.delete(`/api/addresses/${id}`)).status).toBe(404);
  });
});

describe('creating a user', () => {
  const create = (email: string, username?: string) =>
    shop.context.db.transaction((tx) =>
      createUser(tx, { firstName: 'Twin', lastName: 'Name', email, username, userType: 'public' }, new Date()),
    );

  test('at the same moment as others of the same name gives each a username of their own', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, (_, i) => create(`twin${i}@example.com`)));
    const names = ['twin.name', 'twin.name2', 'twin.name3', 'twin.name4', 'twin.name5'];
    expect(made.map((user) => user.username).sort()).toEqual(names);
  });

  test('twice with one e-mail address, in any case, makes one account', async () => {
    const both = await Promise.allSettled([create('Same@Example.com'), create('same@example.com')]);
    expect(both.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(create('SAME@example.com')).rejects.toMatchObject({ code: 'conflict' });
  });

  test('with a username that is taken is refused', async () => {
    await create('first@example.com', 'Wanted');
    await expect(create('second@example.com', 'wanted')).rejects.toMatchObject({ code: 'conflict' });
  });
});

interface UserOptions {
  userType?: UserType;
  isActive?: boolean;
  passwordHash?: string;
}

function addUser(firstName: string, lastName: string, options: UserOptions = {}) {
  const email = `${firstName}.${lastName}@example.com`.toLowerCase();
  const user = { firstName, lastName, email, userType: 'public' as const, passwordHash, ...options };
  return shop.context.db.transaction((tx) => createUser(tx, user, new Date()));
}

async function newCustomer(): Promise<{ visitor: Visitor; id: number }> {
  const email = `c${addressesUsed++}@example.com`;
  const user = { firstName: 'Any', lastName: 'Customer', email, userType: 'public' as const, passwordHash };
  const { id } = await shop.context.db.transaction((tx) => createUser(tx, user, new Date()));
  return { visitor: await shop.as(email, PASSWORD, 'public'), id };
}

async function addProduct(): Promise<number> {
  const { rows } = await shop.context.pool.query(
    `insert into products (name, category, price, in_stock, stock_quantity) values ('Panel', 'Displays', 299, true, 10) returning id`,
  );
  return rows[0].id;
}

interface Form {
  username: string;
  password?: string;
  role?: UserType;
}

function send(visitor: Visitor, form: Form, from = newAddress()): Promise<Response> {
  const json = { password: PASSWORD, role: 'public', ...form };
  return visitor.fetch('/api/login', { method: 'POST', json, headers: { 'x-forwarded-for': from } });
}

async function signIn(visitor: Visitor, form: Form) {
  const response = await send(visitor, form);
  return { status: response.status, body: (await response.json()) as Problem & { user: User } };
}

async function failTimes(times: number, username: string, from: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    statuses.push((await send(shop.visitor(), { username, password: 'Wrong12345' }, from)).status);
  }
  return statuses;
}

async function whoHolds(token: string): Promise<User | null> {
  const answer = await shop.visitor().fetch('/api/session', { headers: { cookie: `bf_session=${token}` } });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as Session).user;
}

function cookieOf(answer: Response): string {
  return /^bf_session=([^;]*)/.exec(answer.headers.getSetCookie()[0] ?? '')?.[1] ?? '';
}

function newAddress(): string {
  addressesUsed += 1;
  return `10.${addressesUsed >> 16}.${(addressesUsed >> 8) & 255}.${addressesUsed & 255}`;
}
