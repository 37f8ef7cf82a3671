// Two versions at once: a page of one gets its scripts and styles from an instance of the other.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { AppContext } from '#platform/app-context.ts';
import { deleteOldAssets } from '#platform/assets/delete-old-assets.ts';
import { publishAssets } from '#platform/assets/publish-assets.ts';
import { publishWhileRunning } from '#platform/assets/publish-while-running.ts';
import { servePublished } from '#platform/assets/serve-published.ts';
import { listTables } from '#platform/backup/shop-tables.ts';
import { precompress } from '#platform/http/precompress.ts';
import { securityHeaders } from '#platform/http/security.ts';
import { staticFiles } from '#platform/http/static-files.ts';
import { publishedAssets } from '#platform/tables.ts';
import { addMinutes } from '#values/instant.ts';
import { openBucket } from '../support/bucket.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

const SCRIPT = 'export const words = ["a lit screen in a quiet room"];\n'.repeat(100);
const names = ['page-Ab3_x-9Z.js', 'root-Cd4ef5gh.css', 'letters-Ef6gh7ij.woff2', 'tiny-Gh8ij9kl.js'];

let shop: TestShop;
let build: string;

beforeAll(async () => {
  shop = await openTestShop();
  build = await fs.mkdtemp(path.join(os.tmpdir(), 'brightfront-build-'));
  const contents = [SCRIPT, `${'.a { color: red }\n'.repeat(100)}`, Buffer.alloc(3_000, 7), 'x'];
  for (const folder of ['assets', 'empty']) await fs.mkdir(path.join(build, folder));
  for (const [at, name] of names.entries()) await fs.writeFile(path.join(build, 'assets', name), contents[at] ?? '');
  await precompress(build);
});
beforeEach(() => shop.context.db.delete(publishedAssets));
afterAll(async () => {
  await shop?.close();
  await fs.rm(build, { recursive: true, force: true });
});

const assets = () => path.join(build, 'assets');
const publish = (context: AppContext = shop.context) => publishAssets(context, assets());
const at = (now: Date): AppContext => ({ ...shop.context, clock: { now: () => now } });

/** An instance that has the files of this build on its disk, and none of any other. */
function instance(context: AppContext, root = path.join(build, 'empty')): Hono {
  const app = new Hono();
  app.use(compress(), securityHeaders(context), staticFiles(root));
  app.get('/assets/:name', servePublished(context));
  app.all('*', (http) => http.text('a page', 404));
  return app;
}

test.each(names)('%s of the other version comes as that version would serve it', async (name) => {
  await publish();
  const [own, other] = [instance(shop.context, build), instance(shop.context)];
  for (const encodings of ['gzip, deflate, br, zstd', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encodings };
    const [mine, theirs] = await Promise.all([own, other].map((app) => app.request(`/assets/${name}`, { headers })));
    expect(theirs?.status).toBe(200);
    const unlike = encodings === 'gzip' ? ['content-length', 'transfer-encoding'] : [];
    expect(headersOf(theirs, unlike)).toEqual(headersOf(mine, unlike));
    expect(await bodyOf(theirs)).toEqual(await bodyOf(mine));
  }
});

test('a version is published once, and said to be in use once an hour at most', async () => {
  const start = new Date('2026-11-23T10:00:00Z');
  const seen = async () => [...new Set((await rows()).map(({ seenAt }) => seenAt.toISOString().slice(11, 16)))];
  expect(await publish(at(start))).toBe(names.length);
  expect(await publish(at(addMinutes(start, 59)))).toBe(0);
  expect(await seen()).toEqual(['10:00']);
  expect(await publish(at(addMinutes(start, 61)))).toBe(0);
  expect(await seen()).toEqual(['11:01']);
});

test('two instances that start at once both find their files there', async () => {
  await Promise.all([publish(), publish()]);
  expect((await rows()).map(({ name }) => name).sort()).toEqual([...names].sort());
});

test('a start goes on although nothing can be published, and says so', async () => {
  const warn = vi.fn();
  const context = { ...shop.context, log: { ...shop.context.log, warn } as unknown as AppContext['log'] };
  const publishing = await publishWhileRunning(context, '/nowhere/assets');
  publishing.stop();
  expect(warn).toHaveBeenCalledOnce();
});

test('files stay for a day after their version was replaced; those in use stay', async () => {
  const start = new Date();
  await publish(at(start));
  await deleteOldAssets(at(addMinutes(start, 24 * 60 + 60)));
  expect(await rows()).toHaveLength(names.length);
  await shop.context.db.update(publishedAssets).set({ seenAt: addMinutes(start, -48 * 60) });
  const [used] = names;
  await shop.context.pool.query('update published_assets set seen_at = $1 where name = $2', [start, used]);
  await deleteOldAssets(at(start));
  expect((await rows()).map(({ name }) => name)).toEqual([used]);
});

test('hundreds of invented names cost a few short reads, and are no pages', async () => {
  await publish();
  const app = instance(shop.context);
  const asked = vi.spyOn(shop.context.pool, 'query');
  onTestFinished(() => asked.mockRestore());
  const invented = Array.from({ length: 400 }, (_, n) => `/assets/page-${String(n).padStart(8, 'x')}.js`);
  const answers = await Promise.all([...invented, ...invented].map((url) => app.request(url)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  expect(await answers[0]?.text()).toBe('There is no such file.');
  expect([1, 2]).toContain(asked.mock.calls.length);
  await Promise.all(invented.map((url) => app.request(url)));
  expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
});

test.each(['page.js', 'page-short.js', 'page-Ab3_x-9Z.exe', '..%2fpage-Ab3_x-9Z.js', 'page-Ab3_x-9Z.js.br'])(
  '%s is no name of a built file, so the database is not asked',
  async (name) => {
    const app = instance(shop.context);
    const asked = vi.spyOn(shop.context.pool, 'query');
    onTestFinished(() => asked.mockRestore());
    expect((await app.request(`/assets/${name}`)).status).toBe(404);
    expect(asked).not.toHaveBeenCalled();
  },
);

test('what is published after others were asked for in vain is found at once', async () => {
  const app = instance(shop.context);
  expect((await app.request('/assets/gone-Zz9yy8xx.js')).status).toBe(404);
  await publish();
  expect((await app.request(`/assets/${names[0]}`)).status).toBe(200);
});

test('with a bucket the bytes lie there, are served from there, and go from there', async () => {
  const bucket = await openBucket();
  onTestFinished(bucket.close);
  const other = await openTestShop({ DATABASE_URL: shop.context.config.DATABASE_URL, MEDIA_S3_URL: bucket.url });
  onTestFinished(other.close);
  bucket.fail(true);
  await publish(other.context);
  expect((await rows()).every(({ content }) => content !== null)).toBe(true);
  bucket.fail(false);
  expect(await publish(other.context)).toBe(names.length);
  expect((await rows()).every(({ content }) => content === null)).toBe(true);
  expect([...bucket.objects.keys()].sort()).toEqual(
    ['assets/letters-Ef6gh7ij.woff2', 'assets/page-Ab3_x-9Z.js.br', 'assets/root-Cd4ef5gh.css.br'].concat(
      'assets/tiny-Gh8ij9kl.js',
    ),
  );
  const served = await instance(other.context).request(`/assets/${names[0]}`);
  expect(await served.text()).toBe(SCRIPT);
  await deleteOldAssets({ ...other.context, clock: { now: () => addMinutes(new Date(), 27 * 60) } });
  expect([bucket.objects.size, (await rows()).length]).toEqual([0, 0]);
}, 60_000);

test('backups leave them out: instances write them anew', async () => {
  const tables = await listTables(shop.context.pool as never);
  expect(tables.map(({ name }) => name)).toContain('orders');
  expect(tables.map(({ name }) => name)).not.toContain('published_assets');
});

function rows(): Promise<(typeof publishedAssets.$inferSelect)[]> {
  return shop.context.db.select().from(publishedAssets);
}

function headersOf(response: Response | undefined, except: readonly string[]): Record<string, string> {
  return Object.fromEntries([...(response?.headers ?? [])].filter(([name]) => !except.includes(name)));
}

async function bodyOf(response: Response | undefined): Promise<Buffer> {
  const bytes = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer());
  return response?.headers.get('content-encoding') === 'gzip' ? gunzipSync(bytes) : bytes;
}
