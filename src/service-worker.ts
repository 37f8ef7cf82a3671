import type { Context } from 'hono';
import { digestOf } from '#platform/digest.ts';
import { compressedText, encodingFor } from '#platform/http/compressed-text.ts';
import { matches } from '#platform/http/mount.ts';
import script from './web/offline/no-connection/service-worker.ts?script';

const etag = `W/"${digestOf(script)}"`;
const body = compressedText(script);

/** Serves the service worker. It stands at the root, so that every page is in its scope, and browsers ask at each visit whether it is still the same. */
export async function serveServiceWorker(http: Context): Promise<Response> {
  const headers = new Headers({
    'Content-Type': 'text/javascript; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    'Cache-Control': 'no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
  });
  if (matches(http.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  const encoding = encodingFor(http);
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  return new Response(await body(encoding), { headers });
}
