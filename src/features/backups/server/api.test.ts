import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import type { Status } from '#features/status/contract.ts';
import { takeBackupLock } from '#platform/backup/backup-lock.ts';
import { readBackup } from '#platform/backup/read-backup.ts';
import type { Problem } from '#values/problem.ts';
import { type Bucket, openBucket } from '../../../../tests/support/bucket.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { prepareShop } from '../../../prepare-shop.ts';
import type { Backups } from '../contract.ts';
import { backups } from '../tables.ts';
import { backUpWhenDue } from './back-up-when-due.ts';

const KEY = 'a word of many letters';
const HOUR_MS = 3_600_000;

let folder: string;
const opened: TestShop[] = [];
const buckets: Bucket[] = [];
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'brightfront-test-'));
});
afterEach(async () => {
  for (const shop of opened.splice(0)) await shop.close();
  for (const bucket of buckets.splice(0)) await bucket.close();
  await fs.rm(folder, { recursive: true, force: true });
});

/** A shop with these settings, and its admin; `move` moves its clock. */
async function open(settings: Record<string, string> = { BACKUP_TO: folder }) {
  const shop = await openTestShop(settings);
  opened.push(shop);
  const admin = await signedIn(shop, 'admin');
  let ahead = 0;
  const context = { ...shop.context, clock: { now: () => new Date(Date.now() + ahead) } };
  return {
    shop,
    admin,
    tick: () => backUpWhenDue(context),
    move: (hours: number) => {
      ahead += hours * HOUR_MS;
    },
    press: () => admin.post<Backups & Problem>('/api/backups'),
    read: async () => (await admin.get<Status>('/api/status')).backups,
    records: () => shop.context.db.select().from(backups).orderBy(backups.id),
  };
}

async function openStore(): Promise<Bucket> {
  const bucket = await openBucket('brightfront-backups');
  buckets.push(bucket);
  return bucket;
}

const filesOf = async () => (await fs.readdir(folder)).sort();

test('without a place nothing is made by the clock, and the button says what to set', async () => {
  const { tick, press, read, records } = await open({});
  await tick();
  expect((await press()).body.detail).toBe('There is no place for backups. Set BACKUP_TO, and start the shop again.');
  expect(await records()).toEqual([]);
  expect(await read()).toMatchObject({ place: null, last: null, failed: null, nextAt: null, isNeeded: false });
});

test('the clock makes the first at once and the next when it is due, and the status page tells of it', async () => {
  const { shop, tick, move, read } = await open({ BACKUP_TO: folder, BACKUP_EVERY: '6', BACKUP_KEY: KEY });
  await tick();
  const [name = ''] = await filesOf();
  expect(name).toMatch(/^brightfront-[0-9a-f]{8}-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/);
  expect((await fs.stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
  const { about } = await readBackup(path.join(folder, name), KEY);
  expect(about.tables.length).toBeGreaterThan(50);
  await tick();
  move(5.9);
  await tick();
  expect(await filesOf()).toEqual([name]);
  const status = await read();
  expect(status).toMatchObject({
    place: folder,
    intervalHours: 6,
    isEncrypted: true,
    failed: null,
    runningSince: null,
  });
  const { size } = await fs.stat(path.join(folder, name));
  expect(status?.last).toMatchObject({ place: folder, name, bytes: size, isThere: true });
  expect(Date.parse(status?.nextAt ?? '') - Date.parse(status?.last?.at ?? '')).toBe(6 * HOUR_MS);
  move(0.2);
  await tick();
  expect(await filesOf()).toHaveLength(2);
  const metrics = await shop.fetch('/metrics', {
    headers: { authorization: `Bearer ${shop.context.config.METRICS_TOKEN}` },
  });
  expect(await metrics.text()).toMatch(/^shop_backup_age_seconds -?\d/m);
});

test('the oldest of its own go; files of others, of people and of another shop stay', async () => {
  const { tick, move } = await open({ BACKUP_TO: folder, BACKUP_RETAIN: '2', BACKUP_EVERY: '1' });
  const strange = [
    'notes.txt',
    'brightfront-2020-01-01T00-00-00Z.backup',
    'brightfront-ffffffff-2020-01-01T00-00-00Z.backup',
  ];
  for (const name of strange) await fs.writeFile(path.join(folder, name), 'x');
  const made: string[] = [];
  for (let n = 0; n < 3; n += 1, move(2)) {
    await tick();
    made.push(...(await filesOf()).filter((name) => !strange.includes(name) && !made.includes(name)));
  }
  expect(await filesOf()).toEqual([...strange, ...made.slice(1)].sort());
});

test('the shop starts while a backup is made', async () => {
  const { shop } = await open();
  const release = await takeBackupLock(shop.context.config.DATABASE_URL ?? '');
  const demo = { ...shop.context, config: { ...shop.context.config, SHOP_MODE: 'demo' as const } };
  await expect(prepareShop(demo, () => undefined)).rejects.toThrow('SHOP_MODE');
  await release?.();
});

test('a failed backup deletes nothing, says why, and is tried again an hour later', async () => {
  const { tick, move, read, records } = await open({ BACKUP_TO: path.join(folder, 'place'), BACKUP_RETAIN: '1' });
  await tick();
  const [good] = await fs.readdir(path.join(folder, 'place'));
  await fs.rename(path.join(folder, 'place'), path.join(folder, 'away'));
  await fs.writeFile(path.join(folder, 'place'), 'A file is in the way.');
  move(48);
  await tick();
  await tick();
  expect(await records()).toHaveLength(2);
  expect((await read())?.failed?.error).toContain('cannot be used (EEXIST)');
  expect(await fs.readdir(path.join(folder, 'away'))).toEqual([good]);
  await fs.rm(path.join(folder, 'place'));
  await fs.rename(path.join(folder, 'away'), path.join(folder, 'place'));
  move(1);
  await tick();
  expect(await records()).toHaveLength(3);
  expect(await read()).toMatchObject({ failed: null, last: { isThere: true } });
});

test('a last backup that is gone from its place is told of', async () => {
  const { admin, tick, read } = await open();
  await tick();
  for (const name of await filesOf()) await fs.rm(path.join(folder, name));
  expect((await read())?.last?.isThere).toBe(false);
  const { concerns } = await admin.get<Status>('/api/status');
  expect(concerns).toContainEqual(expect.objectContaining({ title: 'The last backup is not where it was put' }));
});

test('an admin backs up now: the file is there, and it stands in the audit log', async () => {
  const { shop, admin, press } = await open();
  const { status, body } = await press();
  expect(status).toBe(200);
  expect(body.last).toMatchObject({ place: folder, name: (await filesOf())[0], isThere: true });
  const entries = await shop.context.db.select().from(auditLog);
  expect(entries).toMatchObject([
    { actorId: admin.id, action: 'backup.made', recordType: 'backup', after: { place: folder } },
  ]);
});

test('of two backups at once, by button, clock or command, the second says so', async () => {
  const { shop, press, tick, records } = await open();
  const release = await takeBackupLock(shop.context.config.DATABASE_URL);
  const { status, body } = await press();
  expect([status, body.detail]).toEqual([409, 'A backup is being made at this moment. Wait until it has ended.']);
  await tick();
  expect(await records()).toEqual([]);
  await release?.();
  const both = await Promise.all([press(), press()]);
  expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
  expect(await filesOf()).toHaveLength(1);
});

test('of two instances one makes it', async () => {
  const { shop, tick } = await open();
  const second = await openTestShop({ DATABASE_URL: shop.context.config.DATABASE_URL, BACKUP_TO: folder });
  await Promise.all([tick(), backUpWhenDue(second.context)]);
  await second.close();
  expect(await filesOf()).toHaveLength(1);
});

test('one whose process ended is given up by the next, and its half file goes after a day', async () => {
  const { shop, tick, move, records, read } = await open();
  await tick();
  const [made = ''] = await filesOf();
  const old = path.join(folder, `${made.slice(0, 21)}2020-01-01T00-00-00Z.1234abcd.part`);
  await fs.writeFile(old, 'half');
  await fs.utimes(old, 0, 0);
  const startedAt = new Date();
  const aYearAgo = new Date(startedAt.getTime() - 364 * 24 * HOUR_MS);
  await shop.context.db
    .insert(backups)
    .values({ place: folder, startedAt: aYearAgo, endedAt: aYearAgo, error: 'Full' });
  await shop.context.db.insert(backups).values({ place: folder, startedAt });
  expect((await read())?.runningSince).toBe(startedAt.toISOString());
  move(48);
  await tick();
  expect((await records()).map(({ error }) => error)).toEqual([
    null,
    'The program ended before the backup was done.',
    null,
  ]);
  expect((await filesOf()).every((name) => name.endsWith('.backup'))).toBe(true);
});

test('backups go into a bucket, are read again from there, and the old ones go', async () => {
  const bucket = await openStore();
  const { shop, tick, move, read } = await open({ BACKUP_TO: bucket.url, BACKUP_RETAIN: '1', BACKUP_EVERY: '1' });
  bucket.objects.set('media/ab/abc.png', { bytes: Buffer.from('x'), contentType: 'image/png' });
  await tick();
  move(2);
  await tick();
  const keys = [...bucket.objects.keys()].filter((key) => key.startsWith('backups/'));
  expect(keys).toHaveLength(1);
  expect(bucket.objects.has('media/ab/abc.png')).toBe(true);
  const file = path.join(folder, 'fetched.backup');
  await fs.writeFile(file, bucket.objects.get(keys[0] ?? '')?.bytes ?? '');
  await readBackup(file, undefined);
  expect(bucket.asked).toContain(`GET ${keys[0]}`);
  expect((await read())?.last).toMatchObject({
    isThere: true,
    place: expect.stringMatching(/^bucket brightfront-backups at 127/),
  });
  expect(await fs.readdir(path.join(shop.context.config.DATA_DIR, 'backups'))).toEqual([]);
});

test('a large one goes in pieces, and comes whole', async () => {
  const bucket = await openStore();
  const { shop, tick, read } = await open({ BACKUP_TO: bucket.url });
  // Random, so that it stays large when it is compressed.
  await shop.context.pool.query('create table noise (bytes bytea)');
  await shop.context.pool.query(`insert into noise
    select decode(string_agg(md5(random()::text), ''), 'hex') from generate_series(1, 20) page, generate_series(1, 65536) group by page`);
  await tick();
  expect((await read())?.failed).toBeNull();
  expect(bucket.asked.filter((asked) => asked.startsWith('PUT backups/')).length).toBeGreaterThan(2);
  const file = path.join(folder, 'fetched.backup');
  await fs.writeFile(file, [...bucket.objects.values()][0]?.bytes ?? '');
  expect((await readBackup(file, undefined)).totals.bytes).toBeGreaterThan(20_000_000);
});

test('of two backups of one second in a bucket both stay', async () => {
  const bucket = await openStore();
  const { press } = await open({ BACKUP_TO: bucket.url, CLOCK: '2026-11-02T10:00:00Z' });
  await press();
  await press();
  const keys = [...bucket.objects.keys()].map((key) => key.replace(/-[0-9a-f]{8}-/, '-'));
  expect(keys).toEqual([1, 2].map((n) => `backups/brightfront-2026-11-02T10-00-00Z${n > 1 ? '-2' : ''}.backup`));
});

test('one that does not read from the bucket as it was written counts for nothing and is taken away', async () => {
  const bucket = await openStore();
  const { press, read, tick, move } = await open({ BACKUP_TO: bucket.url, BACKUP_RETAIN: '1' });
  await tick();
  const [good] = [...bucket.objects.keys()];
  bucket.spoil(true);
  move(1);
  await press();
  expect((await read())?.failed?.error).toBe('The backup does not read from the bucket as it was written.');
  expect([...bucket.objects.keys()]).toEqual([good]);
});

test('a bucket that fails or refuses is said in a sentence without its key', async () => {
  const bucket = await openStore();
  const { press, read, shop } = await open({ BACKUP_TO: bucket.url });
  bucket.fail(true);
  await press();
  await expect.poll(async () => (await read())?.failed?.error).toBe('The bucket does not work at the moment (503).');
  const wrong = new URL(bucket.url);
  wrong.password = 'another-secret';
  bucket.fail(false);
  const second = await open({ BACKUP_TO: wrong.href });
  await second.press();
  expect((await second.read())?.failed?.error).toContain('The bucket refuses its key (403).');
  expect(await fs.readdir(path.join(shop.context.config.DATA_DIR, 'backups'))).toEqual([]);
});

/** `npm run backup` once there is a database; what it says. */
async function command(shop: TestShop, args: string[], more: Record<string, string> = {}): Promise<string> {
  const { DATABASE_URL, DATA_DIR } = shop.context.config;
  const env = { ...process.env, DATABASE_URL, DATA_DIR, ...more };
  const { stdout } = await promisify(execFile)(process.execPath, ['src/make-backup.ts', ...args], { env });
  return stdout;
}

test('the command makes one in the place that is set up, or a lone one elsewhere, and the status page knows of both', async () => {
  const { shop, read } = await open({ BACKUP_TO: folder });
  expect(await command(shop, [], { BACKUP_TO: folder })).toContain(`Z.backup in ${folder}\n`);
  expect((await read())?.last).toMatchObject({ place: folder, isThere: true });
  const elsewhere = path.join(folder, 'elsewhere');
  expect(await command(shop, [elsewhere], { BACKUP_TO: folder })).toContain('read again and found whole.');
  expect(await fs.readdir(elsewhere)).toEqual([expect.stringMatching(/^brightfront-\d{4}-/)]);
  expect((await read())?.last).toMatchObject({ place: elsewhere, isThere: null });
});

test('a database of a version that has no records of backups is backed up all the same', async () => {
  const { shop } = await open();
  await shop.context.pool.query('drop table backups');
  expect(await command(shop, [folder])).toContain('read again and found whole.');
  expect(await filesOf()).toHaveLength(1);
});
