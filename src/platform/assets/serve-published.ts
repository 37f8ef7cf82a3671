import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { eq } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '#platform/app-context.ts';
import { encodingFor } from '#platform/http/compressed-text.ts';
import { FOR_EVER } from '#platform/http/static-files.ts';
import { oneAtATime } from '#platform/one-at-a-time.ts';
import { publishedAssets } from '#platform/tables.ts';
import { isHashed } from './asset-files.ts';
import { assetStoreOf, mediaTypeOf } from './asset-store.ts';

interface Asset {
  name: string;
  encoding: 'br' | 'identity';
  bytes: Uint8Array<ArrayBuffer>;
}

const MEMORY_BYTES = 8 * 1024 * 1024;
const MOST_UNKNOWN = 1_000;
const UNKNOWN_MS = 10_000;
const LOOK_EVERY_MS = 100;

/**
 * Serves the built files of other versions at `/assets/:name`, which their instances have published. Names that do not look
 * like a built file's are left to the next handler.
 */
export function servePublished(context: AppContext): MiddlewareHandler {
  const find = openPublished(context);
  return async (http, next) => {
    const name = http.req.param('name') ?? '';
    if (!isHashed(name)) return next();
    const asset = await find(name);
    if (!asset) return http.text('There is no such file.', 404, { 'Cache-Control': 'no-store' });
    return answer(http, asset);
  };
}

async function answer(http: Context, { name, encoding, bytes }: Asset): Promise<Response> {
  const isPlain = encoding === 'br' && encodingFor(http) !== 'br';
  const body = isPlain ? new Uint8Array(await promisify(brotliDecompress)(bytes)) : bytes;
  if (encoding === 'br' && !isPlain) http.header('Content-Encoding', 'br');
  return http.body(body, 200, {
    'Content-Type': mediaTypeOf(name),
    'Content-Length': String(body.byteLength),
    'Cache-Control': FOR_EVER,
    Vary: 'Accept-Encoding',
  });
}

function openPublished(context: AppContext): (name: string) => Promise<Asset | null> {
  const isPublished = openNames(context);
  const assets = new LRUCache<string, Asset>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  });
  return async (name) => {
    const known = assets.get(name);
    if (known) return known;
    const found = (await isPublished(name)) ? await readAsset(context, name) : null;
    if (found) assets.set(name, found);
    return found;
  };
}

async function readAsset({ db, config }: AppContext, name: string): Promise<Asset | null> {
  const [row] = await db.select().from(publishedAssets).where(eq(publishedAssets.name, name));
  const bytes = row && (await assetStoreOf(config).read(row));
  return bytes ? { name, encoding: row.encoding, bytes } : null;
}

// One list answers all who ask meanwhile, so that invented names cost ten reads a second and no more, however many they are.
function openNames({ db }: AppContext): (name: string) => Promise<boolean> {
  let names = new Set<string>();
  let nextLook = 0;
  const unknown = new LRUCache<string, true>({ max: MOST_UNKNOWN, ttl: UNKNOWN_MS });
  const looks = oneAtATime(async () => {
    await sleep(Math.max(0, nextLook - performance.now()));
    nextLook = performance.now() + LOOK_EVERY_MS;
    const rows = await db.select({ name: publishedAssets.name }).from(publishedAssets);
    names = new Set(rows.map((row) => row.name));
  });
  return async (name) => {
    if (names.has(name)) return true;
    if (unknown.has(name)) return false;
    await looks.soon();
    if (!names.has(name)) unknown.set(name, true);
    return names.has(name);
  };
}
