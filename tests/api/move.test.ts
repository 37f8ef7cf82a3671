import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { demoAccounts } from '#demo/accounts.ts';
import { mediaFilesOf, mediaTargetOf } from '#features/media/server/door.ts';
import { migrate } from '#platform/migrate.ts';
import { prepareShop } from '../../src/prepare-shop.ts';
import { backUp, everyFile, everyRow, move, openEmptyPremises, type Premises, restore } from '../support/backups.ts';
import { openBucket } from '../support/bucket.ts';
import { demandInstalled } from '../support/launcher.ts';
import { openOtherPostgres } from '../support/other-postgres.ts';
import { openTestShop } from '../support/shop.ts';

const customer = demoAccounts[2];

let folder: string;
let file: string;
let source: Premises;
const opened: Premises[] = [];

beforeAll(async () => {
  const shop = await openTestShop();
  await prepareShop(shop.context, () => undefined);
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'brightfront-test-'));
  ({ file } = await backUp(shop.context.config, folder));
  await shop.close();
  source = await openEmptyPremises();
  await restore(source.config, file);
}, 120_000);
afterAll(async () => {
  await source?.remove();
  await fs.rm(folder, { recursive: true, force: true });
});
afterEach(async () => {
  for (const premises of opened.splice(0)) await premises.remove();
});

async function openEmpty(...order: Parameters<typeof openEmptyPremises>): Promise<Premises> {
  const premises = await openEmptyPremises(...order);
  opened.push(premises);
  return premises;
}

const rowsOf = ({ config }: Premises) => everyRow(config.DATABASE_URL);
const tablesOf = ({ ask }: Premises) => ask("select relname from pg_class where relnamespace = 'public'::regnamespace");

test('a shop moved to a server of another version and back has every row, and a customer signs in there', async () => {
  const before = await rowsOf(source);
  const other = await openOtherPostgres();
  const there = await openEmpty({}, other ? { server: other.url } : {});
  const back = await openEmpty();
  try {
    const moved = await move(source.config, there.config);
    expect(moved.tables).toBe(Object.keys(before).length - 1);
    expect(moved.rows).toBe(
      Object.entries(before).reduce((sum, [name, rows]) => sum + (name === 'sequences' ? 0 : rows.length), 0),
    );
    expect(await rowsOf(there)).toEqual(before);
    await move(there.config, back.config);
    expect(await rowsOf(back)).toEqual(before);
    expect(await rowsOf(source)).toEqual(before);
  } finally {
    await opened.splice(opened.indexOf(there), 1)[0]?.remove();
    await other?.remove();
  }
  const shop = await openTestShop({ DATABASE_URL: back.config.DATABASE_URL });
  expect(await migrate(shop.context.pool, 'migrations')).toEqual([]);
  await shop.as(customer.username, customer.password, 'public');
  await shop.close();
});

test('a move that is made twice is refused the second time, and changes nothing', async () => {
  const target = await openEmpty();
  await move(source.config, target.config);
  await target.ask("update settings set value = '9' where key = (select min(key) from settings)");
  const held = await rowsOf(target);
  await expect(move(source.config, target.config)).rejects.toMatchObject({
    cause: {
      message: expect.stringMatching(/^The database holds a shop with \d+ orders already\. Nothing was changed/),
    },
  });
  expect(await rowsOf(target)).toEqual(held);
});

test('a shop does not move onto itself, nor from a database that holds none', async () => {
  await expect(move(source.config, source.config)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('holds a shop') },
  });
  const empty = await openEmpty();
  await expect(move(empty.config, source.config)).rejects.toThrow('The database holds no shop');
});

test('an open shop does not move', async () => {
  const used = await openEmpty({}, { asSuperuser: true });
  await restore(used.config, file);
  const target = await openEmpty();
  const { context } = await openTestShop({ DATABASE_URL: used.config.DATABASE_URL });
  await context.pool.query('select 1');
  await expect(move(used.config, target.config)).rejects.toThrow(
    'Close every instance, and its pooler if there is one, then move it.',
  );
  await context.pool.end();
  expect(await tablesOf(target)).toEqual([]);
});

test('a shop that is opened amid its move can write nothing, and the move is given up', async () => {
  const used = await openEmpty({}, { asSuperuser: true });
  await restore(used.config, file);
  const target = await openEmpty();
  const late = new pg.Client({ connectionString: used.config.DATABASE_URL, application_name: 'brightfront' });
  let isWritten = true;
  const from = {
    list: async function* () {
      await late.connect();
      await late.query('set lock_timeout = 200');
      isWritten = await late.query("update settings set value = '9'").then(
        () => true,
        () => false,
      );
      yield* [];
    },
    read: async () => null,
  };
  const moving = move(used.config, target.config, { pictures: { from, to: mediaTargetOf(target) } });
  await expect(moving).rejects.toThrow('The shop is open on the database that it is to leave.');
  await late.end();
  expect(isWritten).toBe(false);
  expect(await tablesOf(target)).toEqual([]);
  expect(await everyFile(target.config.DATA_DIR)).toEqual({});
});

test('of two moves at once the second says so', async () => {
  const [one, other] = [await openEmpty(), await openEmpty()];
  const second = Promise.withResolvers<unknown>();
  const from = {
    list: async function* () {
      second.resolve(await move(source.config, other.config).catch((error: Error) => error.message));
      yield* [];
    },
    read: async () => null,
  };
  await move(source.config, one.config, { pictures: { from, to: mediaTargetOf(one) } });
  expect(await second.promise).toContain('another move is under way');
  expect(await tablesOf(other)).toEqual([]);
});

test('a move that breaks in the middle leaves the target empty, and is made again', async () => {
  const target = await openEmpty({}, { asSuperuser: true });
  const from = {
    list: async function* () {
      await target.ask(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'brightfront move'`);
      yield* [];
    },
    read: async () => null,
  };
  await expect(move(source.config, target.config, { pictures: { from, to: mediaTargetOf(target) } })).rejects.toThrow();
  expect(await tablesOf(target)).toEqual([]);
  await expect(move(source.config, target.config, { signal: AbortSignal.timeout(150) })).rejects.toThrow('timeout');
  expect(await tablesOf(target)).toEqual([]);
  await move(source.config, target.config);
  expect(await rowsOf(target)).toEqual(await rowsOf(source));
});

test('a shop of a newer version is left to that version', async () => {
  const newer = await openEmpty();
  await restore(newer.config, file);
  await newer.ask("insert into schema_migrations (name, hash) values ('9999_more.sql', repeat('0', 64))");
  const target = await openEmpty();
  await expect(move(newer.config, target.config)).rejects.toMatchObject({
    message: expect.stringContaining('tables this version does not know (9999_more.sql)'),
  });
  expect(await tablesOf(target)).toEqual([]);
});

test('pictures go along into a bucket, or into a folder that holds none', async () => {
  const bucket = await openBucket();
  const [there, back] = [await openEmpty({ MEDIA_S3_URL: bucket.url }), await openEmpty()];
  const from = mediaFilesOf(source);
  const { pictures } = await move(source.config, there.config, { pictures: { from, to: mediaTargetOf(there) } });
  expect(pictures).toBeGreaterThan(0);
  expect(bucket.objects.size).toBe(pictures);
  const onward = { from: mediaFilesOf(there), to: mediaTargetOf(back) };
  await move(there.config, back.config, { pictures: onward });
  expect(await everyFile(back.config.DATA_DIR)).toEqual(await everyFile(source.config.DATA_DIR));
  const full = await openEmpty();
  const again = { from, to: mediaTargetOf(source) };
  await expect(move(source.config, full.config, { pictures: again })).rejects.toThrow('holds pictures already');
  expect(await tablesOf(full)).toEqual([]);
  await bucket.close();
});

/** Runs the command as a person does; its output and exit code. */
function command(args: string[], env: Record<string, string>): Promise<{ code: number; text: string }> {
  const { DATABASE_URL: _, ...own } = process.env;
  return new Promise((resolve) => {
    const options = { env: { ...own, ...env }, cwd: process.cwd() };
    execFile(process.execPath, ['launch/move.mjs', ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, text: stdout + stderr }),
    );
  });
}

test('the command moves a shop into the embedded database and back to a server, and says what to set', async () => {
  await demandInstalled();
  const target = await openEmpty();
  const { DATABASE_URL } = source.config;
  const dataDir = await fs.mkdtemp(path.join(await fs.realpath(os.tmpdir()), 'brightfront-test-'));
  // As root, the database's account must be able to enter.
  await fs.chmod(dataDir, 0o755);
  try {
    const home = await command(['--to', 'embedded'], { DATABASE_URL, DATA_DIR: dataDir });
    expect(home.text).toContain('are the same at both places.');
    expect(home.text).toContain(`0 pictures stay in ${path.join(dataDir, 'media')}.`);
    expect(home.text).toContain(`start the shop with no DATABASE_URL, no MEDIA_S3_URL, DATA_DIR=${dataDir}.`);
    expect(home.code).toBe(0);
    const again = await command(['--to', 'embedded'], { DATABASE_URL, DATA_DIR: dataDir });
    expect(again.text).toMatch(/The database holds a shop with \d+ orders already\. Nothing was changed\. Rename /);
    expect(again.text).toContain(`${path.join(dataDir, 'database')}, so that a new database is made`);
    expect(again.code).toBe(1);
    const wrong = new URL(target.config.DATABASE_URL);
    wrong.password = 'wrong';
    const refused = await command(['--to', wrong.href], { DATA_DIR: dataDir });
    expect(refused.text).toContain('--to: the database refuses this user name and password.');
    expect(refused.code).toBe(1);
    const out = await command(['--to', target.config.DATABASE_URL], { DATA_DIR: dataDir });
    expect(out.text).toContain('From now on start the shop with DATABASE_URL=postgres://postgres:…@127.0.0.1');
    expect(out.text).not.toContain(new URL(DATABASE_URL).password);
    expect(await rowsOf(target)).toEqual(await rowsOf(source));
    const nowhere = await command(['--to', 'elsewhere'], { DATA_DIR: dataDir });
    expect(nowhere).toMatchObject({ code: 1, text: expect.stringContaining('Use it so: npm run move') });
  } finally {
    await fs.rm(dataDir, { recursive: true, force: true });
  }
});
