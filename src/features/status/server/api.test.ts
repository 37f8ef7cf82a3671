import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import type { JobStatus, Status } from '#features/status/contract.ts';
import type { AppContext } from '#platform/app-context.ts';
import { openDatabase } from '#platform/database.ts';
import { announcements, emails, timedJobs } from '#platform/tables.ts';
import { runTimed } from '#platform/timed-runs.ts';
import { addMinutes } from '#values/instant.ts';
import type { Problem } from '#values/problem.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../tests/support/shop.ts';
import { schedule } from '../../../schedule.ts';
import { readStatus } from './read-status.ts';

let shop: TestShop;
let admin: Visitor & { id: number };

beforeAll(async () => {
  shop = await openTestShop();
  admin = await signedIn(shop, 'admin');
});
beforeEach(async () => {
  for (const table of [timedJobs, announcements, emails, auditLog]) await shop.context.db.delete(table);
});
afterAll(() => shop?.close());

const read = () => admin.get<Status>('/api/status');
const run = (name: string) => admin.post<JobStatus & Problem>(`/api/status/jobs/${name}/run`);
const jobNamed = async (name: string) => (await read()).jobs?.find((job) => job.name === name);
const minutesAgo = (minutes: number) => addMinutes(new Date(), -minutes);

async function write(status: 'queued' | 'sent' | 'failed', more: Partial<typeof emails.$inferInsert> = {}) {
  const subject = `Number ${Math.random()}`;
  const letter = { messageId: subject, template: 'x', recipient: 'a@b.example', subject, html: '', text: '' };
  await shop.context.db.insert(emails).values({ ...letter, status, createdAt: new Date(), ...more });
}

test('a shop in which nothing has happened yet is told as it stands', async () => {
  const { concerns, instance, mail, reactions, jobs } = await read();
  expect(concerns.map(({ about }) => about).filter((about) => about !== 'background' && about !== 'disk')).toEqual([]);
  expect(instance).toMatchObject({ liveConnections: 0, isWorking: true });
  expect(mail).toEqual({
    ...{ isSending: false, waiting: 0, waitingSince: null, delayed: 0, failed: 0 },
    ...{ lastError: null, lastSentAt: null },
  });
  expect(reactions).toEqual([]);
  expect(jobs?.map(({ name }) => name)).toEqual(Object.keys(schedule).toSorted());
  expect(new Set(jobs?.map(({ state }) => state))).toEqual(new Set(['never']));
});

test('version, database and disk are what their own sources say', async () => {
  const { instance, database, disk, dataBytes } = await read();
  const { version } = JSON.parse(await fs.readFile('package.json', 'utf8')) as { version: string };
  expect(instance.version).toBe(version);
  expect(Math.abs(Date.parse(instance.since) - (Date.now() - process.uptime() * 1000))).toBeLessThan(2_000);
  const { rows } = await shop.context.pool.query(
    `select current_setting('server_version') as version, current_setting('max_connections')::int as most,
      pg_database_size(current_database())::float8 as size`,
  );
  expect(rows[0].version).toContain(database?.version);
  expect(database?.connections.most).toBe(rows[0].most);
  expect(Math.abs((database?.sizeBytes ?? 0) - rows[0].size)).toBeLessThan(1_000_000);
  const { blocks, bsize } = await fs.statfs(shop.context.config.DATA_DIR);
  expect(disk?.totalBytes).toBe(blocks * bsize);
  await fs.mkdir(path.join(shop.context.config.DATA_DIR, 'folder'));
  await fs.writeFile(path.join(shop.context.config.DATA_DIR, 'folder', 'file'), Buffer.alloc(12_345));
  expect(((await read()).dataBytes ?? 0) - (dataBytes ?? 0)).toBe(12_345);
});

test('a statement that runs long is seen while it runs', async () => {
  const long = shop.context.pool.query('select pg_sleep(1.2)');
  await sleep(1_000);
  const { database } = await read();
  await long;
  expect(database?.longestStatementSeconds).toBeGreaterThan(0.5);
});

test('mail that waits, failed and was sent is counted, with the last error in plain words', async () => {
  const sentAt = minutesAgo(7);
  await write('sent', { sentAt });
  await write('queued', { createdAt: minutesAgo(9), attempts: 1, lastError: 'connect ECONNREFUSED 10.0.0.1:25' });
  await write('queued');
  await write('failed', { lastError: 'Invalid login: 535 user:secret' });
  const { mail, concerns } = await read();
  expect(mail).toMatchObject({ waiting: 2, delayed: 1, failed: 1, lastSentAt: sentAt.toISOString() });
  expect(Date.parse(mail?.waitingSince ?? '')).toBeLessThan(minutesAgo(8).getTime());
  expect(mail?.lastError).toBe('The mail server refused our user name or password.');
  expect(concerns).toContainEqual(expect.objectContaining({ title: 'E-mails: 1 could not be sent, 1 delayed' }));
});

test('reactions that are due wait by name, the oldest first; later ones do not wait yet', async () => {
  const at = minutesAgo(6);
  await shop.context.db.insert(announcements).values([
    { name: 'order.placed', payload: {}, at: new Date() },
    { name: 'order.paid', payload: {}, at },
    { name: 'order.paid', payload: {}, at: new Date() },
    { name: 'order.later', payload: {}, at, dueAt: addMinutes(new Date(), 9) },
    { name: 'order.handled', payload: {}, at, handledAt: at },
  ]);
  const { reactions, concerns } = await read();
  expect(reactions).toEqual([
    { name: 'order.paid', waiting: 2, since: at.toISOString() },
    { name: 'order.placed', waiting: 1, since: expect.any(String) },
  ]);
  expect(concerns.find(({ about }) => about === 'reactions')?.action).toContain('not happened: order.paid.');
});

test('the last run of a job is stored: when, how long, and why it failed, without addresses or values of records', async () => {
  const fault = new Error('Failed query: select $1\nparams: amira@cafe.example', {
    cause: new Error('no server at postgres://shop:word@10.0.0.1/shop\nmore'),
  });
  const job = { cron: '* * * * *', run: () => Promise.reject(fault) };
  await expect(runTimed(shop.context, 'find-restocked', job)).rejects.toBe(fault);
  const failed = await jobNamed('find-restocked');
  expect(failed).toMatchObject({ state: 'failed', error: 'no server at (address)' });
  expect(Date.parse(failed?.endedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(failed?.startedAt ?? ''));
  expect((await read()).concerns).toContainEqual(expect.objectContaining({ title: 'A timed job failed' }));
  await runTimed(shop.context, 'find-restocked', { ...job, run: async () => undefined });
  expect(await jobNamed('find-restocked')).toMatchObject({ state: 'done', error: null });
});

test('a run without an end is under way for ten minutes, and then did not finish', async () => {
  const startedAt = minutesAgo(9);
  await shop.context.db.insert(timedJobs).values({ name: 'expire-quotes', startedAt });
  expect(await jobNamed('expire-quotes')).toMatchObject({ state: 'running', startedAt: startedAt.toISOString() });
  expect((await run('expire-quotes')).body.detail).toBe('This job is running. Wait until it has ended.');
  await shop.context.db.update(timedJobs).set({ startedAt: minutesAgo(11) });
  expect((await jobNamed('expire-quotes'))?.state).toBe('interrupted');
});

test('an admin runs a failed job again: it is done, stands in the audit log by its name, and a colleague at once is told', async () => {
  const startedAt = minutesAgo(3);
  const failed = { name: 'delete-old-searches', startedAt, endedAt: startedAt, error: 'The disk was full' };
  await shop.context.db.insert(timedJobs).values(failed);
  const colleague = await signedIn(shop, 'admin');
  const url = '/api/status/jobs/delete-old-searches/run';
  const answers = await Promise.all([admin, colleague].map((who) => who.post<JobStatus>(url)));
  const done = answers.filter(({ status }) => status === 200);
  expect(done.length).toBeGreaterThan(0);
  expect(done[0]?.body).toMatchObject({ name: failed.name, state: 'done', error: null });
  const entries = await shop.context.db.select().from(auditLog);
  expect(entries).toHaveLength(done.length);
  expect(entries[0]).toMatchObject({ action: 'job.run', recordType: 'job', after: { name: failed.name } });
  const { items } = await admin.get<{ items: { names: Record<string, string> }[] }>('/api/audit');
  expect(Object.values(items[0]?.names ?? {})).toEqual([failed.name]);
});

test.each(['no-such-job', 'constructor', 'to-string'])('there is no job %s to run', async (name) => {
  expect((await run(name)).status).toBe(404);
});

test('a database that does not answer keeps nobody waiting: within two seconds the page says what it could learn', async () => {
  const { context } = shop;
  const never = new Proxy(context.db, { get: () => () => new Promise(() => undefined) });
  const silent: AppContext = { ...context, db: never };
  const before = performance.now();
  const status = await readStatus(silent, schedule);
  expect(performance.now() - before).toBeLessThan(2_000);
  expect(status).toMatchObject({ database: null, mail: null, jobs: null, reactions: null });
  expect(status.disk).not.toBeNull();
  expect(status.concerns[0]?.about).toBe('database');
});

test('a database that is away is as good as silent, and nothing in the answer is secret', async () => {
  const { context } = shop;
  const away = openDatabase('postgres://brightfront@127.0.0.1:1/away', context.log);
  const { database, concerns } = await readStatus({ ...context, ...away }, schedule);
  expect([database, concerns[0]?.about]).toEqual([null, 'database']);
  await away.close();
  const text = JSON.stringify(await read());
  const { DATABASE_URL, METRICS_TOKEN = '', DATA_DIR } = context.config;
  for (const secret of [DATABASE_URL, METRICS_TOKEN, DATA_DIR]) expect(text).not.toContain(secret);
});

test('an engine that tells nothing of itself is not described, and the rest of the page stands', async () => {
  const { context } = shop;
  await context.pool.query('create schema engine');
  await context.pool.query(`create function engine.pg_database_size(name) returns bigint language plpgsql as
    $$ begin raise exception 'there is no such function here'; end $$`);
  const url = new URL(context.config.DATABASE_URL);
  url.searchParams.set('options', '-c search_path=engine,pg_catalog,public');
  const { db, pool, close } = openDatabase(url.href, context.log);
  const { database, mail, jobs } = await readStatus({ ...context, db, pool }, schedule);
  expect([database, mail !== null, jobs !== null]).toEqual([null, true, true]);
  await close();
});

test('a process that is held up again and again says so', async () => {
  // More than one turn in a hundred of the last minute or two.
  for (let n = 0; n < 60; n += 1) {
    const until = performance.now() + 40;
    while (performance.now() < until);
    await sleep(1);
  }
  expect((await read()).instance.eventLoopDelayMs).toBeGreaterThan(20);
});
