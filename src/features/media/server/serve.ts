import { type Context, Hono } from 'hono';
import type { Ground } from '#platform/ground.ts';
import { mediaFilesOf } from './media-files.ts';
import { openSizedPictures, readSizedName, type SizedPictures, typeOf } from './sized-pictures.ts';
import { STORED_TYPES, type StoredExtension } from './store.ts';

// A name is the hash of what it names, so what is at an address never changes.
const FOR_EVER = 'public, max-age=31536000, immutable';
// A drawing opened by itself is a document: it may style itself and do nothing else.
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Serves stored pictures at `/media/<hash>.<svg|png|jpg>` and their sizes at `/media/<hash>[-<view>]-<width>.<avif|webp>`. */
export function serveMedia(ground: Ground): Hono {
  const app = new Hono();
  const sizedPictures = openSizedPictures(mediaFilesOf(ground));
  app.get('/media/:name', async (context) => {
    const name = context.req.param('name');
    return (
      (await answerOriginal(context, ground, name)) ??
      (await answerSized(context, ground, sizedPictures, name)) ??
      context.text('There is no such picture.', 404, { 'Cache-Control': 'no-store' })
    );
  });
  return app;
}

async function answerOriginal(context: Context, ground: Ground, name: string): Promise<Response | null> {
  // The pattern is what keeps a path from leaving the store.
  const extension = /^[0-9a-f]{64}\.(svg|png|jpg)$/.exec(name)?.[1] as StoredExtension | undefined;
  if (!extension) return null;
  try {
    const bytes = await mediaFilesOf(ground).read(name);
    return bytes && answerBytes(context, bytes, STORED_TYPES[extension]);
  } catch (error) {
    ground.log.error({ reason: String(error), picture: name }, 'picture not read');
    return context.text('Pictures are out of reach for a moment.', 503, { 'Cache-Control': 'no-store' });
  }
}

async function answerSized(
  context: Context,
  { log }: Ground,
  sizedPictures: SizedPictures,
  name: string,
): Promise<Response | null> {
  const wanted = readSizedName(name);
  if (!wanted) return null;
  try {
    const bytes = await sizedPictures.read(wanted);
    return bytes && answerBytes(context, bytes, typeOf(wanted.format));
  } catch (error) {
    // The original is still there for the browser to fall back to.
    log.warn({ reason: String(error), picture: wanted.hash }, 'picture not made');
    return null;
  }
}

function answerBytes(context: Context, bytes: Uint8Array<ArrayBuffer>, contentType: string): Response {
  return context.body(bytes, 200, {
    'Content-Type': contentType,
    'Content-Length': String(bytes.byteLength),
    'Cache-Control': FOR_EVER,
    'Content-Security-Policy': DRAWING_POLICY,
    'X-Content-Type-Options': 'nosniff',
  });
}
