import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { users } from '#features/accounts/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { permissions } from '#features/permissions/tables.ts';
import { type Hearing, hear as open, openCatchingUp, waitForHearing } from '../../../../tests/support/live.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../tests/support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor } from '../../../../tests/support/shop-floor.ts';
import { MOST_OPEN } from './limits.ts';

type Person = Visitor & { id: number };

const SOON = { interval: 10 };

let shop: TestShop;
let floor: ShopFloor;
let customer: Person;
let staff: Person;
let placed: Order;
let caughtUp: () => Promise<void>;
const hearings: Hearing[] = [];
const visitors: Visitor[] = [];

beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  customer = await signedIn(shop, 'public');
  staff = await signedIn(shop, 'employer', ['manage_orders']);
  await fillCart(customer, [floor.board, 1]);
  placed = (await order(customer, floor, { email: undefined })).body.order;
  await waitForHearing(customer);
  caughtUp = await openCatchingUp(shop);
});
afterEach(async () => {
  for (const hearing of hearings.splice(0)) await hearing.hangUp();
  await shop.context.pool.query('delete from rate_limits');
});
afterAll(() => shop?.close());

async function hear(visitor: Visitor, address?: string): Promise<Hearing> {
  // Of what happened before, nothing is still on its way.
  await caughtUp();
  const hearing = await open(visitor, address);
  hearings.push(hearing);
  return hearing;
}

async function setStatus(status: string): Promise<void> {
  expect((await staff.put(`/api/orders/${placed.id}/status`, { status })).status).toBe(200);
}

const follow = () => `/api/events?order=${placed.orderNumber}`;

test('a visitor who follows no order is asked to sign in', async () => {
  const answer = await shop.visitor().fetch('/api/events');
  expect([answer.status, (await answer.json()).detail]).toEqual([
    401,
    'Please sign in, or say which order you follow.',
  ]);
});

test('an order that does not exist cannot be followed, and not many numbers can be tried', async () => {
  const visitor = shop.visitor();
  const tries = Array.from({ length: 61 }, (_, n) => visitor.fetch(`/api/events?order=BF-0000-00${10 + n}`));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect([statuses.filter((status) => status === 404).length, statuses.filter((s) => s === 429).length]).toEqual([
    60, 1,
  ]);
  expect((await customer.fetch('/api/events?order=nonsense')).status).toBe(404);
});

test('a change of an order reaches its owner, staff who may see it and its followers, and no one else', async () => {
  const stranger = await signedIn(shop, 'public');
  const employer = await signedIn(shop, 'employer', ['view_products']);
  const [own, ofStaff, ofVisitor, ofStranger, ofEmployer] = await Promise.all([
    hear(customer),
    hear(staff),
    hear(shop.visitor(), follow()),
    hear(stranger),
    hear(employer),
  ]);
  expect(own.headers.get('content-type')).toBe('text/event-stream');
  expect(own.headers.get('cache-control')).toContain('no-store');
  await setStatus('processing');
  const told = { about: 'order', orderId: placed.id, orderNumber: placed.orderNumber };
  await expect.poll(() => own.events, SOON).toContainEqual(told);
  await expect.poll(() => ofStaff.events, SOON).toContainEqual(told);
  await expect.poll(() => ofVisitor.events.length, SOON).toBeGreaterThan(0);
  // Only that something changed: the number that they know already.
  const cut = { about: 'tracking', orderNumber: placed.orderNumber };
  expect(new Set(ofVisitor.events.map((event) => JSON.stringify(event)))).toEqual(new Set([JSON.stringify(cut)]));
  await caughtUp();
  expect([ofStranger.events, ofEmployer.events]).toEqual([[], []]);
});

test('a follower may type the number in any spelling, and gets events of no other order', async () => {
  const typed = placed.orderNumber.toLowerCase().replaceAll('-', ' ');
  const hearing = await hear(shop.visitor(), `/api/events?order=${encodeURIComponent(typed)}`);
  await fillCart(customer, [floor.bracket, 1]);
  await order(customer, floor, { email: undefined });
  await setStatus('shipped');
  await expect.poll(() => hearing.events.length, SOON).toBeGreaterThan(0);
  expect(new Set(hearing.events.map((event) => 'orderNumber' in event && event.orderNumber))).toEqual(
    new Set([placed.orderNumber]),
  );
});

test('only staff who manage users get events of signup requests and accounts', async () => {
  const manager = await signedIn(shop, 'employer', ['manage_users']);
  const someone = await signedIn(shop, 'employer');
  const [ofManager, ofStaff, ofCustomer] = await Promise.all([hear(manager), hear(staff), hear(customer)]);
  const asks = {
    userType: 'employer',
    firstName: 'Sam',
    lastName: 'Ng',
    email: 'sam@new.example',
    phoneNumber: '0113 496 0000',
  };
  expect((await shop.visitor().post('/api/signup-request', asks)).status).toBe(201);
  await expect.poll(() => ofManager.events, SOON).toEqual([{ about: 'people' }]);
  await shop.context.db.update(users).set({ department: 'HR' }).where(eq(users.id, someone.id));
  await expect.poll(() => ofManager.events.length, SOON).toBe(2);
  await shop.context.db.update(users).set({ passwordHash: 'renewed at a login' }).where(eq(users.id, someone.id));
  await setStatus('processing');
  await expect.poll(() => ofStaff.events.length, SOON).toBeGreaterThan(0);
  await caughtUp();
  expect(ofManager.events).toHaveLength(2);
  expect([...ofStaff.events, ...ofCustomer.events].map(({ about }) => about)).not.toContain('people');
});

test('a change that was rolled back sends no event', async () => {
  const hearing = await hear(customer);
  const { db } = shop.context;
  const undone = db.transaction(async (tx) => {
    await tx.execute('update orders set version = version + 1');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await setStatus('out_for_delivery');
  await expect.poll(() => hearing.events.length, SOON).toBeGreaterThan(0);
  expect(hearing.events.filter(({ about }) => about === 'order')).toHaveLength(1);
});

test('a notification rings the bell of its owner in every browser of theirs, a thousand at once ring it once', async () => {
  const stranger = await signedIn(shop, 'public');
  const [one, two, other] = await Promise.all([hear(customer), hear(customer), hear(stranger)]);
  await shop.context.pool.query(
    `insert into notifications (user_id, type, message, timestamp)
     select $1, 'location_update', 'Nearer ' || n, now() from generate_series(1, 1000) n`,
    [customer.id],
  );
  const rung = [{ about: 'notifications' }];
  await expect.poll(() => [one.events, two.events], SOON).toEqual([rung, rung]);
  await caughtUp();
  expect(other.events).toEqual([]);
});

test('what happened in the seconds between a page and its stream is told when the stream opens', async () => {
  const first = await hear(customer);
  await setStatus('delivered');
  await expect.poll(() => first.events.length, SOON).toBeGreaterThan(0);
  const later = await customer.fetch('/api/events');
  const reader = later.body?.pipeThrough(new TextDecoderStream()).getReader();
  const opening = [await reader?.read(), await reader?.read()].map((piece) => piece?.value).join('');
  expect(opening).toContain('"about":"order"');
  await reader?.cancel();
});

test('a grant that is taken away ends the stream, and so does one that is given', async () => {
  const { db } = shop.context;
  const employer = await signedIn(shop, 'employer', ['view_orders']);
  const hearing = await hear(employer);
  const isTheirs = and(eq(permissions.userId, employer.id), eq(permissions.permissionType, 'view_orders'));
  await db.update(permissions).set({ granted: false }).where(isTheirs);
  await expect.poll(hearing.hasEnded, SOON).toBe(true);
  expect(hearing.events).toEqual([{ about: 'session' }]);

  const without = await hear(employer);
  await setStatus('processing');
  await db.update(permissions).set({ granted: true }).where(isTheirs);
  await expect.poll(without.hasEnded, SOON).toBe(true);
  expect(without.events).toEqual([{ about: 'session' }]);
});

test('a logout, a deactivation and a deleted account end the stream', async () => {
  const [leaving, deactivated, deleted] = await Promise.all([
    signedIn(shop, 'public'),
    signedIn(shop, 'employer'),
    signedIn(shop, 'public'),
  ]);
  const streams = await Promise.all([hear(leaving), hear(deactivated), hear(deleted), hear(customer)]);
  await leaving.post('/api/logout');
  await shop.context.db.update(users).set({ isActive: false }).where(eq(users.id, deactivated.id));
  await shop.context.db.delete(users).where(eq(users.id, deleted.id));
  await expect.poll(() => streams.map((stream) => stream.hasEnded()), SOON).toEqual([true, true, true, false]);
  expect((await deactivated.fetch('/api/events')).status).toBe(401);
});

test('after a lost database connection all streams read again, and those without rights end', async () => {
  const employer = await signedIn(shop, 'employer', ['view_orders']);
  const [own, revoked] = await Promise.all([hear(customer), hear(employer)]);
  const before = own.agains();
  const { pool, db } = shop.context;
  await pool.query('alter table permissions disable trigger permissions_live');
  await db.update(permissions).set({ granted: false }).where(eq(permissions.userId, employer.id));
  await pool.query('alter table permissions enable trigger permissions_live');
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'brightfront listener' and datname = current_database() and query ilike '%live%'`,
  );
  await expect.poll(() => own.agains() - before, SOON).toBe(1);
  await expect.poll(revoked.hasEnded, SOON).toBe(true);
  await setStatus('shipped');
  await expect.poll(() => own.events.some(({ about }) => about === 'order'), SOON).toBe(true);
});

test('a session opens so many streams and no more; one that is closed makes room', async () => {
  const person = await signedIn(shop, 'public');
  for (let n = 0; n < MOST_OPEN.session; n++) await hear(person);
  const tooMany = await person.fetch('/api/events');
  expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([429, '30']);
  await hearings[0]?.hangUp();
  expect((await hear(person)).status).toBe(200);
});

test('an account opens so many streams and no more, with however many sessions', async () => {
  const { id } = await signedIn(shop, 'public');
  for (let n = 0; n < MOST_OPEN.account; n++) {
    if (n % MOST_OPEN.session === 0) visitors.push(await shop.visitorAs({ id, userType: 'public' }, 'Password123!'));
    await hear(visitors.at(-1) ?? shop);
  }
  const another = await shop.visitorAs({ id, userType: 'public' }, 'Password123!');
  expect((await another.fetch('/api/events')).status).toBe(429);
  expect((await hear(customer)).status).toBe(200);
});

test('a visitor’s address opens so many streams and no more', async () => {
  for (let n = 0; n < MOST_OPEN.address; n++) await hear(shop.visitor(), follow());
  await shop.context.pool.query('delete from rate_limits');
  expect((await shop.visitor().fetch(follow())).status).toBe(429);
  expect((await hear(customer)).status).toBe(200);
});
