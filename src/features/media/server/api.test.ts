import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { media } from '#features/media/tables.ts';
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { putMedia } from './door.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720"><rect width="960" height="720" fill="#c40"/></svg>';

let shop: TestShop;
let drawing: { hash: string; url: string };

const put = (text: string) =>
  putMedia(shop.context, shop.context.db, {
    bytes: Buffer.from(text),
    contentType: 'image/svg+xml',
    width: 960,
    height: 720,
  });
const sized = (width: number | string, format: string, hash = drawing.hash) =>
  shop.fetch(`/media/${hash}-${width}.${format}`);

beforeAll(async () => {
  shop = await openTestShop();
  drawing = await put(DRAWING);
});
afterAll(() => shop.close());

test.each([
  '/media/',
  '/media/x.svg',
  `/media/${'0'.repeat(64)}.svg`,
  `/media/${'0'.repeat(64)}-640.avif`,
  `/media/${'0'.repeat(64)}-close-640.avif`,
  `/media/${'0'.repeat(64)}-nearer-640.avif`,
  `/media/${'A'.repeat(64)}.svg`,
  '/media/..%2f..%2fpackage.json',
  '/media/%2e%2e/%2e%2e/etc/passwd',
  `/media/${'0'.repeat(62)}%00a.svg`,
])('%s is no picture', async (address) => {
  expect((await shop.fetch(address)).status).toBe(404);
});

test.each([
  [641, 'avif'],
  ['0640', 'webp'],
  [640, 'png'],
  [99_999, 'webp'],
])('a width of %s as %s is not made', async (width, format) => {
  expect((await sized(width, format)).status).toBe(404);
});

test('a drawing that cannot be drawn has no sizes, and harms nothing', async () => {
  const broken = await put('<svg');
  expect((await sized(320, 'webp', broken.hash)).status).toBe(404);
  expect((await shop.fetch(broken.url)).status).toBe(200);
});

test('the same picture is kept once, under its hash', async () => {
  expect(await put(DRAWING)).toEqual(drawing);
  expect(await shop.context.db.select().from(media)).toHaveLength(2);
  const folder = path.join(shop.context.config.DATA_DIR, 'media', drawing.hash.slice(0, 2));
  expect((await fs.readdir(folder)).filter((name) => name.endsWith('.svg') || name.endsWith('.part'))).toEqual([
    `${drawing.hash}.svg`,
  ]);
});

test('a drawing is served for ever, and may run nothing', async () => {
  const response = await shop.fetch(drawing.url);
  expect(await response.text()).toBe(DRAWING);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('sizes are made at first use in both formats, and asking five times at once makes them once', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => sized(640, 'avif')));
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/avif');
  }
  const { default: sharp } = await import('sharp');
  const webp = await sharp(Buffer.from(await (await sized(1280, 'webp')).arrayBuffer())).metadata();
  expect([webp.format, webp.width, webp.height]).toEqual(['webp', 1280, 960]);
  const folder = path.join(shop.context.config.DATA_DIR, 'media', drawing.hash.slice(0, 2));
  expect((await fs.readdir(folder)).sort()).toEqual([
    `${drawing.hash}-1280.webp`,
    `${drawing.hash}-640.avif`,
    `${drawing.hash}.svg`,
  ]);
});
