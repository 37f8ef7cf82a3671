import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoreProduct } from '#features/catalogue/contract.ts';
import { products } from '#features/catalogue/tables.ts';
import { NO_PICTURE, PICTURE_TOO_LARGE, TOO_MANY_PIXELS } from '#features/media/picture-rules.ts';
import { media } from '#features/media/tables.ts';
import type { Problem } from '#values/problem.ts';
import { signedIn } from '../support/people.ts';
import { drawPicture, packBomb, takePhotograph } from '../support/pictures.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';

let shop: TestShop;
let staff: Visitor;

beforeAll(async () => {
  shop = await openTestShop();
  staff = await signedIn(shop, 'employer', ['manage_products']);
});
afterAll(() => shop?.close());

const MEGABYTE = 1024 * 1024;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

interface Kept {
  url: string;
  hash: string;
  width: number;
  height: number;
  contentType: string;
}

async function send(bytes: string | Uint8Array<ArrayBuffer>, type = 'image/png') {
  const response = await staff.fetch('/api/media', { method: 'POST', headers: { 'content-type': type }, body: bytes });
  return { status: response.status, body: (await response.json()) as Kept & Problem };
}

/** Everything that is kept of pictures: rows and files. */
async function everythingKept(): Promise<string[]> {
  const rows = await shop.context.db.select({ hash: media.hash }).from(media);
  const folder = path.join(shop.context.config.DATA_DIR, 'media');
  const files = await fs.readdir(folder, { recursive: true }).catch(() => []);
  return [...rows.map(({ hash }) => hash), ...files].sort();
}

const embedded = (bytes: Uint8Array, type = 'png') =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
const withImage = (imageUrl: unknown) =>
  staff.post<StoreProduct & Problem>('/api/products', { name: 'Board', price: '1.00', category: 'Kiosks', imageUrl });

describe('what is no PNG or JPEG is refused in words, and nothing is kept', async () => {
  const png = await drawPicture('png', { width: 400, height: 300 });
  const jpeg = await drawPicture('jpeg', { width: 400, height: 300 });
  const wrong: [what: string, bytes: Uint8Array<ArrayBuffer>][] = [
    ['an empty file', Buffer.alloc(0)],
    ['a text', Buffer.from('hello')],
    ['an SVG with a script', Buffer.from(SVG)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', await drawPicture('gif')],
    ['a WebP', await drawPicture('webp')],
    ['a PNG signature and nothing else', png.subarray(0, 8)],
    ['a PNG cut in two', png.subarray(0, Math.floor(png.length / 2))],
    ['a JPEG signature before an SVG', Buffer.concat([jpeg.subarray(0, 3), Buffer.from(SVG)])],
    ['a JPEG cut short', jpeg.subarray(0, 300)],
    ['noise after a PNG signature', Buffer.concat([png.subarray(0, 8), Buffer.alloc(4_000, 0xa7)])],
  ];

  test.each(wrong)('%s', async (_what, bytes) => {
    const before = await everythingKept();
    for (const type of ['image/png', 'image/jpeg']) {
      const { status, body } = await send(bytes, type);
      expect([status, body.detail]).toEqual([400, NO_PICTURE]);
    }
    const { status, body } = await withImage(embedded(bytes));
    expect([status, body.errors?.imageUrl]).toEqual([400, [NO_PICTURE]]);
    expect(await everythingKept()).toEqual(before);
    expect(await shop.context.db.select().from(products)).toEqual([]);
  });
});

test.each(['image/svg+xml', 'image/gif', 'application/json', 'text/plain', 'multipart/form-data', ''])(
  'a file that says that it is %s is not even read',
  async (type) => {
    const { status, body } = await send(SVG, type);
    expect(status).toBe(415);
    expect(body.detail).toBe('Send the file with the content type image/png or image/jpeg.');
  },
);

test('a picture of 11 MB is too large, whatever it claims, and one of 16 MB is not read to its end', async () => {
  const png = await drawPicture();
  for (const size of [10 * MEGABYTE + 1, 11 * MEGABYTE]) {
    const { status, body } = await send(Buffer.concat([png, Buffer.alloc(size - png.length)]));
    expect([status, body.detail]).toEqual([413, PICTURE_TOO_LARGE]);
  }
  const endless = await send(Buffer.alloc(16 * MEGABYTE));
  expect([endless.status, endless.body.detail]).toEqual([413, PICTURE_TOO_LARGE]);
  const { status, body } = await withImage(embedded(Buffer.alloc(10 * MEGABYTE + 1)));
  expect([status, body.errors?.imageUrl]).toEqual([413, [PICTURE_TOO_LARGE]]);
  expect((await withImage(embedded(Buffer.alloc(12 * MEGABYTE)))).status).toBe(413);
  expect(await everythingKept()).toEqual([]);
});

test('a bomb of 30,000 × 30,000 pixels in a few kilobytes is defused without taking up memory', async () => {
  const bomb = packBomb(30_000, 30_000);
  expect(bomb.length).toBeLessThan(200_000);
  await send(await drawPicture());
  const before = process.memoryUsage().rss;
  for (let time = 0; time < 3; time++) {
    const { status, body } = await send(bomb);
    expect([status, body.detail]).toEqual([400, TOO_MANY_PIXELS]);
  }
  expect((await withImage(embedded(bomb))).status).toBe(400);
  expect(process.memoryUsage().rss - before).toBeLessThan(60 * MEGABYTE);
});

test('a photograph is turned upright, and says neither where nor with what it was taken', async () => {
  const { status, body } = await send(await takePhotograph(), 'image/jpeg');
  expect([status, body.contentType, body.width, body.height]).toEqual([201, 'image/jpeg', 40, 60]);
  const served = await shop.fetch(body.url);
  expect(served.headers.get('content-type')).toBe('image/jpeg');
  const bytes = Buffer.from(await served.arrayBuffer());
  const { exif, orientation, xmp, iptc } = await sharp(bytes).metadata();
  expect([exif, orientation, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
  expect(bytes.includes('Secret Camera')).toBe(false);
});

test('a picture is known by its bytes and not by what it is called', async () => {
  const { body } = await send(await drawPicture('jpeg', { colour: '#123456' }), 'image/png');
  expect(body).toMatchObject({ contentType: 'image/jpeg', url: `/media/${body.hash}.jpg` });
});

test('a picture larger than any screen needs is made smaller, and its sizes are served', async () => {
  const { body } = await send(await drawPicture('png', { width: 5_000, height: 2_500 }));
  expect([body.width, body.height]).toEqual([2560, 1280]);
  const sized = await shop.fetch(`/media/${body.hash}-320.webp`);
  expect((await sharp(Buffer.from(await sized.arrayBuffer())).metadata()).width).toBe(320);
});

test('the same picture sent five times at once is kept once', async () => {
  const picture = await drawPicture('png', { colour: '#abcdef' });
  const before = await everythingKept();
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(picture)));
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
  expect(await everythingKept()).toHaveLength(before.length + (before.length ? 2 : 3) + 1);
});

test('an embedded picture becomes one of our own, and what an upload gave can be named', async () => {
  const picture = await drawPicture('png', { colour: '#fedcba' });
  const { status, body } = await withImage(embedded(picture));
  expect([status, body.imageUrl]).toEqual([201, expect.stringMatching(/^\/media\/[0-9a-f]{64}\.png$/)]);
  expect((await shop.fetch(String(body.imageUrl))).status).toBe(200);
  const { body: kept } = await send(picture);
  expect(kept.url).toBe(body.imageUrl);
  expect((await withImage(kept.url)).body.imageUrl).toBe(kept.url);
});

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:text/html,<script>alert(1)</script>',
  'data:image/png,plain',
  'ftp://pictures.example/a.png',
  '//pictures.example/a.png',
  '/media/../../etc/passwd',
  '/etc/passwd',
  'picture.png',
  'https://',
  'https://a b.example/x.png',
  `https://pictures.example/${'x'.repeat(500)}`,
  `/media/${'0'.repeat(64)}.png`,
  7,
  { url: 'https://pictures.example/a.png' },
])('%j is no address of a picture', async (imageUrl) => {
  const { status, body } = await withImage(imageUrl);
  expect(status).toBe(400);
  expect(Object.keys(body.errors ?? {})).toEqual(['imageUrl']);
});

test('an address on the web is taken as it is, and none is none', async () => {
  const address = 'https://pictures.example/a.png?size=1&x=%20';
  expect((await withImage(` ${address} `)).body.imageUrl).toBe(address);
  for (const none of [undefined, null, '', '  ']) expect((await withImage(none)).body.imageUrl).toBeNull();
});
