import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { users } from '#features/accounts/tables.ts';
import { nextTurn } from '#features/emails/server/door.ts';
import { writeSetting } from '#features/settings/server/door.ts';
import { announce } from '#platform/announcements.ts';
import { announcements, emails } from '#platform/tables.ts';
import { startWork, type Work } from '../../src/work.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { addPerson, signedIn } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor } from '../support/shop-floor.ts';

// No stranger is buried in mail: one address gets so many messages an hour, and the others wait.

const HOUR_MS = 3_600_000;
const soon = { timeout: 60_000, interval: 50 };
let mailbox: Mailbox;
let shop: TestShop;
let floor: ShopFloor;
let works: Work[] = [];

beforeAll(async () => {
  mailbox = await openMailbox();
  const env = { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://shop.example.co.uk' };
  shop = await openTestShop(env);
  floor = await openShopFloor(shop);
  await writeSetting(shop.context.db, 'mail', { perHour: 3, resetsPerHour: 2 });
  works = [await startWork(shop.context), await startWork(shop.context)];
});
afterAll(async () => {
  for (const work of works) await work.stop();
  await shop?.close();
  await mailbox?.close();
});

async function buyAs(email: string): Promise<void> {
  const guest = shop.visitor();
  await fillCart(guest, [floor.bracket, 1]);
  expect((await order(guest, floor, { email })).status).toBe(201);
}

const written = (recipient: string, count: number) =>
  vi.waitFor(async () => {
    const rows = await shop.context.db.select().from(emails).where(eq(emails.recipient, recipient)).orderBy(emails.id);
    expect(rows).toHaveLength(count);
    return rows;
  }, soon);
const resetsOf = async (recipient: string, status: 'queued' | 'sent') =>
  (await shop.context.db.select().from(emails).where(eq(emails.recipient, recipient))).filter(
    (row) => row.template === 'password-reset' && row.status === status,
  );
const receivedBy = (address: string) => mailbox.received.filter(({ to }) => to?.[0]?.address === address);

test('80 orders send a stranger three messages an hour: the others wait, none is lost, and they arrive', async () => {
  const stranger = 'stranger@example.com';
  for (let n = 0; n < 80; n++) await buyAs(n % 2 ? stranger : 'Stranger@Example.com');
  const rows = await vi.waitFor(async () => {
    const all = (await shop.context.db.select().from(emails)).filter((row) => row.recipient.toLowerCase() === stranger);
    expect(all).toHaveLength(80);
    return all;
  }, soon);
  const times = rows.map(({ dueAt, createdAt }) => (dueAt ?? createdAt).getTime()).toSorted((a, b) => a - b);
  for (const [n, time] of times.entries()) {
    if (n >= 3) expect(time - (times[n - 3] ?? 0)).toBeGreaterThanOrEqual(HOUR_MS);
  }
  await vi.waitFor(() => expect(received()).toHaveLength(3), soon);
  function received() {
    return mailbox.received.filter(({ to }) => to?.[0]?.address?.toLowerCase() === stranger);
  }
  // An hour passes: the next three are on their way.
  await shop.context.pool.query(
    `update emails set next_try_at = next_try_at - interval '61 minutes' where status = 'queued'`,
  );
  await vi.waitFor(() => expect(received()).toHaveLength(6), soon);
}, 120_000);

test('another address is not kept waiting by that', async () => {
  await buyAs('other@example.com');
  const [row] = await written('other@example.com', 1);
  expect(row?.dueAt).toBeNull();
  await vi.waitFor(() => expect(receivedBy('other@example.com')).toHaveLength(1), soon);
});

test('a link to choose a password does not wait behind receipts, and has a limit of its own', async () => {
  const { id } = await addPerson(shop, 'public');
  const visitor = await signedIn(shop, 'admin');
  const email = 'buried@example.com';
  await shop.context.db.update(users).set({ email }).where(eq(users.id, id));
  for (let n = 0; n < 5; n++) await buyAs(email);
  const before = await written(email, 5);
  expect(before.filter(({ dueAt }) => dueAt)).toHaveLength(2);
  for (let n = 0; n < 3; n++) {
    await shop.context.pool.query('delete from rate_limits');
    expect((await visitor.post('/api/password-reset/request', { email })).status).toBe(200);
    // While one waits to be sent, another request writes none.
    if (n < 2) await vi.waitFor(async () => expect(await resetsOf(email, 'sent')).toHaveLength(n + 1), soon);
  }
  const resets = (await written(email, 8)).filter(({ template }) => template === 'password-reset');
  expect(resets.map(({ dueAt }) => dueAt !== null)).toEqual([false, false, true]);
});

test('a link that waits is the only one: a stranger who asks again and again makes no queue', async () => {
  const email = 'buried@example.com';
  const [waiting] = await resetsOf(email, 'queued');
  expect(waiting?.dueAt).not.toBeNull();
  for (let n = 0; n < 5; n++) {
    await shop.context.pool.query('delete from rate_limits');
    expect((await shop.visitor().post('/api/password-reset/request', { email })).status).toBe(200);
  }
  await vi.waitFor(async () => {
    const open = and(eq(announcements.name, 'password_reset.requested'), isNull(announcements.handledAt));
    expect(await shop.context.db.$count(announcements, open)).toBe(0);
  }, soon);
  expect(await resetsOf(email, 'queued')).toEqual([waiting]);
});

test('a warning of a takeover never waits behind other post', async () => {
  const { id } = await addPerson(shop, 'public');
  const email = 'warned@example.com';
  await shop.context.db.update(users).set({ email }).where(eq(users.id, id));
  for (let n = 0; n < 5; n++) await buyAs(email);
  expect((await written(email, 5)).filter(({ dueAt }) => dueAt)).toHaveLength(2);
  const at = new Date();
  await shop.context.db.transaction((tx) => announce(tx, 'user.password_changed', { userId: id }, at));
  const warning = (await written(email, 6)).find(({ template }) => template === 'password-changed');
  expect(warning?.dueAt).toBeNull();
  const { db } = shop.context;
  const warnings = [
    'security-alert',
    'second-factor-changed',
    'email-proposed',
    'email-changed',
    'email-set',
    'confirm-email',
  ];
  for (const template of warnings) {
    expect(await db.transaction((tx) => nextTurn(tx, { recipient: email, template }, at))).toBeNull();
  }
});

test('the shop’s own mailbox gets all of it at once', async () => {
  await writeSetting(shop.context.db, 'company', {
    ...{ name: 'Shop', tradingName: 'Shop', companyNumber: '', vatNumber: '', addressLines: [] },
    ...{ email: 'hello@shop.example', phone: '', openingHours: '' },
  });
  for (let n = 0; n < 5; n++) {
    await shop.context.pool.query('delete from rate_limits');
    const sent = {
      name: 'Jo',
      email: `jo${n}@cafe.example`,
      phone: '0113 496 0199',
      subject: 'Hello',
      message: 'Open?',
    };
    expect((await shop.visitor().post('/api/contact', sent)).status).toBe(201);
  }
  const rows = await written('hello@shop.example', 5);
  expect(rows.map(({ dueAt }) => dueAt)).toEqual([null, null, null, null, null]);
});
