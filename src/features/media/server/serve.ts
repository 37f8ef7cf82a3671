import { type Context, Hono } from 'hono';
import type { AppContext } from '#platform/app-context.ts';
import { mediaFilesOf } from './media-files.ts';
import { openSizedPictures, type ReadSized, readSizedName, typeOf } from './sized-pictures.ts';
import { STORED_TYPES, type StoredExtension } from './store.ts';

// A name is the hash of the content, so the content never changes.
const FOR_EVER = 'public, max-age=31536000, immutable';
// An SVG opened by itself is a document, so everything but styles is forbidden.
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Serves stored pictures at `/media/<hash>.<svg|png|jpg>` and their sizes at `/media/<hash>[-<view>]-<width>.<avif|webp>`. */
export function serveMedia(context: AppContext): Hono {
  const app = new Hono();
  const readSized = openSizedPictures(mediaFilesOf(context));
  app.get('/media/:name', async (http) => {
    const name = http.req.param('name');
    return (
      (await answerOriginal(http, context, name)) ??
      (await answerSized(http, context, readSized, name)) ??
      http.text('There is no such picture.', 404, { 'Cache-Control': 'no-store' })
    );
  });
  return app;
}

async function answerOriginal(http: Context, context: AppContext, name: string): Promise<Response | null> {
  // The pattern also prevents path traversal.
  const extension = /^[0-9a-f]{64}\.(svg|png|jpg)$/.exec(name)?.[1] as StoredExtension | undefined;
  if (!extension) return null;
  try {
    const bytes = await mediaFilesOf(context).read(name);
    return bytes && answerBytes(http, bytes, STORED_TYPES[extension]);
  } catch (error) {
    context.log.error({ reason: String(error), picture: name }, 'picture not read');
    return http.text('Pictures are out of reach for a moment.', 503, { 'Cache-Control': 'no-store' });
  }
}

async function answerSized(
  http: Context,
  { log }: AppContext,
  readSized: ReadSized,
  name: string,
): Promise<Response | null> {
  const wanted = readSizedName(name);
  if (!wanted) return null;
  try {
    const bytes = await readSized(wanted);
    return bytes && answerBytes(http, bytes, typeOf(wanted.format));
  } catch (error) {
    // The browser falls back to the original.
    log.warn({ reason: String(error), picture: wanted.hash }, 'picture not made');
    return null;
  }
}

function answerBytes(http: Context, bytes: Uint8Array<ArrayBuffer>, contentType: string): Response {
  return http.body(bytes, 200, {
    'Content-Type': contentType,
    'Content-Length': String(bytes.byteLength),
    'Cache-Control': FOR_EVER,
    'Content-Security-Policy': DRAWING_POLICY,
    'X-Content-Type-Options': 'nosniff',
  });
}
