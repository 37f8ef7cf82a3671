import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Session, User } from '#features/accounts/contract.ts';
import { customerAddresses, passwordResetTokens, sessions, signupRequests, users } from '#features/accounts/tables.ts';
import { auditLog } from '#features/audit/tables.ts';
import { messages } from '#features/messages/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { approvedCard, leedsAddress } from '#features/orders/factory.ts';
import { orderEvents, orders } from '#features/orders/tables.ts';
import { customerRewards, rewardTransactions } from '#features/rewards/tables.ts';
import { announcements } from '#platform/tables.ts';
import type { Problem } from '#values/problem.ts';
import { confirmNewEmail } from '../../../../tests/support/new-email.ts';
import { addPerson, signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../tests/support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor } from '../../../../tests/support/shop-floor.ts';

const PASSWORD = 'Password123!';
let shop: TestShop;
let floor: ShopFloor;
let count = 0;

beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
});
afterAll(() => shop?.close());
beforeEach(() => shop.context.pool.query('delete from rate_limits'));

const profile = (overrides: object = {}) => ({
  firstName: 'Zoë',
  lastName: "O'Brien",
  email: `profile${count++}@example.com`,
  phoneNumber: '0113 496 0004',
  ...overrides,
});
const put = (visitor: Visitor, id: number, body: object) => visitor.put<User & Problem>(`/api/user/${id}`, body);
const changesOf = (id: number) =>
  shop.context.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.recordType, 'user'), eq(auditLog.recordId, id)));

describe('a profile', () => {
  test('is changed by its owner, trimmed, without a trace in the audit log of staff', async () => {
    const customer = await signedIn(shop, 'public');
    const { status, body } = await put(customer, customer.id, profile({ firstName: ' 王 ', phoneNumber: ' ' }));
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: customer.id, firstName: '王', lastName: "O'Brien", phoneNumber: null });
    expect(await customer.get('/api/user')).toEqual(body);
    expect(await changesOf(customer.id)).toEqual([]);
  });

  test('of a member of staff is theirs to change, and that is written down', async () => {
    const employer = await signedIn(shop, 'employer', ['view_orders']);
    const { body } = await put(employer, employer.id, profile());
    expect(body.permissions).toEqual(['view_orders']);
    expect(await changesOf(employer.id)).toMatchObject([{ actorId: employer.id, action: 'user.changed' }]);
  });

  test('of a customer may be changed with manage_customers, with what was before and after', async () => {
    const { id } = await addPerson(shop, 'public');
    const staff = await signedIn(shop, 'employer', ['manage_customers']);
    const { email } = profile();
    const before = (await put(staff, id, profile({ email }))).body;
    expect(before.email).not.toBe(email);
    expect(before.pendingEmail).toBe(email);
    const [change, ...more] = await changesOf(id);
    expect(more).toEqual([]);
    expect(change).toMatchObject({
      actorId: staff.id,
      before: { firstName: 'Test', lastName: 'Person', phoneNumber: null },
      after: { firstName: 'Zoë', lastName: "O'Brien", pendingEmail: email, phoneNumber: '0113 496 0004' },
    });
    await put(staff, id, profile({ email: before.email }));
    expect(await changesOf(id)).toHaveLength(1);
  });

  test('of another customer may not, nor that of a colleague, nor one that does not exist', async () => {
    const [customer, other] = [await signedIn(shop, 'public'), await addPerson(shop, 'public')];
    const staff = await signedIn(shop, 'employer', ['manage_customers', 'manage_users']);
    const viewer = await signedIn(shop, 'employer', ['view_customers']);
    const colleague = await addPerson(shop, 'employer');
    const boss = await addPerson(shop, 'admin');
    expect((await put(customer, other.id, profile())).status).toBe(403);
    expect((await put(customer, 999_999, profile())).status).toBe(403);
    expect((await put(viewer, other.id, profile())).status).toBe(403);
    expect((await put(staff, colleague.id, profile())).status).toBe(403);
    expect((await put(staff, boss.id, profile())).status).toBe(403);
    expect((await put(staff, 999_999, profile())).status).toBe(404);
    expect((await put(shop.visitor(), other.id, profile())).status).toBe(401);
  });

  test('changes nothing but what the form has', async () => {
    const customer = await signedIn(shop, 'public');
    const sent = profile({ userType: 'admin', isActive: false, username: 'boss', department: 'HR' });
    const { body } = await put(customer, customer.id, sent);
    expect(body).toMatchObject({ userType: 'public', isActive: true, department: null });
    expect(body.username).not.toBe('boss');
  });

  test('has a unique e-mail address in any case, also when two take it at once', async () => {
    const [ann, ben] = [await signedIn(shop, 'public'), await signedIn(shop, 'public')];
    const { email } = await ann.get<User>('/api/user');
    const { status, body } = await put(ben, ben.id, profile({ email: email.toUpperCase() }));
    expect([status, body.errors?.email]).toEqual([409, [body.detail]]);
    expect((await put(ann, ann.id, profile({ email: email.toUpperCase() }))).status).toBe(200);

    const wanted = profile();
    const both = await Promise.all([put(ann, ann.id, wanted), put(ben, ben.id, wanted)]);
    expect(both.map((answer) => answer.status)).toEqual([200, 200]);
    const confirmed = await Promise.all([confirmNewEmail(shop, ann.id), confirmNewEmail(shop, ben.id)]);
    expect(confirmed.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  test('with a new address tells the old one, and links sent there are void', async () => {
    const customer = await signedIn(shop, 'public');
    const { email } = await customer.get<User>('/api/user');
    await shop.visitor().post('/api/password-reset/request', { email });
    await put(customer, customer.id, profile());
    expect((await confirmNewEmail(shop, customer.id)).status).toBe(200);
    const tokens = await shop.context.db
      .select()
      .from(passwordResetTokens)
      .where(eq(passwordResetTokens.userId, customer.id));
    expect(tokens.map(({ used }) => used)).toEqual([true]);
    const told = await shop.context.db.select().from(announcements).where(eq(announcements.name, 'user.email_changed'));
    expect(told.at(-1)?.payload).toEqual({ userId: customer.id, from: email });
  });

  test.each([
    ['firstName', '', 'First name is required'],
    ['firstName', '   ', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['email', '', 'Invalid email address'],
    ['email', 'jo@', 'Invalid email address'],
    ['firstName', 'x'.repeat(101), 'First name can be at most 100 characters'],
    ['lastName', 'x'.repeat(101), 'Last name can be at most 100 characters'],
    ['email', `${'x'.repeat(90)}@example.com`, 'An e-mail address can be at most 100 characters'],
    ['phoneNumber', '0'.repeat(21), 'Phone number can be at most 20 characters'],
  ])('with %s %j is refused: %s', async (field, value, message) => {
    const customer = await signedIn(shop, 'public');
    const { status, body } = await put(customer, customer.id, profile({ [field]: value }));
    expect([status, body.errors]).toEqual([400, { [field]: [message] }]);
  });
});

const download = (visitor: Visitor, password: string | null = PASSWORD) =>
  visitor.fetch('/api/user/export', {
    headers: password === null ? {} : { 'x-confirm-password': encodeURIComponent(password) },
  });
const remove = (visitor: Visitor, id: number, json: object = { password: PASSWORD }) =>
  visitor.fetch(`/api/user/${id}`, { method: 'DELETE', json });

async function buyer(status: 'pending' | 'delivered' | 'cancelled' = 'delivered') {
  const customer = await signedIn(shop, 'public');
  await fillCart(customer, [floor.board, 2]);
  const paying = {
    paymentMethodId: floor.card,
    testCard: approvedCard,
    email: undefined,
    notes: 'Ring for Test Person',
  };
  const { body } = await order(customer, floor, paying);
  const staff = await signedIn(shop, 'admin');
  if (status !== 'pending') await staff.put(`/api/orders/${body.order.id}/status`, { status });
  return { customer, staff, order: body.order };
}

describe('the download of one’s data', () => {
  test('holds everything that the shop stores, and no secret', async () => {
    const { customer, order: placed } = await buyer();
    await customer.post('/api/addresses', leedsAddress);
    await fillCart(customer, [floor.bracket, 3]);
    const letter = {
      name: 'Test',
      email: 't@example.com',
      phone: '0113 496 0000',
      subject: 'Hello',
      message: 'A question',
    };
    await customer.post('/api/contact', letter);
    const lines = [{ productId: floor.bracket, quantity: 2, room: 'Hall' }];
    await customer.post('/api/project-lists', { name: 'Pub', lines });
    const response = await download(customer);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      account: { id: customer.id },
      addresses: [{ city: leedsAddress.city }],
      orders: [{ orderNumber: placed.orderNumber, notes: 'Ring for Test Person' }],
      rewards: { customerId: customer.id, rewardPoints: 598 },
      rewardTransactions: [{ transactionType: 'earned', points: 598 }],
      cart: [{ productId: floor.bracket, quantity: 3 }],
      messages: [{ subject: 'Hello', message: 'A question' }],
      projectLists: [{ name: 'Pub', isShared: false, lines }],
      signIns: [{ since: expect.any(String) }],
      securityEvents: [{ kind: 'own_data_exported', address: '127.0.0.1' }],
    });
    expect(text).not.toMatch(/argon2|passwordHash|tokenHash|accessKey/);
  });

  test('holds no other customer’s data', async () => {
    const { customer: ann } = await buyer();
    const ben = await signedIn(shop, 'public');
    const text = await (await download(ben)).text();
    expect(JSON.parse(text)).toMatchObject({ account: { id: ben.id }, orders: [], cart: [], rewards: null });
    expect(text).not.toContain((await ann.get<User>('/api/user')).email);
  });

  test.each([
    ['no password', null, 400],
    ['an empty one', '', 400],
    ['a wrong one', 'Wrong12345', 403],
    ['one with letters of any kind', 'pässwört王1', 403],
    ['one too long', 'x'.repeat(200), 400],
  ])('with %s is refused', async (_what, password, status) => {
    expect((await download(await signedIn(shop, 'public'), password)).status).toBe(status);
  });

  test('refuses a header that is no percent-encoding', async () => {
    const customer = await signedIn(shop, 'public');
    const answer = await customer.fetch('/api/user/export', { headers: { 'x-confirm-password': '%E0%A4%A' } });
    expect(answer.status).toBe(400);
  });

  test('is no way to guess a password: after five wrong ones the address is blocked', async () => {
    const customer = await signedIn(shop, 'public');
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await download(customer, 'Wrong12345')).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    expect((await remove(customer, customer.id)).status).toBe(429);
  });

  test('is for customers', async () => {
    expect((await download(await signedIn(shop, 'employer'))).status).toBe(403);
    expect((await download(await signedIn(shop, 'admin'))).status).toBe(403);
    expect((await download(shop.visitor())).status).toBe(401);
  });
});

describe('deleting an account', () => {
  test('takes it away with all that hangs on it, and leaves the books without the person', async () => {
    const { customer, staff, order: placed } = await buyer();
    const { id } = customer;
    await put(staff, id, profile({ firstName: 'Known', email: 'known@example.com' }));
    await confirmNewEmail(shop, id, PASSWORD);
    await customer.post('/api/addresses', leedsAddress);
    await fillCart(customer, [floor.bracket, 1]);
    await customer.post('/api/contact', {
      name: 'K',
      email: 'k@x.example',
      phone: '0113 496 0000',
      subject: 'S',
      message: 'M',
    });
    const person = {
      firstName: 'Known',
      lastName: 'Person',
      email: 'Known@Example.com',
      userType: 'employer' as const,
    };
    await shop.context.db.insert(signupRequests).values([
      { ...person, status: 'rejected' },
      { ...person, status: 'pending' },
    ]);
    const username = (await customer.get<User>('/api/user')).username;

    const response = await remove(customer, id);
    expect(response.status).toBe(204);
    expect(response.headers.get('set-cookie')).toMatch(/bf_session=;.*Max-Age=0/);
    expect((await customer.get<Session>('/api/session')).user).toBeNull();
    const login = { username, password: PASSWORD, role: 'public' };
    expect((await shop.visitor().post('/api/login', login)).status).toBe(401);

    const { db } = shop.context;
    for (const [table, owner] of [
      [users, users.id],
      [sessions, sessions.userId],
      [customerAddresses, customerAddresses.customerId],
      [customerRewards, customerRewards.customerId],
      [rewardTransactions, rewardTransactions.customerId],
      [messages, messages.customerId],
      [orders, orders.customerId],
      [orderEvents, orderEvents.actorId],
    ] as const) {
      expect(await db.$count(table, eq(owner, id))).toBe(0);
    }
    const [retained] = await db.select().from(orders).where(eq(orders.id, placed.id));
    expect(retained).toMatchObject({ orderNumber: placed.orderNumber, status: 'delivered', notes: null });
    expect(retained?.deliveryAddress).toMatchObject({ firstName: 'Deleted', city: 'Leeds', postcode: 'LS1' });
    expect(retained?.grandTotal).toBeGreaterThan(0);
    const changes = await changesOf(id);
    expect(changes.at(-1)).toMatchObject({
      actorId: staff.id,
      after: { firstName: '[removed]', pendingEmail: '[removed]' },
    });
    expect((await db.select().from(signupRequests)).map(({ status }) => status)).toEqual(['pending']);

    const seen = await staff.get<{ email: string; customer: { name: string } }>(`/api/orders/${placed.id}`);
    expect(seen).toMatchObject({ email: 'removed@customer.invalid', customer: { name: 'Deleted customer' } });
    expect((await staff.put(`/api/orders/${placed.id}/status`, { status: 'cancelled' })).status).toBe(200);
  });

  test('leaves no trace of name and contact anywhere in the database', async () => {
    const { customer, staff, order: placed } = await buyer('pending');
    const secret = { firstName: 'Quillon', lastName: 'Zyxworth', phoneNumber: '07700 887766' };
    for (const addressLine1 of ['Zyxworth House', 'Zyxworth Hall']) {
      const { version } = await staff.get<Order>(`/api/orders/${placed.id}`);
      const deliveryAddress = { ...leedsAddress, ...secret, addressLine1 };
      const change = { version, deliveryAddress, message: 'Dear Quillon' };
      expect((await staff.put(`/api/orders/${placed.id}/delivery`, change)).status).toBe(200);
    }
    await staff.put(`/api/orders/${placed.id}/status`, { status: 'cancelled' });
    await put(staff, customer.id, profile({ ...secret, email: 'quillon@zyxworth.example' }));
    await put(customer, customer.id, profile({ ...secret, email: 'quillon2@zyxworth.example' }));
    await customer.post('/api/addresses', { ...leedsAddress, ...secret });
    const writer = { name: 'Quillon Zyxworth', email: 'quillon2@zyxworth.example', phone: '07700 887766' };
    const words = { subject: 'From Zyxworth', message: 'Quillon here' };
    const letter = await customer.post<{ id: number }>('/api/contact', { ...writer, ...words });
    await staff.post(`/api/messages/${letter.body.id}/replies`, { text: 'Dear Quillon' });
    await staff.post(`/api/messages/${letter.body.id}/notes`, { text: 'Zyxworth again' });
    const goods = [{ productId: floor.bracket, quantity: 2 }];
    const asked = await customer.post<{ id: number }>('/api/quotes', { ...writer, message: 'Zyxworth', items: goods });
    await customer.post('/api/project-lists', { name: 'Zyxworth Arms', lines: goods });
    const lines = [{ productId: floor.bracket, quantity: 2, unitPrice: '1.00' }];
    await staff.put(`/api/quotes/${asked.body.id}`, { lines, validUntil: '2199-12-31', note: 'Dear Quillon' });
    expect(await searchEverywhere('zyxworth')).not.toEqual([]);
    expect((await remove(customer, customer.id)).status).toBe(204);
    for (const trace of ['quillon', 'zyxworth', '887766']) expect(await searchEverywhere(trace)).toEqual([]);
  });

  test('waits while an order is under way', async () => {
    const { customer, staff, order: placed } = await buyer('pending');
    for (const status of ['processing', 'shipped', 'out_for_delivery']) {
      await staff.put(`/api/orders/${placed.id}/status`, { status });
      const answer = await remove(customer, customer.id);
      expect(answer.status).toBe(409);
      expect(((await answer.json()) as Problem).detail).toContain('still under way');
    }
    await staff.put(`/api/orders/${placed.id}/status`, { status: 'delivered' });
    expect((await remove(customer, customer.id)).status).toBe(204);
  });

  test.each([
    ['no password', {}, 400],
    ['an empty one', { password: '' }, 400],
    ['a wrong one', { password: 'Wrong12345' }, 403],
    ['a list', { password: [PASSWORD] }, 400],
  ])('with %s is refused', async (_what, json, status) => {
    const customer = await signedIn(shop, 'public');
    expect((await remove(customer, customer.id, json)).status).toBe(status);
    expect((await customer.fetch('/api/user')).status).toBe(200);
  });

  test('is for customers and their own account alone', async () => {
    const [customer, other] = [await signedIn(shop, 'public'), await addPerson(shop, 'public')];
    const [employer, admin] = [await signedIn(shop, 'employer', ['manage_customers']), await signedIn(shop, 'admin')];
    expect((await remove(customer, other.id)).status).toBe(403);
    expect((await remove(employer, employer.id)).status).toBe(403);
    expect((await remove(admin, other.id)).status).toBe(403);
    expect((await remove(shop.visitor(), other.id)).status).toBe(401);
    expect(await shop.context.db.$count(users, eq(users.id, other.id))).toBe(1);
  });

  test('sent twice deletes once', async () => {
    const customer = await signedIn(shop, 'public');
    const both = await Promise.all([remove(customer, customer.id), remove(customer, customer.id)]);
    const [first, second] = both.map(({ status }) => status).sort();
    expect(first).toBe(204);
    expect([401, 404]).toContain(second);
  });

  test('of a former member of staff says what to do', async () => {
    const customer = await signedIn(shop, 'public');
    const change = { actorId: customer.id, action: 'x', recordType: 'order', recordId: 1, at: new Date() };
    await shop.context.db.insert(auditLog).values(change);
    const answer = await remove(customer, customer.id);
    expect([answer.status, ((await answer.json()) as Problem).detail]).toEqual([
      409,
      'Other records rest on this account. Please write to us, and we delete it for you.',
    ]);
  });
});

test('every table that refers to a user cascades or is handled by the deletion', async () => {
  const { rows } = await shop.context.db.execute<{ name: string }>(sql`
    select conrelid::regclass || '.' || a.attname as name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass and confdeltype not in ('c', 'n') order by 1`);
  expect(rows.map(({ name }) => name)).toEqual([
    // Staff alone: their accounts are not deleted but deactivated.
    'audit_log.actor_id',
    'order_events.actor_id',
    'order_notes.author_id',
    'orders.customer_id',
    'payments.recorded_by',
    'returns.answered_by',
  ]);
});

/** Where a text stands anywhere in the database: `table` each. */
async function searchEverywhere(text: string): Promise<string[]> {
  const tables = await shop.context.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await shop.context.pool.query(`select 1 from ${name} row where row::text ilike $1 limit 1`, [
      `%${text}%`,
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
