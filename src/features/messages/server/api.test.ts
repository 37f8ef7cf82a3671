import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import type { Message } from '#features/messages/contract.ts';
import { notifications } from '#features/notifications/tables.ts';
import { readSetting, writeSetting } from '#features/settings/server/door.ts';
import { newBackoff } from '#platform/backoff.ts';
import { sendEmail } from '#platform/mail-sender.ts';
import { writeEmails } from '#platform/mailer.ts';
import { handleWaiting } from '#platform/reactions-runner.ts';
import { mailPlan, reactions } from '../../../../src/reactions.ts';
import { type Mailbox, openMailbox } from '../../../../tests/support/mailbox.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../tests/support/shop.ts';

type Answered = Message & { detail: string; errors?: Record<string, string[]> };

let shop: TestShop;
let mailbox: Mailbox;
let amira: Visitor & { id: number };
let ben: Visitor & { id: number };
let reader: Visitor & { id: number };

const written = {
  name: '王'.repeat(200),
  email: 'wang@corner-cafe.example',
  phone: '0113 496 0000',
  subject: 'Opening hours',
  message: 'When can I come?\nI have a van. <b>bold</b>',
};

beforeAll(async () => {
  mailbox = await openMailbox();
  shop = await openTestShop({ SMTP_URL: mailbox.url });
  await shop.context.db.transaction(async (tx) => {
    const company = await readSetting(tx, 'company');
    await writeSetting(tx, 'company', { ...company, email: 'help@shop.example' });
  });
  amira = await signedIn(shop, 'employer', ['manage_customers']);
  ben = await signedIn(shop, 'employer', ['manage_customers', 'manage_orders']);
  reader = await signedIn(shop, 'employer', ['view_customers']);
});
afterAll(async () => {
  await shop?.close();
  await mailbox?.close();
});
beforeEach(() => shop.context.pool.query('delete from rate_limits'));

async function write(overrides: object = {}): Promise<Message> {
  const { status, body } = await shop.visitor().post<{ id: number }>('/api/contact', { ...written, ...overrides });
  expect(status).toBe(201);
  return read(body.id);
}

const read = (id: number) => amira.get<Message>(`/api/messages/${id}`);
const answer = (who: Visitor, { id, version }: Message, more: object = {}) =>
  who.post<Answered>(`/api/messages/${id}/replies`, { text: 'Any time.\nMind the step.', version, ...more });

async function change(who: Visitor, { id }: Message, body: object) {
  const response = await who.fetch(`/api/messages/${id}`, { method: 'PATCH', json: body });
  return { status: response.status, body: (await response.json()) as Answered };
}

async function letAllHappen(deliver = true) {
  const post: number[] = [];
  await handleWaiting(
    shop.context,
    {
      reactions,
      post: async (tx, letters) => void post.push(...(await writeEmails(tx, shop.context.config, letters, new Date()))),
    },
    newBackoff({ first: 1, most: 1 }),
  );
  if (deliver) for (const id of post) await sendEmail(shop.context, id, mailPlan);
}

describe('who may', () => {
  test('a customer and an employer without the grant see nothing; who may only look answers nothing', async () => {
    const message = await write();
    const customer = await signedIn(shop, 'public');
    const employer = await signedIn(shop, 'employer', ['manage_orders']);
    for (const who of [customer, employer]) {
      expect((await who.fetch('/api/messages')).status).toBe(403);
      expect((await who.fetch(`/api/messages/${message.id}`)).status).toBe(403);
    }
    expect((await reader.fetch(`/api/messages/${message.id}`)).status).toBe(200);
    expect((await answer(reader, message)).status).toBe(403);
    expect((await change(reader, message, { status: 'closed' })).status).toBe(403);
    expect((await amira.post(`/api/messages/${message.id}/quote`)).status).toBe(403);
    expect((await amira.fetch('/api/messages/2147483647')).status).toBe(404);
  });
});

describe('two colleagues on one message', () => {
  test('the second answer is not sent: who typed it is told that the first one went out', async () => {
    const message = await write();
    const both = await Promise.all([answer(amira, message), answer(ben, message)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.detail).toBe(
      'A colleague changed this message meanwhile. Look at it again; what you typed is kept.',
    );
    expect((await read(message.id)).entries).toHaveLength(1);
  });

  test('closing and assigning at once: the second is told; a note never stands in the way', async () => {
    const message = await write();
    const { version } = message;
    expect((await change(amira, message, { assignedTo: ben.id, version })).status).toBe(200);
    expect((await change(ben, message, { status: 'closed', version })).status).toBe(409);
    expect((await ben.post(`/api/messages/${message.id}/notes`, { text: 'On it 王' })).status).toBe(201);
    const now = await read(message.id);
    expect([now.status, now.assignedTo?.id, now.entries?.[0]?.text]).toEqual(['open', ben.id, 'On it 王']);
  });

  test('only a colleague who may answer can be given a message', async () => {
    const message = await write();
    for (const assignedTo of [reader.id, 2_147_483_647]) {
      const { status, body } = await change(amira, message, { assignedTo });
      expect([status, body.errors]).toEqual([400, { assignedTo: ['Choose a colleague who may answer messages'] }]);
    }
    const names = await reader.get<{ id: number }[]>('/api/messages/assignees');
    expect(names.map(({ id }) => id)).toEqual(expect.arrayContaining([amira.id, ben.id]));
    expect(names.map(({ id }) => id)).not.toContain(reader.id);
  });
});

describe('answering', () => {
  test('an empty answer is refused, and nothing happens', async () => {
    const message = await write();
    const { status, body } = await answer(amira, message, { text: '  ' });
    expect([status, body.errors]).toEqual([400, { text: ['Answer is required'] }]);
    expect(await read(message.id)).toEqual(message);
  });

  test('the answer goes out with what was asked below it, and comes back to the shop’s own mailbox', async () => {
    mailbox.received.length = 0;
    const message = await write();
    expect((await answer(amira, message, { close: true })).status).toBe(201);
    await letAllHappen();
    const letter = mailbox.received.find(({ to }) => to?.[0]?.address === written.email);
    expect(letter?.subject).toBe('Re: Opening hours');
    expect(letter?.replyTo?.[0]?.address).toBe('help@shop.example');
    expect(letter?.text).toContain('Any time.\nMind the step.');
    expect(letter?.text).toContain('When can I come?\nI have a van. <b>bold</b>');
    expect(letter?.html).not.toContain('<b>bold</b>');
    const [reply] = (await read(message.id)).entries ?? [];
    expect(reply?.email).toMatchObject({ status: 'sent', error: null });
    expect(await read(message.id)).toMatchObject({ status: 'closed', assignedTo: { id: amira.id } });
    const log = await shop.context.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.recordType, 'message'), eq(auditLog.recordId, message.id)));
    expect(log.map(({ action }) => action)).toEqual(['message.answered']);
  });

  test('an answer whose e-mail comes back says so in the thread; on its way it says that', async () => {
    const message = await write({ email: 'gone@corner-cafe.example' });
    mailbox.unknown.add('gone@corner-cafe.example');
    await answer(amira, message);
    expect((await read(message.id)).entries?.[0]?.email?.status).toBe('queued');
    await letAllHappen();
    const fared = (await read(message.id)).entries?.[0]?.email;
    expect(fared?.status).toBe('failed');
    expect(fared?.error).toContain('No such mailbox');
  });

  test('a closed message is opened again, and answered once more', async () => {
    const message = await write();
    const closed = await change(amira, message, { status: 'closed' });
    expect(closed.body.status).toBe('closed');
    const reopened = await change(ben, closed.body, { status: 'open', version: closed.body.version });
    expect(reopened.body.status).toBe('open');
    expect((await answer(ben, reopened.body)).body.status).toBe('answered');
  });
});

describe('what arrives', () => {
  test('it reaches the shop’s mailbox with the sender to answer to, and rings the bell of who may answer', async () => {
    const { id } = await write({ subject: 'Quote: LED wall' });
    await letAllHappen();
    const letter = mailbox.received.findLast(({ to }) => to?.[0]?.address === 'help@shop.example');
    expect(letter?.replyTo?.[0]?.address).toBe(written.email);
    expect(letter?.text).toContain(`/admin/messages?message=${id}`);
    const bells = async (userId: number) =>
      (await shop.context.db.select().from(notifications).where(eq(notifications.userId, userId))).map(
        (n) => n.message,
      );
    expect(await bells(amira.id)).toContain(`New message from ${written.name}: Quote: LED wall`);
    expect(await bells(reader.id)).toEqual([]);
  });

  test('the list is cut by state, kind, colleague and words, and pages', async () => {
    const list = async (query: string) => (await amira.get<{ items: Message[] }>(`/api/messages?${query}`)).items;
    const quote = await write({ subject: 'Quote: kiosk', name: 'Zoë %_\\' });
    await change(amira, quote, { assignedTo: amira.id });
    expect((await list('kind=quote')).every(({ kind }) => kind === 'quote')).toBe(true);
    expect((await list('assigned=me')).map(({ id }) => id)).toContain(quote.id);
    expect((await list('assigned=nobody')).map(({ id }) => id)).not.toContain(quote.id);
    expect((await list('status=closed')).every(({ status }) => status === 'closed')).toBe(true);
    expect((await list(`q=${encodeURIComponent('%_\\')}`)).map(({ id }) => id)).toEqual([quote.id]);
    const first = await amira.get<{ items: Message[]; nextCursor: string }>('/api/messages?limit=1');
    expect((await list(`limit=1&cursor=${first.nextCursor}`))[0]?.id).toBeLessThan(first.items[0]?.id ?? 0);
    expect((await amira.fetch('/api/messages?cursor=nonsense')).status).toBe(400);
  });

  test('a message becomes one quote, even when asked twice', async () => {
    const message = await write({ subject: 'Quote: LED wall' });
    const both = await Promise.all(
      [1, 2].map(() => ben.post<{ quoteNumber: string }>(`/api/messages/${message.id}/quote`)),
    );
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0]?.body).toEqual(both[1]?.body);
    expect((await read(message.id)).quoteNumber).toBe(both[0]?.body.quoteNumber);
  });
});
