import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { AboutBackup, PartSum } from '#platform/backup/content.ts';
import { dataFrames, jsonFrame } from '#platform/backup/frames.ts';
import { newHeader } from '#platform/backup/header.ts';
import { readBackup } from '#platform/backup/read-backup.ts';
import { restoreBackup } from '#platform/backup/restore-backup.ts';
import { sealChunks } from '#platform/backup/sealed-chunks.ts';
import { partCounter, totalCounter } from '#platform/backup/sums.ts';
import { commandFailure } from '#platform/command-failure.ts';
import { backUp, everyFile, openEmptyPremises, type Premises, restore } from '../support/backups.ts';
import { signedIn } from '../support/people.ts';
import { drawPicture } from '../support/pictures.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';
import { bought, openShopFloor } from '../support/shop-floor.ts';

const KEY = 'a word of many letters';

let shop: TestShop;
let folder: string;
let good: string;
let target: Premises;

beforeAll(async () => {
  shop = await openTestShop();
  await bought(shop.visitor(), await openShopFloor(shop), 1);
  const body = await drawPicture('png', {});
  await (await signedIn(shop, 'admin')).fetch('/api/media', {
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body,
  });
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'brightfront-test-'));
  good = (await backUp(shop.context.config, folder)).file;
  target = await openEmptyPremises();
});
afterAll(async () => {
  await shop?.close();
  await target?.remove();
  await fs.rm(folder, { recursive: true, force: true });
});
// Whatever was wrong, the target is as it was.
afterEach(async () => {
  expect(await target.ask("select relname from pg_class where relnamespace = 'public'::regnamespace")).toEqual([]);
  expect(await everyFile(target.config.DATA_DIR)).toEqual({});
});

/** Why the restore of a file was refused, as the operator reads it. */
async function whyNot(file: string, { word, place = target }: { word?: string; place?: Premises } = {}) {
  const restored = await restore(place.config, file, word).then(
    () => null,
    (error: unknown) => error,
  );
  if (!restored) throw new Error('It was restored.');
  return commandFailure(restored);
}

async function written(name: string, bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, name);
  await fs.writeFile(file, bytes);
  return file;
}

interface Crafted {
  about?: (about: AboutBackup) => AboutBackup;
  bytes?: (name: string, bytes: Buffer) => Buffer;
  sum?: (name: string, sum: PartSum) => PartSum;
  fileName?: string;
}

/** A backup whose seals are right and whose content is not that of a shop. */
async function craft(name: string, { about, bytes, sum, fileName }: Crafted): Promise<string> {
  const frames: Buffer[] = [];
  const total = totalCounter();
  await readBackup(good, undefined, async (parts, known) => {
    frames.push(jsonFrame('about', about?.(known) ?? known));
    for await (const part of parts) {
      const data = await buffer(part.data);
      const changed = bytes?.(part.name, data) ?? data;
      const counter = partCounter(part);
      counter.add(changed);
      const counted = counter.sum();
      const said = sum?.(part.name, counted) ?? counted;
      total.add(part, counted);
      const called = part.kind === 'file' ? (fileName ?? part.name) : part.name;
      frames.push(jsonFrame('part', { kind: part.kind, name: called }), ...dataFrames(changed));
      frames.push(jsonFrame('partEnd', said));
    }
  });
  frames.push(jsonFrame('end', total.totals()));
  const { text, seal } = await newHeader(undefined);
  const chunks: Buffer[] = [Buffer.from(text)];
  await pipeline(Readable.from(frames), createZstdCompress(), async (compressed: AsyncIterable<Uint8Array>) => {
    for await (const chunk of sealChunks(compressed, seal)) chunks.push(chunk);
  });
  return written(name, Buffer.concat(chunks));
}

test.each([
  ['an empty one', ''],
  ['a text', 'Dear shop,\nplease restore me.\n'],
  ['an old dump', 'PGDMP\u0001\u000e'],
])('another kind of file, %s, is no backup', async (_, content) => {
  expect(await whyNot(await written('other.backup', Buffer.from(content)))).toBe(
    'other.backup is not a backup of a shop. Name a file that npm run backup wrote.',
  );
});

test('a file that is not there, or a folder, is said to be', async () => {
  expect(await whyNot(path.join(folder, 'none'))).toBe(`There is no file ${path.join(folder, 'none')}.`);
  expect(await whyNot(folder)).toContain('cannot be used (EISDIR)');
});

test('a backup of a newer form is left to the newer version', async () => {
  const bytes = (await fs.readFile(good)).toString('latin1').replace('backup 1', 'backup 2');
  const file = await written('newer.backup', Buffer.from(bytes, 'latin1'));
  expect(await whyNot(file)).toBe(
    'newer.backup was written by a newer version of the shop. Restore it with that version.',
  );
});

test.each([undefined, KEY])('a backup that is cut off anywhere is said to be (key: %s)', async (word) => {
  const bytes = await fs.readFile(word ? (await backUp(shop.context.config, folder, word)).file : good);
  for (const length of [30, 300, Math.floor(bytes.length / 2), bytes.length - 1]) {
    const file = await written('short.backup', bytes.subarray(0, length));
    expect(await whyNot(file, { word }), `${length} bytes`).toBe(
      'short.backup is cut off: its end is missing. Copy it again, or use another backup.',
    );
  }
});

test.each([undefined, KEY])('a changed byte anywhere is noticed (key: %s)', async (word) => {
  const bytes = await fs.readFile(word ? (await backUp(shop.context.config, folder, word)).file : good);
  const headerEnd = bytes.indexOf('\n', bytes.indexOf('\n', bytes.indexOf('\n') + 1) + 1);
  for (const at of [headerEnd - 5, headerEnd + 6, Math.floor(bytes.length / 2), bytes.length - 20, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(await whyNot(await written('changed.backup', changed), { word }), `byte ${at}`).toBe(
      'changed.backup is damaged: it is not as it was written. Copy it again, or use another backup.',
    );
  }
  const longer = await written('longer.backup', Buffer.concat([bytes, Buffer.from('x')]));
  expect(await whyNot(longer, { word })).toContain('longer.backup is damaged');
});

test('an encrypted backup wants its word and no other', async () => {
  const { file } = await backUp(shop.context.config, folder, KEY);
  const name = path.basename(file);
  expect(await whyNot(file)).toBe(`${name} is encrypted. Set BACKUP_KEY to the word that it was made with.`);
  expect(await whyNot(file, { word: `${KEY}!` })).toBe(
    `BACKUP_KEY: this is not the word that ${name} was encrypted with.`,
  );
});

test.each<[string, Crafted]>([
  ['rows', { sum: (name, sum) => (name === 'orders' ? { ...sum, rows: sum.rows + 1 } : sum) }],
  ['a hash', { sum: (name, sum) => (name === 'users' ? { ...sum, sha256: '0'.repeat(64) } : sum) }],
])('%s that are not as the file says are noticed before anything is written', async (_, crafted) => {
  expect(await whyNot(await craft('sums.backup', crafted))).toContain('sums.backup is damaged');
});

test('a backup of a newer schema is left to the version that knows it', async () => {
  const newer = { name: '9999_more.sql', hash: '0'.repeat(64) };
  const about = (known: AboutBackup) => ({ ...known, shopVersion: '9.9.9', migrations: [...known.migrations, newer] });
  expect(await whyNot(await craft('schema.backup', { about }))).toBe(
    'The backup is of version 9.9.9, whose tables this version does not know (9999_more.sql). Restore it with that version or a newer one.',
  );
});

test('rows that do not fit together are refused as a whole', async () => {
  const bytes = (name: string, data: Buffer) => (name === 'orders' ? Buffer.alloc(0) : data);
  const file = await craft('torn.backup', { bytes });
  await expect(restore(target.config, file)).rejects.toThrow('violates foreign key constraint');
});

test('a restore whose pictures cannot take their place leaves no row behind', async () => {
  const files = {
    open: async () => ({
      write: async () => undefined,
      finish: () => Promise.reject(new Error('no place')),
      undo: async () => undefined,
    }),
  };
  const { DATABASE_URL: databaseUrl } = target.config;
  await expect(restoreBackup({ databaseUrl, files, file: good, migrations: 'migrations' })).rejects.toThrow('no place');
});

test('what a killed restore left behind is cleared away by the next', async () => {
  const place = await openEmptyPremises();
  await fs.mkdir(path.join(place.config.DATA_DIR, 'media.restoring-1234', 'media'), { recursive: true });
  await restore(place.config, good);
  expect(await fs.readdir(place.config.DATA_DIR)).toEqual(['media']);
  await place.remove();
});

test('a table that is not the shop’s is left out of a restore, which says so', async () => {
  const [own, place] = [await openEmptyPremises(), await openEmptyPremises()];
  await restore(own.config, good);
  await own.ask('create table notes (id int generated always as identity)');
  const { file } = await backUp(own.config, folder);
  expect((await restore(place.config, file)).unknown).toEqual(['notes']);
  expect(await place.ask("select 1 from pg_class where relname like 'notes%'")).toEqual([]);
  await own.remove();
  await place.remove();
});

test.each([1, 60, 200])('a backup stopped after %s ms leaves nothing behind', async (milliseconds) => {
  const place = path.join(folder, `stopped-${milliseconds}`);
  const stopped = backUp(shop.context.config, place, KEY, AbortSignal.timeout(milliseconds));
  const failed = await stopped.catch((error: unknown) => error);
  expect(await fs.readdir(place)).toHaveLength(failed instanceof Error ? 0 : 1);
});

test('a picture whose name leads elsewhere is refused', async () => {
  expect(await whyNot(await craft('names.backup', { fileName: '../../evil' }))).toBe(
    'The backup names a picture as the shop never does. Nothing was restored.',
  );
});

test('a database that holds a shop is left alone: it says how many orders, and where to restore instead', async () => {
  const taken = await openEmptyPremises();
  await restore(taken.config, good);
  const before = await taken.ask('select * from orders');
  expect(await whyNot(good, { place: taken })).toBe(
    'The database holds a shop with 1 order already. Nothing was changed. Restore into an empty database: make one and name it in DATABASE_URL, or name a new folder in DATA_DIR.',
  );
  expect(await taken.ask('select * from orders')).toEqual(before);
  await taken.remove();
});

test('a database with tables of another program is left alone', async () => {
  const taken = await openEmptyPremises();
  await taken.ask('create table notes (id int)');
  expect(await whyNot(good, { place: taken })).toContain('The database holds 1 tables already.');
  await taken.remove();
});

test('a folder that holds pictures already is left alone, and so is the database', async () => {
  const { DATA_DIR } = shop.context.config;
  const file = { ...target, config: { ...target.config, DATA_DIR } };
  expect(await whyNot(good, { place: file })).toBe(
    `${path.join(DATA_DIR, 'media')} holds pictures already. Nothing was changed. Move it away, or name a new folder in DATA_DIR.`,
  );
});

test('a folder of pictures that is a link, or lies on another file system, is left alone, and so is the database', async () => {
  const place = await openEmptyPremises();
  const media = path.join(place.config.DATA_DIR, 'media');
  await fs.symlink(folder, media);
  expect(
    await whyNot(good, { place: { ...target, config: { ...target.config, DATA_DIR: place.config.DATA_DIR } } }),
  ).toBe(
    `${media} is a link to ${folder}, where pictures cannot take their place at once. Nothing was changed. Take it away, and move the pictures there afterwards.`,
  );
  expect(await fs.readlink(media)).toBe(folder);
  await place.remove();
});

test('nothing is restored under a shop that runs or starts', async () => {
  const used = await openEmptyPremises({}, { asSuperuser: true });
  const { context } = await openTestShop({ DATABASE_URL: used.config.DATABASE_URL });
  await context.pool.query('select 1');
  expect(await whyNot(good, { place: used })).toContain('A shop is running or starting on this database.');
  await context.pool.end();
  await used.remove();
});

test('on an engine that does not tell who is connected nothing is restored', async () => {
  await target.ask('create schema engine');
  await target.ask('create view engine.pg_stat_activity as select 1 / (random() * 0)::int as pid');
  const url = new URL(target.config.DATABASE_URL);
  url.searchParams.set('options', `${url.searchParams.get('options')} -c search_path=engine,pg_catalog,public`);
  await expect(restore({ ...target.config, DATABASE_URL: url.href }, good)).rejects.toThrow('"datname" does not exist');
  await target.ask('drop schema engine cascade');
});

test('an empty database has nothing to back up, and nothing of the attempt remains', async () => {
  const place = path.join(folder, 'none-yet');
  const failed = await backUp(target.config, place).catch((error: unknown) => error);
  expect(commandFailure(failed)).toContain('The database holds no shop');
  expect(await fs.readdir(place)).toEqual([]);
});

test('a folder that cannot be written is named', async () => {
  const file = await written('a-file', Buffer.from('x'));
  const failed = await backUp(shop.context.config, file).catch((error: unknown) => error);
  expect(commandFailure(failed)).toContain(`${file} cannot be used`);
});

test('a database that is away, or refuses, is said in a sentence', async () => {
  const { config } = shop.context;
  const away = { ...config, DATABASE_URL: 'postgres://postgres:none@127.0.0.1:1/none' };
  expect(commandFailure(await backUp(away, folder).catch((error: unknown) => error))).toContain('gives no answer');
  const wrong = new URL(config.DATABASE_URL);
  wrong.password = 'wrong';
  const refused = await backUp({ ...config, DATABASE_URL: wrong.href }, folder).catch((error: unknown) => error);
  expect(commandFailure(refused)).toBe('DATABASE_URL: the database refuses this user name and password.');
});
