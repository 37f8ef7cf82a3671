import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { claimNext, settleClaim } from '#platform/mail-claims.ts';
import { type MailSender, runMailSender } from '#platform/mail-sender.ts';
import { type Urgency, writeEmail } from '#platform/mailer.ts';
import { emails } from '#platform/tables.ts';
import { startWork } from '../../src/work.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

// No transaction is open while a mail server takes its time, and what a person waits for does not wait behind receipts.

const PLAN = { fillIns: {}, enclosures: {} };
const soon = { timeout: 60_000, interval: 20 };
let mailbox: Mailbox;
let shop: TestShop;
let senders: MailSender[] = [];

beforeAll(async () => {
  mailbox = await openMailbox();
  shop = await openTestShop({ SMTP_URL: mailbox.url, PUBLIC_URL: 'https://shop.example.co.uk' });
});
beforeEach(async () => {
  mailbox.received.length = 0;
  await shop.context.db.delete(emails);
});
afterEach(async () => {
  mailbox.release();
  for (const sender of senders) await sender.stop();
  senders = [];
});
afterAll(async () => {
  await shop?.close();
  await mailbox?.close();
});

async function write(subject: string, urgency: Urgency = 'low'): Promise<number> {
  const letter = { template: 'test', recipient: `${subject}@example.com`, subject, html: '', text: '', urgency };
  const { db, config, clock } = shop.context;
  const id = await db.transaction((tx) => writeEmail(tx, config, { ...letter, cause: `test:${subject}` }, clock.now()));
  return id ?? 0;
}

function start(count = 1): MailSender[] {
  const started = Array.from({ length: count }, () => runMailSender(shop.context, PLAN));
  senders.push(...started);
  return started;
}

const find = async (id: number) => (await shop.context.db.select().from(emails).where(eq(emails.id, id)))[0];
const subjects = () => mailbox.received.map(({ subject }) => subject);
const countOpenTransactions = async () => {
  const { rows } = await shop.context.pool.query(
    `select count(*)::int from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  return rows[0].count;
};

test('a mail server that does not answer holds no transaction open, and staff see nothing delayed before a try has failed', async () => {
  mailbox.hold();
  const id = await write('slow');
  start();
  await vi.waitFor(() => expect(mailbox.held()).toBe(1), soon);
  expect(await countOpenTransactions()).toBe(0);
  expect(await find(id)).toMatchObject({ status: 'queued', attempts: 1, lastError: null });
  mailbox.release();
  await vi.waitFor(async () => expect(await find(id)).toMatchObject({ status: 'sent', claimedUntil: null }), soon);
  expect(subjects()).toEqual(['slow']);
});

test('two messages are on their way at once, or as many as JOBS says, and with JOBS=0 none', async () => {
  mailbox.hold();
  for (let n = 0; n < 4; n += 1) await write(`one-of-${n}`);
  const { context } = shop;
  const idle = await startWork({ ...context, config: { ...context.config, JOBS: 0 } });
  await sleep(300);
  expect([context.config.JOBS, mailbox.held()]).toEqual([2, 0]);
  await idle.stop();
  start();
  await vi.waitFor(() => expect(mailbox.held()).toBe(2), soon);
  senders.push(runMailSender({ ...context, config: { ...context.config, JOBS: 1 } }, PLAN));
  await vi.waitFor(() => expect(mailbox.held()).toBe(3), soon);
  await sleep(300);
  expect(mailbox.held()).toBe(3);
});

test('a link to sign in goes before 60 receipts, and they before news', async () => {
  for (let n = 0; n < 6; n += 1) await write(`news${n}`);
  for (let n = 0; n < 60; n += 1) await write(`receipt${n}`, 'middle');
  await write('reset', 'high');
  start();
  await vi.waitFor(() => expect(mailbox.received).toHaveLength(67), soon);
  expect(subjects().slice(0, 2)).toContain('reset');
  // Two are on their way at once, so that neighbours may change places.
  expect(subjects().findIndex((subject) => subject?.startsWith('news'))).toBeGreaterThanOrEqual(60);
});

test('four senders send each of 100 messages once', async () => {
  for (let n = 0; n < 100; n += 1) await write(`each${n}`);
  start(4);
  await vi.waitFor(() => expect(mailbox.received.length).toBeGreaterThanOrEqual(100), soon);
  await vi.waitFor(async () => {
    const waiting = await shop.context.db.select().from(emails).where(eq(emails.status, 'queued'));
    expect(waiting).toEqual([]);
  }, soon);
  expect(new Set(subjects()).size).toBe(100);
  expect(mailbox.received).toHaveLength(100);
});

test('what a process had claimed when it was killed is sent by another, once the claim is over', async () => {
  const id = await write('orphan');
  const now = new Date();
  expect((await claimNext(shop.context.db, now))?.id).toBe(id);
  expect(await claimNext(shop.context.db, now)).toBeUndefined();
  const later = new Date(now.getTime() + 181_000);
  expect(await claimNext(shop.context.db, later)).toMatchObject({ id, attempts: 2 });
});

test('the note of a sender whose claim is over does not overwrite that of the next one', async () => {
  const id = await write('late');
  const now = new Date();
  const { db } = shop.context;
  const first = await claimNext(db, now);
  const second = await claimNext(db, new Date(now.getTime() + 181_000));
  if (!first || !second) throw new Error('It was not claimed.');
  await settleClaim(db, second, { kind: 'sent' }, now);
  await settleClaim(db, first, { kind: 'delayed', error: new Error('too late') }, now);
  expect(await find(id)).toMatchObject({ status: 'sent', lastError: null, attempts: 2 });
});

test('the database goes away between the acceptance and the note: the note is made when it is back, and nothing is sent twice', async () => {
  mailbox.hold();
  const id = await write('noted');
  start();
  await vi.waitFor(() => expect(mailbox.held()).toBe(1), soon);
  const { db } = shop.context;
  const update = vi.spyOn(db, 'update').mockImplementation(() => {
    throw Object.assign(new Error('Connection terminated'), { code: 'ECONNRESET' });
  });
  mailbox.release();
  await vi.waitFor(() => expect(update.mock.calls.length).toBeGreaterThan(3), soon);
  expect(await find(id)).toMatchObject({ status: 'queued' });
  update.mockRestore();
  await vi.waitFor(async () => expect((await find(id))?.status).toBe('sent'), soon);
  expect(subjects()).toEqual(['noted']);
});

/** A message that is sent to a server which answers so, as it stands once the server has answered. */
async function sentTo(answer: (socket: net.Socket) => void, login = '') {
  const server = net.createServer((socket) => answer(socket.on('error', () => undefined)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const context = { ...shop.context, config: { ...shop.context.config, SMTP_URL: `smtp://${login}127.0.0.1:${port}` } };
  senders.push(runMailSender(context, PLAN));
  const id = await write('receipt');
  const receipt = await vi.waitFor(async () => {
    const found = await find(id);
    expect(found).toMatchObject({ claimedUntil: null, lastError: expect.any(String) });
    return found;
  }, soon);
  server.close();
  return receipt;
}

test('a mail server that answers with garbage: what it said is noted, and the message is tried again', async () => {
  const receipt = await sentTo((socket) => socket.end('2\u000020 welcome\r\n'));
  expect(receipt).toMatchObject({ status: 'queued', lastError: expect.stringContaining('2 20 welcome') });
});

test('with a wrong password a message waits, and what the server said is noted', async () => {
  const receipt = await sentTo((socket) => {
    socket.write('220 post.example\r\n');
    socket.on('data', (said) => {
      if (/^EHLO/.test(String(said))) socket.write('250-post.example\r\n250 AUTH PLAIN\r\n');
      else if (/^AUTH/.test(String(said))) socket.write('535 5.7.8 Authentication failed\r\n');
      else socket.end('221 bye\r\n');
    });
  }, 'shop:wrong@');
  expect(receipt).toMatchObject({ status: 'queued', lastError: expect.stringContaining('535') });
});
