import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/**
 * Serves the files of a built folder, pressed where `precompress` has laid a pressed twin beside them. What is under
 * `/assets` is named by its hash, so that browsers and caches keep it for ever.
 */
export function staticFiles(root: string): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: true });
  return async (context, next) => {
    const file = await serve(context, next);
    if (!(file instanceof Response)) return;
    // On the plain answer too: a cache must not hand one browser what only another one understands.
    file.headers.set('Vary', 'Accept-Encoding');
    if (context.req.path.startsWith('/assets/')) {
      file.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
      // Nobody asks again whether it has changed.
      file.headers.delete('Last-Modified');
    }
    return file;
  };
}
