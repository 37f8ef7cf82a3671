import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** What may be stored for ever: names under `/assets` contain a hash of the content. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

// What a build makes has an ending, and the addresses of pages have none: the disk need not be asked for those.
const IS_FILE = /\.[^/]+$/;

/**
 * Serves the files of a built folder, compressed where `precompress` has written a compressed file.
 */
export function staticFiles(root: string): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: true });
  return async (context, next) => {
    if (!IS_FILE.test(context.req.path)) return next();
    const file = await serve(context, next);
    if (!(file instanceof Response)) return;
    // Also on plain answers: a cache must not serve an encoding that the browser does not accept.
    file.headers.set('Vary', 'Accept-Encoding');
    if (context.req.path.startsWith('/assets/')) {
      file.headers.set('Cache-Control', FOR_EVER);
      // Immutable files need no revalidation.
      file.headers.delete('Last-Modified');
    }
    return file;
  };
}
