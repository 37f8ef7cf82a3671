import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import type { WholeCustomer } from '#features/customers/contract.ts';
import type { Email, EmailContent, Post } from '#features/emails/contract.ts';
import type { Order } from '#features/orders/contract.ts';
import { announcements, emails } from '#platform/tables.ts';
import type { Page } from '#values/page.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../tests/support/shop.ts';
import { fillCart, openShopFloor, order } from '../../../../tests/support/shop-floor.ts';

type Listed = Page<Email> & { post: Post };
type Row = typeof emails.$inferInsert;

let shop: TestShop;
let admin: Visitor & { id: number };
beforeAll(async () => {
  shop = await openTestShop();
  admin = await signedIn(shop, 'admin');
});
afterAll(() => shop?.close());
beforeEach(async () => {
  await shop.context.db.delete(emails);
  await shop.context.db.delete(announcements);
  await shop.context.db.delete(auditLog);
});

const list = (query = '') => admin.get<Listed>(`/api/emails${query}`);
const read = (id: number) => admin.get<EmailContent>(`/api/emails/${id}`);
const again = (id: number) => admin.post<Email & { detail: string }>(`/api/emails/${id}/resend`);

async function write(rows: Partial<Row>[]): Promise<number[]> {
  const values = rows.map(
    (row): Row => ({
      messageId: `<${randomUUID()}@shop.example>`,
      template: 'order-receipt',
      recipient: 'amira@corner-cafe.example',
      subject: 'Your order',
      html: '<p>Thank you</p>',
      text: 'Thank you',
      status: 'sent',
      createdAt: new Date('2026-03-04T12:00:00Z'),
      ...row,
    }),
  );
  return (await shop.context.db.insert(emails).values(values).returning({ id: emails.id })).map(({ id }) => id);
}

test('there are none, and the post says so', async () => {
  const post = { isSending: false, queued: 0, delayed: 0, failed: 0, kept: 0 };
  expect(await list()).toEqual({ items: [], nextCursor: null, post });
});

test('450 messages come newest first, page by page, each once', async () => {
  const ids = await write(Array.from({ length: 450 }, () => ({})));
  const seen: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Listed = await list(`?limit=200${cursor && `&cursor=${cursor}`}`);
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(ids.toReversed());
  expect((await list()).items).toHaveLength(50);
});

test('they are found by status, part of the address, kind and London day', async () => {
  const [sent, failed, summer] = await write([
    { recipient: 'a_b%c@example.com' },
    { status: 'failed', template: 'password-reset' },
    // Half past midnight in London.
    { createdAt: new Date('2026-06-30T23:30:00Z') },
  ]);
  const found = async (query: string) => (await list(query)).items.map(({ id }) => id);
  expect(await found('?status=failed')).toEqual([failed]);
  expect(await found('?template=password-reset')).toEqual([failed]);
  expect(await found('?recipient=A_B%25c')).toEqual([sent]);
  expect(await found('?recipient=axb')).toEqual([]);
  expect(await found('?from=2026-07-01&to=2026-07-01')).toEqual([summer]);
  expect(await found('?to=2026-06-30')).toEqual([failed, sent]);
});

test.each([
  ['status=lost', 'status'],
  ['template=A%20B', 'template'],
  ['from=2026-02-30', 'from'],
  ['to=yesterday', 'to'],
  ['recipient=%00', 'recipient'],
  ['limit=0', 'limit'],
  ['limit=201', 'limit'],
  ['cursor=nonsense', 'cursor'],
])('%s is refused by name', async (query, field) => {
  const response = await admin.fetch(`/api/emails?${query}`);
  expect(response.status).toBe(400);
  expect(Object.keys((await response.json()).errors)).toEqual([field]);
});

test('one-time links and guests’ keys are masked in both forms, even if one was stored', async () => {
  const secrets = [
    'https://shop.example/reset-password?token=--one-time-token--',
    'https://shop.example/orders/BF-1234-5678?key=--key-of-this-order--',
    'https://shop.example/orders/BF-1234-5678?a=1&amp;key=sHh_should-never-be-here',
  ];
  const text = secrets.join('\n');
  const html = secrets.map((url) => `<a href="${url}">Open</a>`).join('');
  const [id = 0] = await write([{ html, text }]);
  const message = await read(id);
  for (const said of [message.html, message.text]) {
    expect(said).not.toMatch(/--|sHh_/);
    expect(said.match(/(token|key)=••••••••/g)).toHaveLength(3);
    expect(said).toContain('https://shop.example/orders/BF-1234-5678');
  }
  expect(message).not.toHaveProperty('cause');
  expect(JSON.stringify(await list())).not.toContain('Open');
});

test('a message that is not there', async () => {
  for (const id of ['999999', '0', 'x', '99999999999']) {
    expect([400, 404]).toContain((await admin.fetch(`/api/emails/${id}`)).status);
    expect([400, 404]).toContain((await again(id as unknown as number)).status);
  }
});

describe('sending again', () => {
  test('writes a new message under its own Message-ID, puts it in the post and tells the audit log', async () => {
    const cause = 'announcement:7:order:3:order-receipt';
    const [id = 0] = await write([{ status: 'failed', attempts: 9, lastError: 'connect ECONNREFUSED', cause }]);
    const before = await read(id);
    const { status, body } = await again(id);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'queued',
      attempts: 0,
      lastError: null,
      againOf: id,
      recipient: before.recipient,
    });
    expect(body.messageId).not.toBe(before.messageId);
    expect(await read(id)).toEqual({ ...before, sentAgainAs: body.id });
    const [copy] = await shop.context.db.select().from(emails).where(eq(emails.id, body.id));
    expect(copy?.cause).toBe(`${cause}:again:${id}.1`);
    expect(await shop.context.db.select().from(announcements)).toMatchObject([
      { name: 'email.sent_again', payload: { emailId: body.id } },
    ]);
    expect(await shop.context.db.select().from(auditLog)).toMatchObject([
      { actorId: admin.id, action: 'email.sent_again', recordType: 'email', recordId: body.id, after: { againOf: id } },
    ]);
  });

  test('one that still waits is refused, and nothing is written', async () => {
    const [id = 0] = await write([{ status: 'queued', attempts: 3 }]);
    const { status, body } = await again(id);
    expect(status).toBe(409);
    expect(body.detail).toContain('goes out by itself');
    expect((await list()).items).toHaveLength(1);
  });

  test('two who do it at once write two messages; copies of copies have a short cause', async () => {
    const [id = 0] = await write([{ cause: `announcement:2147483647:order:2147483647:${'x'.repeat(30)}` }]);
    const answers = await Promise.all([again(id), again(id)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    let last = answers[0]?.body.id ?? 0;
    for (let n = 0; n < 12; n += 1) {
      await shop.context.db.update(emails).set({ status: 'failed' }).where(eq(emails.id, last));
      const { status, body } = await again(last);
      expect(status).toBe(201);
      last = body.id;
    }
  });

  test('a failure that was seen to is counted no more', async () => {
    const [failed = 0] = await write([
      { status: 'failed' },
      { status: 'failed' },
      { status: 'kept' },
      { status: 'queued' },
      { status: 'queued', attempts: 2, lastError: 'connect ECONNREFUSED' },
    ]);
    expect((await list()).post).toEqual({ isSending: false, queued: 2, delayed: 1, failed: 2, kept: 1 });
    await again(failed);
    expect((await list()).post).toMatchObject({ queued: 3, failed: 1 });
  });
});

describe('trying again', () => {
  let posting: TestShop;
  let poster: Visitor;
  beforeAll(async () => {
    const { DATABASE_URL } = shop.context.config;
    posting = await openTestShop({
      DATABASE_URL,
      SMTP_URL: 'smtp://127.0.0.1:1',
      PUBLIC_URL: 'https://shop.example.co.uk',
    });
    poster = await signedIn(posting, 'admin');
  });
  afterAll(() => posting?.close());
  const tryAgain = (who: Visitor) => who.post<{ count: number; detail: string }>('/api/emails/try-again');
  const find = async (id: number) => (await shop.context.db.select().from(emails).where(eq(emails.id, id)))[0];

  test('without a mail server it is refused, and what failed has failed', async () => {
    const [id = 0] = await write([{ status: 'failed' }]);
    const { status, body } = await tryAgain(admin);
    expect(status).toBe(409);
    expect(body.detail).toContain('No mail server is set up');
    expect(await find(id)).toMatchObject({ status: 'failed' });
  });

  test('what is delayed and what has failed is due now, and all else stays as it was', async () => {
    const later = new Date(Date.now() + 240_000);
    const claimed = {
      status: 'queued',
      attempts: 2,
      lastError: 'timeout',
      claimedUntil: later,
      nextTryAt: later,
    } as const;
    const ids = await write([
      { status: 'queued', attempts: 7, lastError: 'connect ECONNREFUSED', nextTryAt: later },
      { status: 'failed', attempts: 296, lastError: 'connect ECONNREFUSED', nextTryAt: later },
      { status: 'queued', dueAt: later, nextTryAt: later },
      claimed,
      { status: 'sent' },
      { status: 'failed' },
    ]);
    const [delayed = 0, failed = 0, turn = 0, underWay = 0, sent = 0, copied = 0] = ids;
    await write([{ status: 'sent', againOf: copied }]);
    expect(await tryAgain(poster)).toMatchObject({ status: 200, body: { count: 2 } });
    for (const id of [delayed, failed]) {
      const email = await find(id);
      expect(email).toMatchObject({ status: 'queued', attempts: 0, lastError: 'connect ECONNREFUSED' });
      expect(email?.nextTryAt.getTime()).toBeLessThanOrEqual(Date.now());
    }
    expect(await find(turn)).toMatchObject({ status: 'queued', nextTryAt: later });
    expect(await find(underWay)).toMatchObject({ attempts: 2, nextTryAt: later });
    expect([(await find(sent))?.status, (await find(copied))?.status]).toEqual(['sent', 'failed']);
    const rows = await shop.context.db.select().from(auditLog);
    expect(rows.map(({ action, recordId }) => [action, recordId])).toEqual([
      ['email.tried_again', delayed],
      ['email.tried_again', failed],
    ]);
  });
});

test('staff who look at a customer or an order see that the last message did not arrive, until one arrives', async () => {
  const floor = await openShopFloor(shop);
  const customer = await signedIn(shop, 'public');
  const { email: recipient } = await customer.get<{ email: string }>('/api/user');
  await fillCart(customer, [floor.bracket, 1]);
  const { body } = await order(customer, floor, { email: recipient });
  const refusals = async () => [
    (await admin.get<WholeCustomer>(`/api/customers/${customer.id}`)).mailRefusal,
    (await admin.get<Order>(`/api/orders/${body.order.orderNumber}`)).staff?.mailRefusal,
  ];
  const lastError = 'all recipients were rejected: 550 No such user';
  const refused = { recipient: recipient.toUpperCase(), subject: 'Your order', lastError };
  await write([{ recipient }, { ...refused, status: 'failed', createdAt: new Date('2026-03-05T09:00:00Z') }]);
  const shown = {
    ...{ subject: 'Your order', at: '2026-03-05T09:00:00.000Z' },
    reason: 'The mail server does not take mail for this address.',
  };
  expect(await refusals()).toEqual([shown, shown]);
  await write([{ recipient, createdAt: new Date('2026-03-06T09:00:00Z') }]);
  expect(await refusals()).toEqual([null, null]);
});
