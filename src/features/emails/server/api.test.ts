import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import type { Email, EmailContent, Post } from '#features/emails/contract.ts';
import { announcements, emails } from '#platform/tables.ts';
import type { Page } from '#values/page.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../tests/support/shop.ts';

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
      { status: 'queued', attempts: 2 },
    ]);
    expect((await list()).post).toEqual({ isSending: false, queued: 2, delayed: 1, failed: 2, kept: 1 });
    await again(failed);
    expect((await list()).post).toMatchObject({ queued: 3, failed: 1 });
  });
});
