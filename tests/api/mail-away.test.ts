import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { users } from '#features/accounts/tables.ts';
import type { Email, Post } from '#features/emails/contract.ts';
import { delaySeconds, MAIL_PATIENCE } from '#platform/mail-claims.ts';
import { emails } from '#platform/tables.ts';
import { startWork, type Work } from '../../src/work.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor } from '../support/shop-floor.ts';

const HOUR = 3_600;

let mailbox: Mailbox;
let shop: TestShop;
let twin: TestShop;
let floor: ShopFloor;
let admin: Visitor;
let works: Work[] = [];

beforeAll(async () => {
  mailbox = await openMailbox();
  const env = { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://shop.example.co.uk' };
  shop = await openTestShop(env);
  twin = await openTestShop({ ...env, DATABASE_URL: shop.context.config.DATABASE_URL });
  floor = await openShopFloor(shop);
  admin = await signedIn(shop, 'admin');
  works = [await startWork(shop.context), await startWork(twin.context)];
});
afterAll(async () => {
  for (const work of works) await work.stop();
  await twin?.close();
  await shop?.close();
  await mailbox?.close();
});

const soon = { timeout: 60_000, interval: 50 };
const readPost = async () => (await admin.get<{ post: Post }>('/api/emails?limit=1')).post;
const mailsOf = (messageId: string) => mailbox.received.filter((mail) => mail.messageId === messageId);
const countQueued = async (where: string) =>
  Number(
    (await shop.context.pool.query(`select count(*) from emails where status = 'queued' and ${where}`)).rows[0].count,
  );

async function buy(visitor: Visitor = shop.visitor(), overrides: object = {}): Promise<string> {
  await fillCart(visitor, [floor.bracket, 1]);
  const { status, body } = await order(visitor, floor, overrides);
  expect(status).toBe(201);
  return body.order.orderNumber;
}

async function emailAbout(subject: string): Promise<typeof emails.$inferSelect> {
  return vi.waitFor(async () => {
    const rows = await shop.context.db.select().from(emails);
    const found = rows.find((row) => row.subject.includes(subject));
    if (!found) throw new Error(`No message about ${subject} yet.`);
    return found;
  }, soon);
}

/** Lets this many seconds pass for the messages that wait for their next attempt, and each of those attempts happen. */
async function letPass(seconds: number): Promise<void> {
  for (let left = seconds; left > 0; ) {
    const isTried = `(claimed_until is not null or next_try_at <= now())`;
    await vi.waitFor(async () => expect(await countQueued(isTried)).toBe(0), soon);
    const { rows } = await shop.context.pool.query(
      `select ceil(extract(epoch from max(next_try_at) - now()) + 0.1)::int as wait from emails where status = 'queued'`,
    );
    const step = Math.min(left, Math.max(1, rows[0]?.wait ?? left));
    await shop.context.pool.query(
      `update emails set next_try_at = next_try_at - make_interval(secs => $1) where status = 'queued'`,
      [step],
    );
    await vi.waitFor(async () => {
      // Wakes the senders instead of waiting for their next look.
      await shop.context.pool.query(`select pg_notify('announcements', '')`);
      expect(await countQueued(isTried)).toBe(0);
    }, soon);
    left -= step;
  }
}

test('the patience lasts for more than a day, and no attempt is more than five minutes away', () => {
  const waits = Array.from({ length: MAIL_PATIENCE.tries - 1 }, (_, n) => delaySeconds(n + 1));
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(24 * HOUR);
  expect(Math.max(...waits)).toBe(300);
});

test('two instances share the post: each of 20 messages goes out once', async () => {
  const numbers: string[] = [];
  for (let n = 0; n < 20; n += 1) numbers.push(await buy());
  await vi.waitFor(async () => expect((await readPost()).queued).toBe(0), soon);
  await vi.waitFor(() => {
    const about = numbers.map((number) => mailbox.received.filter((mail) => mail.subject?.includes(number)).length);
    expect(about).toEqual(numbers.map(() => 1));
  }, soon);
});

test('the mail server is away for an hour: orders go on, staff see it, and all of it arrives under its one Message-ID', async () => {
  await mailbox.goAway();
  const early = [await buy(), await buy()];
  const waiting = await Promise.all(early.map(emailAbout));
  await vi.waitFor(async () => expect((await readPost()).delayed).toBe(2), soon);
  await letPass(HOUR / 2);
  const late = await emailAbout(await buy());
  await vi.waitFor(async () => expect((await readPost()).delayed).toBe(3), soon);
  await letPass(HOUR / 2);

  expect(await readPost()).toMatchObject({ queued: 3, delayed: 3, failed: 0 });
  const { items } = await admin.get<{ items: Email[] }>('/api/emails?status=queued');
  expect(items.map(({ messageId }) => messageId).toSorted()).toEqual(
    [...waiting, late].map(({ messageId }) => messageId).toSorted(),
  );
  for (const { attempts, lastError } of items) {
    expect(attempts).toBeGreaterThan(5);
    expect(lastError).toContain('ECONNREFUSED');
  }

  await mailbox.comeBack();
  await letPass(MAIL_PATIENCE.mostDelaySeconds);
  await vi.waitFor(async () => expect(await readPost()).toMatchObject({ queued: 0, delayed: 0, failed: 0 }), soon);
  for (const { messageId } of [...waiting, late]) expect(mailsOf(messageId)).toHaveLength(1);
}, 120_000);

test('after its last attempt a message has failed, and sent again it arrives', async () => {
  await mailbox.goAway();
  const lost = await emailAbout(await buy());
  await vi.waitFor(async () => expect((await readPost()).delayed).toBe(1), soon);
  // The day is over.
  await shop.context.db
    .update(emails)
    .set({ attempts: MAIL_PATIENCE.tries - 1 })
    .where(eq(emails.id, lost.id));
  await letPass(MAIL_PATIENCE.mostDelaySeconds);
  await vi.waitFor(async () => expect(await readPost()).toMatchObject({ queued: 0, failed: 1 }), {
    timeout: 60_000,
    interval: 200,
  });
  expect(await admin.get(`/api/emails/${lost.id}`)).toMatchObject({ status: 'failed', lastError: expect.any(String) });

  await mailbox.comeBack();
  expect(mailsOf(lost.messageId)).toEqual([]);
  const { body } = await admin.post<Email>(`/api/emails/${lost.id}/resend`);
  await vi.waitFor(() => expect(mailsOf(body.messageId)).toHaveLength(1), soon);
  // The guest's key was kept nowhere; the new message has one that opens the order.
  const link = /\/orders\/([\w-]+)\?key=([\w-]+)/.exec(mailsOf(body.messageId)[0]?.text ?? '');
  const opened = await shop.visitor().fetch(`/api/orders/${link?.[1]}?key=${link?.[2]}`);
  expect(opened.status).toBe(200);
  expect(await readPost()).toMatchObject({ failed: 0 });
}, 120_000);

test('an address that the mail server does not know fails at once, for asking again would change nothing', async () => {
  mailbox.unknown.add('typo@corner-cafe.example');
  const number = await buy(shop.visitor(), { email: 'typo@corner-cafe.example' });
  await vi.waitFor(async () => expect((await emailAbout(number)).status).toBe('failed'), soon);
  expect(await emailAbout(number)).toMatchObject({
    attempts: 1,
    lastError: expect.stringContaining('No such mailbox'),
  });
  expect(await countQueued('true')).toBe(0);
});

test('a one-time link: sent again it is a new one, and it never goes to an address that the account has left', async () => {
  const customer = await signedIn(shop, 'public');
  const { email: address } = await customer.get<{ email: string }>('/api/user');
  await shop.visitor().post('/api/password-reset/request', { email: address });
  const tokenOf = (messageId: string) =>
    vi.waitFor(() => {
      const token = /reset-password\?token=([\w-]{43})/.exec(mailsOf(messageId)[0]?.text ?? '')?.[1];
      if (!token) throw new Error('The message has not come yet.');
      return token;
    }, soon);
  const first = await vi.waitFor(async () => {
    const { items } = await admin.get<{ items: Email[] }>(`/api/emails?recipient=${address}&status=sent`);
    if (!items[0]) throw new Error('Not sent yet.');
    return items[0];
  }, soon);
  const old = await tokenOf(first.messageId);
  const { body: copy } = await admin.post<Email>(`/api/emails/${first.id}/resend`);
  const fresh = await tokenOf(copy.messageId);
  const newPassword = 'Changed456';
  const confirm = (token: string) =>
    shop.visitor().post('/api/password-reset/confirm', { token, newPassword, confirmPassword: newPassword });
  expect((await confirm(old)).status).toBe(400);

  await shop.context.db.update(users).set({ email: 'moved@example.com' }).where(eq(users.email, address));
  const { body: stray } = await admin.post<Email>(`/api/emails/${first.id}/resend`);
  await vi.waitFor(
    async () =>
      expect(await admin.get(`/api/emails/${stray.id}`)).toMatchObject({
        status: 'failed',
        lastError: expect.stringContaining('another e-mail address'),
      }),
    soon,
  );
  expect(mailsOf(stray.messageId)).toEqual([]);
  expect((await confirm(fresh)).status).toBe(200);
});
