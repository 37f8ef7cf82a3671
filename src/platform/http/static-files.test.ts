import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { precompress } from './precompress.ts';
import { staticFiles } from './static-files.ts';

const script = 'export const words = ["a lit screen in a quiet room"];\n'.repeat(100);
const picture = Buffer.alloc(4096, 7);
let root: string;
let app: Hono;

beforeAll(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'brightfront-static-'));
  await fs.mkdir(path.join(root, 'assets'));
  await fs.writeFile(path.join(root, 'assets', 'page-a1.js'), script);
  await fs.writeFile(path.join(root, 'assets', 'tiny-a1.js'), 'x');
  await fs.writeFile(path.join(root, 'picture.webp'), picture);
  await precompress(root);
  app = new Hono();
  app.use(compress());
  app.use('*', staticFiles(root));
  app.all('*', (context) => context.text('a page'));
});
afterAll(() => fs.rm(root, { recursive: true, force: true }));

async function ask(file: string, encodings?: string) {
  const response = await app.request(file, { headers: encodings ? { 'accept-encoding': encodings } : {} });
  const header = (name: string) => response.headers.get(name);
  return {
    bytes: Buffer.from(await response.arrayBuffer()),
    encoding: header('content-encoding'),
    vary: header('vary'),
    type: header('content-type'),
    keep: header('cache-control'),
    length: header('content-length'),
    changed: header('last-modified'),
  };
}

test('only larger text files get compressed copies', async () => {
  const files = await fs.readdir(root, { recursive: true });
  expect(files.sort()).toEqual([
    'assets',
    'assets/page-a1.js',
    'assets/page-a1.js.br',
    'assets/page-a1.js.gz',
    'assets/tiny-a1.js',
    'picture.webp',
  ]);
});

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
])('a browser that takes %s gets %s, as it lies on the disk', async (accepted, encoding, unpress) => {
  const answer = await ask('/assets/page-a1.js', accepted);
  expect(unpress(answer.bytes).toString()).toBe(script);
  expect(answer).toMatchObject({ encoding, length: String(answer.bytes.byteLength), vary: 'Accept-Encoding' });
  expect(answer.type).toMatch(/^text\/javascript/);
  expect(answer).toMatchObject({ keep: 'public, max-age=31536000, immutable', changed: null });
});

test.each([undefined, 'identity', 'br;q=0'])(
  'one that takes %s gets it plain, and caches know that',
  async (accepted) => {
    const answer = await ask('/assets/page-a1.js', accepted);
    expect(answer.bytes.toString()).toBe(script);
    expect(answer).toMatchObject({ encoding: null, vary: 'Accept-Encoding' });
    expect(answer.keep).toBe('public, max-age=31536000, immutable');
  },
);

test('a picture is not compressed, and not cached for ever under a name without a hash', async () => {
  const answer = await ask('/picture.webp', 'gzip, br');
  expect(answer.bytes.equals(picture)).toBe(true);
  expect(answer).toMatchObject({ encoding: null, keep: null });
});

test('what is no file is a page', async () => {
  const answer = await ask('/assets/gone-a1.js', 'br');
  expect(answer.bytes.toString()).toBe('a page');
  expect(answer.keep).toBeNull();
});

test('an address without an ending is a page, whatever lies on the disk', async () => {
  const other = await fs.mkdtemp(path.join(os.tmpdir(), 'brightfront-static-'));
  await fs.writeFile(path.join(other, 'about'), 'a file');
  await fs.writeFile(path.join(other, 'about.txt'), 'a file');
  const shop = new Hono().use('*', staticFiles(other)).all('*', (context) => context.text('a page'));
  const answers = await Promise.all(
    ['/about', '/about.txt'].map(async (address) => (await shop.request(address)).text()),
  );
  await fs.rm(other, { recursive: true });
  expect(answers).toEqual(['a page', 'a file']);
});
