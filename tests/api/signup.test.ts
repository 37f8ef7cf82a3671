import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#features/accounts/contract.ts';
import type { SentRequest } from '#features/accounts/self-contract.ts';
import { signupRequests, users } from '#features/accounts/tables.ts';
import type { Problem } from '#values/problem.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

const PASSWORD = 'Password123!';
let shop: TestShop;
let count = 0;

beforeAll(async () => {
  shop = await openTestShop({ TRUST_PROXY: '1' });
});
afterAll(() => shop?.close());
beforeEach(() => shop.context.pool.query('delete from rate_limits'));

const person = (overrides: object = {}) => ({
  firstName: 'Jo',
  lastName: 'Smith',
  email: `newcomer${count++}@example.com`,
  phoneNumber: '0113 496 0000',
  password: PASSWORD,
  ...overrides,
});
const register = (body: object) => shop.visitor().post<{ user: User } & Problem>('/api/customer-register', body);
const request = (body: object) =>
  shop.visitor().post<Omit<SentRequest, 'status'> & Problem>('/api/signup-request', body);

describe('a customer who registers', () => {
  test('has an active account at once, with a username to sign in with, and is not signed in by it', async () => {
    const visitor = shop.visitor();
    const form = person({ email: ' Jo.Smith@Example.COM ', username: 'boss', userType: 'public' });
    const { status, body } = await visitor.post<{ user: User }>('/api/customer-register', form);
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      username: 'jo.smith',
      email: 'Jo.Smith@Example.COM',
      userType: 'public',
      isActive: true,
      phoneNumber: '0113 496 0000',
      companyName: null,
      permissions: [],
    });
    expect(JSON.stringify(body)).not.toMatch(/argon|passw/i);
    expect((await visitor.fetch('/api/user')).status).toBe(401);
    await shop.as('jo.smith', PASSWORD, 'public');
    await shop.as('jo.smith@example.com', PASSWORD, 'public');
  });

  test.each([
    ['Siobhán', "O'Brien", 'siobhan.obrien'],
    ['Li', 'Ng', 'li.ng'],
    ['Zoë', 'Ng', 'zoe.ng'],
    ['王', '小明', 'user'],
    ['  Ann  ', '  Lee  ', 'ann.lee'],
  ])('%j %j signs in as %s', async (firstName, lastName, username) => {
    const { status, body } = await register(person({ firstName, lastName }));
    expect([status, body.user.username]).toEqual([201, username]);
    expect([body.user.firstName, body.user.lastName]).toEqual([firstName.trim(), lastName.trim()]);
  });

  test('shares a name with others and gets a number', async () => {
    const made = await Promise.all([1, 2, 3].map(() => register(person({ firstName: 'Twin', lastName: 'Name' }))));
    expect(made.map(({ body }) => body.user.username).sort()).toEqual(['twin.name', 'twin.name2', 'twin.name3']);
  });

  test.each(['Taken@Example.com', 'taken@example.com', ' TAKEN@EXAMPLE.COM '])(
    'with an e-mail address that has an account is told what to do (%s)',
    async (email) => {
      await register(person({ email: 'taken@example.com' }));
      const { status, body } = await register(person({ email }));
      expect(status).toBe(409);
      expect(body.detail).toContain('Sign in, or reset the password');
      expect(body.errors?.email).toEqual([body.detail]);
    },
  );

  test('by encoding twice makes one account', async () => {
    const form = person();
    const both = await Promise.all([register(form), register(form)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('cannot become staff, or choose a username, by saying so', async () => {
    expect((await register(person({ userType: 'admin' }))).status).toBe(400);
    const { body } = await register(person({ username: 'admin', isActive: false, department: 'HR' }));
    expect(body.user).toMatchObject({ userType: 'public', isActive: true, department: null });
    expect(body.user.username).not.toBe('admin');
  });
});

describe('a request for access', () => {
  test('waits for staff, without the password that came along', async () => {
    const form = person({ userType: 'employer', companyName: ' Corner Cafe ', message: ' Please ' });
    const { status, body } = await request(form);
    expect(status).toBe(201);
    expect(body).toMatchObject({ email: form.email, userType: 'employer', companyName: 'Corner Cafe' });
    expect(body).toMatchObject({ message: 'Please', status: 'pending' });
    expect(JSON.stringify(await shop.context.db.select().from(signupRequests))).not.toContain(PASSWORD);
  });

  test('makes no account, whoever it is for', async () => {
    const before = await shop.context.db.$count(users);
    await request(person({ userType: 'admin', status: 'approved' }));
    expect(await shop.context.db.$count(users)).toBe(before);
  });

  test('pressed twice, or three times at once, is one request; a corrected one is another', async () => {
    const form = person({ userType: 'admin', message: 'I run the shop' });
    const answers = await Promise.all([request(form), request(form), request(form)]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const corrected = await request({ ...form, phoneNumber: '0113 496 0001' });
    expect(corrected.body.id).not.toBe(answers[0]?.body.id);
  });

  test.each(['public', 'owner', '', undefined])('cannot be for %j', async (userType) => {
    const { status, body } = await request(person({ userType }));
    expect(status).toBe(400);
    expect(body.errors?.userType).toEqual(['Choose an account type']);
  });
});

describe.each([
  ['registering', register, {}],
  ['requesting access', request, { userType: 'employer' }],
] as const)('%s', (_what, send, extra) => {
  test.each(['firstName', 'lastName', 'email', 'phoneNumber'])(
    'without %s says so beside the first name',
    async (field) => {
      for (const value of ['', '   ', null, undefined]) {
        const { status, body } = await send(person({ ...extra, [field]: value }));
        expect(status).toBe(400);
        expect(body.errors).toEqual({ firstName: ['All fields are required'] });
      }
    },
  );

  test.each([
    ['firstName', 'x'.repeat(101)],
    ['lastName', 'x'.repeat(101)],
    ['phoneNumber', '0'.repeat(21)],
    ['companyName', 'x'.repeat(201)],
    ['email', `${'x'.repeat(90)}@example.com`],
    ['email', 'jo@'],
    ['password', 'short1'],
    ['password', 'onlyletters'],
    ['password', '1234567890'],
    ['password', 'PÄSSWORD1'],
    ['password', 'pa55w0rd1'],
    ['password', `a1${'x'.repeat(127)}`],
    ['message', 'x'.repeat(5001)],
    ['firstName', 'a\u0000b'],
    ['email', ['jo@example.com']],
  ])('refuses %s %j and names the field', async (field, value) => {
    const { status, body } = await send(person({ ...extra, [field]: value }));
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toContain(field);
  });

  test('is limited to ten an hour from one address, and not from another', async () => {
    const url = send === register ? '/api/customer-register' : '/api/signup-request';
    const from = async (address: string, n: number) =>
      (
        await shop
          .visitor()
          .fetch(url, {
            method: 'POST',
            headers: { 'x-forwarded-for': address },
            json: person({ ...extra, lastName: `Limit${n}`, message: 'x'.repeat(n) }),
          })
      ).status;
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push(await from('203.0.113.7', n));
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
    expect(await from('203.0.113.8', 20)).toBe(201);
  });

  test('from another website is refused', async () => {
    const url = send === register ? '/api/customer-register' : '/api/signup-request';
    const { status } = await shop.visitor().post(url, person(extra), { origin: 'https://evil.example' });
    expect(status).toBe(403);
  });
});
