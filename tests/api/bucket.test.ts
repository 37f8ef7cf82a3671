import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bucket, openBucket } from '../support/bucket.ts';
import { signedIn } from '../support/people.ts';
import { drawPicture } from '../support/pictures.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';

let bucket: Bucket;
let shop: TestShop;
let staff: Visitor;

beforeAll(async () => {
  bucket = await openBucket();
  shop = await openTestShop({ MEDIA_S3_URL: bucket.url });
  staff = await signedIn(shop, 'admin');
});
afterAll(async () => {
  await shop?.close();
  await bucket?.close();
});

const send = async (colour: string) => {
  const headers = { 'content-type': 'image/png' };
  const response = await staff.fetch('/api/media', {
    method: 'POST',
    headers,
    body: await drawPicture('png', { colour }),
  });
  return { status: response.status, body: (await response.json()) as { url: string; hash: string; detail: string } };
};

test('a picture lies in the bucket under its hash with its type, and nothing on the disk', async () => {
  const { status, body } = await send('#112233');
  expect(status).toBe(201);
  const key = `media/${body.hash.slice(0, 2)}/${body.hash}.png`;
  expect([...bucket.objects.keys()]).toEqual([key]);
  expect(bucket.objects.get(key)?.contentType).toBe('image/png');
  const served = await shop.fetch(body.url);
  expect(Buffer.from(await served.arrayBuffer())).toEqual(bucket.objects.get(key)?.bytes);
  const onDisk = await fs.readdir(path.join(shop.context.config.DATA_DIR, 'media')).catch(() => []);
  expect(onDisk).toEqual([]);
});

test('what is there already is not sent again', async () => {
  await send('#445566');
  bucket.asked.length = 0;
  await send('#445566');
  expect(bucket.asked.map((line) => line.split(' ')[0])).toEqual(['HEAD']);
});

test('a size made by one instance is served by another from the bucket', async () => {
  const { body } = await send('#778899');
  const address = `/media/${body.hash}-320.webp`;
  expect((await shop.fetch(address)).status).toBe(200);
  const other = await openTestShop({ MEDIA_S3_URL: bucket.url, DATABASE_URL: shop.context.config.DATABASE_URL });
  bucket.asked.length = 0;
  expect((await other.fetch(address)).status).toBe(200);
  expect(bucket.asked).toEqual([`GET media/${body.hash.slice(0, 2)}/${body.hash}-320.webp`]);
  await other.close();
});

test('a picture that is not there is not found', async () => {
  for (const name of [`${'0'.repeat(64)}.png`, `${'0'.repeat(64)}-320.avif`]) {
    expect((await shop.fetch(`/media/${name}`)).status).toBe(404);
  }
});

test('while the bucket is in trouble an upload says so in a sentence, keeps nothing, and works again afterwards', async () => {
  const { body: known } = await send('#aabbcc');
  bucket.fail(true);
  const refused = await send('#ddeeff');
  expect([refused.status, refused.body.detail]).toEqual([
    503,
    'The picture cannot be kept at the moment. Please try again shortly.',
  ]);
  expect((await shop.fetch(known.url)).status).toBe(503);
  bucket.fail(false);
  expect((await shop.fetch(known.url)).status).toBe(200);
  expect((await send('#ddeeff')).status).toBe(201);
});
