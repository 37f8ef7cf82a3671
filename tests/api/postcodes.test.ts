import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import type { Postcodes } from '#features/postcodes/contract.ts';
import { findPostcode } from '#features/postcodes/server/door.ts';
import { importPostcodes } from '#features/postcodes/server/import-postcodes.ts';
import { postcodeImports, postcodeSectors } from '#features/postcodes/tables.ts';
import { addMinutes } from '#values/instant.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { zipOf } from '../support/zip.ts';

let shop: TestShop;
let admin: Visitor;

beforeAll(async () => {
  shop = await openTestShop();
  admin = await signedIn(shop, 'admin');
});
afterAll(() => shop?.close());
afterEach(async () => {
  await shop.context.db.delete(postcodeSectors);
  await shop.context.db.delete(postcodeImports);
});

const row = (postcode: string, easting = 411200, northing = 447500, quality = 10) =>
  `"${postcode}",${quality},${easting},${northing},"E92000001","","","","E08000032","E05001357"\n`;
const ILKLEY = row('LS298DL');
const YORK = row('YO1 7HH', 460400, 452100);

async function send(content: string | Uint8Array<ArrayBuffer>, fileName = 'ls.csv', type = 'text/csv') {
  const response = await admin.fetch(`/api/postcodes?${new URLSearchParams({ fileName })}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: content,
  });
  return { status: response.status, body: (await response.json()) as Postcodes & { detail: string } };
}
const find = (postcode: string) => findPostcode(shop.context.db, postcode);

test('a file of another kind changes nothing, and the answer says which files are meant', async () => {
  await send(ILKLEY);
  for (const wrong of ['name,sku\nScreen,1\n', '{"a":1}', '\u0000\u0001', '']) {
    const { status, body } = await send(wrong);
    expect([status, body.detail]).toEqual([400, expect.stringMatching(/neither Code-Point Open .* nor the ONS/)]);
  }
  expect(await find('LS29 8DL')).not.toBeNull();
});

test('an empty file, and one with a header alone, are answered with the columns that are expected and what to do', async () => {
  for (const [file, start] of [
    ['', 'The file is empty'],
    ['pcds,lat,long\n', 'This is neither Code-Point Open'],
  ] as const) {
    const { body } = await send(file);
    expect(body.detail).toMatch(new RegExp(`^${start}.*ten columns: postcode, .* pcds, lat and long`));
    expect(body.detail).toMatch(/Download the file again and send it as it comes, as a zip or CSV file\.$/);
  }
});

test('a file that is broken in more than a tenth of its rows changes nothing', async () => {
  await send(ILKLEY);
  const { status, body } = await send(`${row('LS11AA')}${'"LS1 1A",10\n'.repeat(2)}`);
  expect([status, body.detail]).toEqual([
    400,
    expect.stringMatching(
      /^2 of 3 rows cannot be read, so nothing was changed\. .*ten columns: postcode, .*pcds, lat and long.*Download the file again/,
    ),
  ]);
  expect(await find('LS1 1AA')).toBeNull();
  expect((await admin.get<Postcodes>('/api/postcodes')).latest?.problem).toBe(body.detail);
});

test('a damaged zip file, and one that was cut short, change nothing', async () => {
  const whole = zipOf({ 'Data/CSV/ls.csv': ILKLEY.repeat(50) });
  const damaged = Buffer.from(whole);
  damaged[50] = (damaged[50] ?? 0) ^ 0xff;
  for (const wrong of [damaged, whole.subarray(0, whole.length - 30)]) {
    const { status, body } = await send(wrong, 'codepo_gb.zip', 'application/zip');
    expect([status, body.detail]).toEqual([400, expect.stringContaining('damaged')]);
  }
  expect((await admin.get<Postcodes>('/api/postcodes')).postcodes).toBe(0);
});

test.each([
  ['the length of its list', 12],
  ['the place of its list', 16],
])('a zip file that lies about %s does not end the shop, which then reads an honest one', async (_what, offset) => {
  for (const claimed of [0xffff_fff0, 0x7000_0000]) {
    const lying = zipOf({ 'ls.csv': ILKLEY });
    lying.writeUInt32LE(claimed, lying.lastIndexOf('PK\x05\x06') + offset);
    expect([202, 400]).toContain((await send(lying, 'codepo_gb.zip', 'application/zip')).status);
  }
  expect((await send(zipOf({ 'ls.csv': ILKLEY }), 'codepo_gb.zip', 'application/zip')).status).toBe(202);
});

test('a small zip file that unpacks to far more than any published one is refused before it is read', async () => {
  const bomb = zipOf({ 'a.csv': ILKLEY, 'b.csv': YORK, 'c.csv': '\n' });
  const claimSize = (at: number) => bomb.writeUInt32LE(0xffff_fff0, at + 24);
  for (let at = bomb.indexOf('PK\x01\x02'); at >= 0; at = bomb.indexOf('PK\x01\x02', at + 1)) claimSize(at);
  const { status, body } = await send(bomb, 'codepo_gb.zip', 'application/zip');
  expect([status, body.detail]).toEqual([400, expect.stringContaining('more than 8 GB')]);
});

test('a zip file as it is published: its lists of codes and columns are passed over', async () => {
  const zip = zipOf({
    'Data/CSV/ls.csv': ILKLEY + row('LS29 8DN', 411300, 447600),
    'Data/CSV/yo.csv': YORK,
    'Doc/Code-Point_Open_Column_Headers.csv': 'PC,PQ,EA,NO,CY,RH,LH,CC,DC,WC\nPostcode,Positional_quality,Eastings\n',
    'Doc/licence.txt': 'Open Government Licence',
  });
  const { status, body } = await send(zip, 'codepo_gb.zip', 'application/zip');
  expect(status).toBe(202);
  expect(body).toMatchObject({
    postcodes: 3,
    areas: 2,
    latest: { percent: 100, problem: null, counts: { taken: 3, rows: 3 } },
  });
  expect((await find('yo1 7hh'))?.lat).toBeCloseTo(53.96, 1);
  const written = await shop.context.db.select().from(auditLog);
  expect(written.map(({ action }) => action)).toContain('postcodes.imported');
});

test('what is left out is counted: twice, ended, rough, broken', async () => {
  const header = '\uFEFFpcds,doterm,osgrdind,lat,long\n';
  const good = Array.from({ length: 20 }, (_, i) => `LS1 1A${String.fromCharCode(65 + i)},,1,53.8,-1.5\n`).join('');
  const others = 'LS1 1AA,,1,53.7,-1.6\nLS1 9ZZ,202001,1,53.8,-1.5\nLS1 9ZY,,9,99.999999,0.000000\nLS1,,1,53.8,-1.5\n';
  const { body } = await send(header + good + others);
  expect(body.latest?.counts).toEqual({ rows: 24, taken: 20, repeated: 1, ended: 1, rough: 1, broken: 1 });
  expect(await find('LS1 1AA')).toEqual({ lat: 53.7, lng: -1.6 });
});

test('a file of one area leaves the others as they are, and replaces its own', async () => {
  await send(ILKLEY + YORK);
  await send(row('LS29 9ZZ'));
  expect(
    [await find('LS29 8DL'), await find('LS29 9ZZ'), await find('YO1 7HH')].map((place) => place !== null),
  ).toEqual([false, true, true]);
});

test('one import at a time; one whose process was lost is told as interrupted and holds up nothing', async () => {
  const now = shop.context.clock.now();
  const [started] = await shop.context.db
    .insert(postcodeImports)
    .values({
      fileName: 'big.zip',
      bytes: 100,
      counts: { rows: 0, taken: 0, repeated: 0, ended: 0, rough: 0, broken: 0 },
      startedAt: now,
      seenAt: now,
    })
    .returning();
  const { status, body } = await send(ILKLEY);
  expect([status, body.detail]).toEqual([409, 'big.zip is being imported. Wait until it is done.']);
  await shop.context.db.update(postcodeImports).set({ seenAt: addMinutes(now, -2) });
  expect((await admin.get<Postcodes>('/api/postcodes')).latest?.problem).toContain('interrupted');
  expect(started?.endedAt).toBeNull();
  expect((await send(ILKLEY)).status).toBe(202);
});

test('files that arrive at once do not delete each other: each is imported, or waits its turn', async () => {
  // The second piece of each waits until the first of all has arrived.
  const letters = ['A', 'B', 'D', 'E'];
  const { promise: allArrived, resolve } = Promise.withResolvers<void>();
  const arrived = new Set<string>();
  const slowly = (letter: string) => {
    const pull = async (stream: ReadableStreamDefaultController) => {
      if (!arrived.has(letter)) return arrive(stream, letter);
      await allArrived;
      stream.enqueue(Buffer.from(row(`LS11B${letter}`)));
      stream.close();
    };
    return new ReadableStream({ pull }, { highWaterMark: 0 });
  };
  const arrive = (stream: ReadableStreamDefaultController, letter: string) => {
    stream.enqueue(Buffer.from(row(`LS11A${letter}`)));
    if (arrived.add(letter).size === letters.length) resolve();
  };
  const post = (letter: string) => {
    const headers = { 'content-type': 'text/csv' };
    const init = { method: 'POST', headers, body: slowly(letter), duplex: 'half' };
    return admin.fetch(`/api/postcodes?fileName=${letter}.csv`, init);
  };
  const statuses = (await Promise.all(letters.map(post))).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 202 && status !== 409)).toEqual([]);
  expect(statuses).toContain(202);
  const imports = await shop.context.db.select().from(postcodeImports);
  expect(imports.map(({ problem }) => problem)).toEqual(statuses.filter((status) => status === 202).map(() => null));
  expect(await fs.readdir(path.join(shop.context.config.DATA_DIR, 'postcodes-upload'))).toEqual([]);
});

test('what a killed process left behind goes with the next file', async () => {
  const folder = path.join(shop.context.config.DATA_DIR, 'postcodes-upload');
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(path.join(folder, 'old'), ILKLEY);
  await fs.utimes(path.join(folder, 'old'), new Date(0), new Date(0));
  expect((await send(ILKLEY)).status).toBe(202);
  expect(await fs.readdir(folder)).toEqual([]);
});

test('a folder of CSV files, as on the server’s command line', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'postcodes-'));
  await fs.mkdir(path.join(folder, 'CSV'));
  await fs.writeFile(path.join(folder, 'CSV', 'ls.csv'), ILKLEY);
  await fs.writeFile(path.join(folder, 'CSV', 'yo.csv'), YORK.trimEnd());
  const counts = await importPostcodes(shop.context, { path: folder, fileName: 'CSV', actorId: null });
  expect(counts).toMatchObject({ rows: 2, taken: 2 });
  await fs.rm(folder, { recursive: true });
  await expect(importPostcodes(shop.context, { path: folder, fileName: 'CSV', actorId: null })).rejects.toThrow(
    'ENOENT',
  );
});

test('a file of another content type is refused before it is read', async () => {
  expect((await send(ILKLEY, 'ls.csv', 'application/json')).status).toBe(415);
});
