import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passwordResetTokens, sessions } from '#features/accounts/tables.ts';
import { cartItems } from '#features/cart/tables.ts';
import { createProduct } from '#features/catalogue/server/door.ts';
import { notifications } from '#features/notifications/tables.ts';
import { idempotencyKeys } from '#features/orders/tables.ts';
import { stripeEvents } from '#features/payments/tables.ts';
import { searchLog } from '#features/search/tables.ts';
import type { TimedJob } from '#platform/jobs.ts';
import { announcements, emails, rateLimits } from '#platform/tables.ts';
import { addDays, addMinutes } from '#values/instant.ts';
import { type JobName, schedule } from '../../src/schedule.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

let shop: TestShop;
let customer: Awaited<ReturnType<typeof signedIn>>;
const now = new Date();

beforeAll(async () => {
  shop = await openTestShop();
  customer = await signedIn(shop, 'public');
});
afterAll(() => shop?.close());

/** Runs a job twice at two instances at once, and once more: the second time there is nothing left to do. */
async function clean(name: JobName): Promise<void> {
  const job: TimedJob = schedule[name];
  await Promise.all([job.run(shop.context), job.run(shop.context)]);
  await job.run(shop.context);
}

test('sessions go when they have expired, and nobody else is signed out', async () => {
  const { db } = shop.context;
  const dead = { tokenHash: randomUUID(), createdAt: addDays(now, -40), lastSeenAt: addDays(now, -40) };
  await db.insert(sessions).values({ ...dead, expiresAt: addDays(now, -1) });
  const before = await db.select().from(sessions);
  await clean('delete-expired-sessions');
  expect(await db.select().from(sessions)).toHaveLength(before.length - 1);
  expect((await customer.fetch('/api/user')).status).toBe(200);
});

test('guests who hold nothing go after a day, and those with a cart stay for 30', async () => {
  const { db } = shop.context;
  const { id: productId } = await createProduct(db, {
    name: 'Bracket',
    price: 1_800,
    category: 'Accessories',
    stockQuantity: 9,
  });
  const guestIdle = async (hours: number, fills: boolean) => {
    const lastSeenAt = addMinutes(now, -60 * hours);
    const expiresAt = addDays(lastSeenAt, 30);
    const [row] = await db
      .insert(sessions)
      .values({ tokenHash: randomUUID(), createdAt: lastSeenAt, lastSeenAt, expiresAt })
      .returning({ id: sessions.id });
    const sessionId = row?.id ?? 0;
    if (fills) await db.insert(cartItems).values({ sessionId, productId, quantity: 1, priceWhenAdded: 1_800 });
    return sessionId;
  };
  const [gone, fresh, filled] = [
    await guestIdle(25, false),
    await guestIdle(23, false),
    await guestIdle(29 * 24, true),
  ];
  await clean('delete-empty-guest-sessions');
  const left = (await db.select().from(sessions)).map(({ id }) => id);
  expect(left).not.toContain(gone);
  expect(left).toEqual(expect.arrayContaining([fresh, filled]));
  expect((await customer.fetch('/api/user')).status).toBe(200);
});

test('tokens to choose a password go when they have expired', async () => {
  const { db } = shop.context;
  const token = (days: number) => ({
    userId: customer.id,
    token: randomUUID(),
    createdAt: addDays(now, -4),
    expiresAt: addDays(now, days),
  });
  await db.insert(passwordResetTokens).values([token(-1), token(1)]);
  await clean('delete-expired-tokens');
  expect(await db.select().from(passwordResetTokens)).toHaveLength(1);
});

test('idempotency keys go after 24 hours', async () => {
  const { db } = shop.context;
  const [session] = await db.select().from(sessions).limit(1);
  const key = (name: string, hours: number) => ({
    sessionId: session?.id ?? 0,
    key: name,
    requestHash: 'x',
    createdAt: new Date(now.getTime() - hours * 3_600_000),
  });
  await db.insert(idempotencyKeys).values([key('old', 25), key('new', 23)]);
  await clean('delete-old-idempotency-keys');
  expect((await db.select().from(idempotencyKeys)).map((row) => row.key)).toEqual(['new']);
});

test('counters of limits go when their window is over', async () => {
  const { db } = shop.context;
  await db.delete(rateLimits);
  await db.insert(rateLimits).values([
    { key: 'over', points: 3, expire: now.getTime() - 1_000 },
    { key: 'running', points: 3, expire: now.getTime() + 60_000 },
  ]);
  await clean('delete-used-up-limits');
  expect((await db.select().from(rateLimits)).map((row) => row.key)).toEqual(['running']);
});

test('announcements go 90 days after they were handled; one that waits stays, however old', async () => {
  const { db } = shop.context;
  await db.delete(announcements);
  const told = (name: string, handledDays: number | null) => ({
    name,
    payload: {},
    at: addDays(now, -400),
    handledAt: handledDays === null ? null : addDays(now, -handledDays),
  });
  await db.insert(announcements).values([told('old', 91), told('new', 89), told('waits', null)]);
  await clean('delete-handled-announcements');
  expect((await db.select().from(announcements)).map(({ name }) => name).toSorted()).toEqual(['new', 'waits']);
});

test('e-mails go after a year; one that waits stays, and one that repeats a deleted one too', async () => {
  const { db } = shop.context;
  const email = (subject: string, status: 'sent' | 'failed' | 'kept' | 'queued', days: number) => ({
    messageId: randomUUID(),
    template: 'welcome',
    recipient: 'amira@example.com',
    subject,
    html: '',
    text: '',
    status,
    createdAt: addDays(now, -days),
  });
  const [old] = await db
    .insert(emails)
    .values([email('sent', 'sent', 366), email('failed', 'failed', 366), email('kept', 'kept', 366)])
    .returning({ id: emails.id });
  await db
    .insert(emails)
    .values([email('waits', 'queued', 366), { ...email('new', 'sent', 364), againOf: old?.id ?? null }]);
  await clean('delete-old-emails');
  const left = await db.select().from(emails);
  expect(left.map(({ subject, againOf }) => [subject, againOf]).toSorted()).toEqual([
    ['new', null],
    ['waits', null],
  ]);
});

test('counted searches go after 90 days', async () => {
  const { db } = shop.context;
  const counted = (query: string, days: number) => ({ query, day: addDays(now, -days).toISOString().slice(0, 10) });
  await db.insert(searchLog).values([counted('old', 91), counted('new', 89)]);
  await clean('delete-old-searches');
  expect((await db.select().from(searchLog)).map(({ query }) => query)).toEqual(['new']);
});

test('events of the payment provider go after 90 days', async () => {
  const { db } = shop.context;
  const event = (id: string, days: number) => ({
    id,
    type: 'charge.refunded',
    receivedAt: addDays(now, -days),
    outcome: 'done' as const,
  });
  await db.insert(stripeEvents).values([event('old', 91), event('new', 89)]);
  await clean('delete-old-stripe-events');
  expect((await db.select().from(stripeEvents)).map(({ id }) => id)).toEqual(['new']);
});

test('everybody keeps their newest ten notifications', async () => {
  const { db } = shop.context;
  const other = await signedIn(shop, 'public');
  const news = (userId: number, count: number) =>
    Array.from({ length: count }, (_, n) => ({
      userId,
      type: 'status_update' as const,
      message: String(n),
      timestamp: now,
    }));
  await db.insert(notifications).values([...news(customer.id, 1_000), ...news(other.id, 3)]);
  await clean('trim-notifications');
  const left = await db.select().from(notifications);
  const of = (id: number) => left.filter(({ userId }) => userId === id).map(({ message }) => Number(message));
  expect(of(customer.id).toSorted((a, b) => a - b)).toEqual([990, 991, 992, 993, 994, 995, 996, 997, 998, 999]);
  expect(of(other.id)).toHaveLength(3);
});
