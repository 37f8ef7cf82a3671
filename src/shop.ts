import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import { liveHubOf } from '#features/live/server/door.ts';
import { serveMedia } from '#features/media/server/serve.ts';
import { serveReach } from '#features/reach/server/serve.ts';
import type { Ground } from '#platform/ground.ts';
import { sameOrigin } from '#platform/http/origin.ts';
import { requestId } from '#platform/http/request-id.ts';
import { securityHeaders } from '#platform/http/security.ts';
import { openApi } from './api.ts';

/** The shop without its pages: ground rules, API, media. */
export interface Shop {
  app: Hono;
  /** Answers a request in process, as it would over HTTP. */
  fetch(request: Request): Response | Promise<Response>;
  /** Ends the streams of live events, which would otherwise stay open for as long as anybody listens. */
  hangUp(): Promise<void>;
  close(): Promise<void>;
}

export function openShop(ground: Ground): Shop {
  const app = new Hono();
  app.use(compress(), requestId(ground), securityHeaders(ground), sameOrigin(ground));
  app.route('/', serveMedia(ground));
  app.route('/', serveReach(ground));
  const api = openApi(ground);
  app.all('/api/*', (context) => api.fetch(context.req.raw, context.env as object));
  app.all('/api', (context) => api.fetch(context.req.raw, context.env as object));
  return {
    app,
    fetch: (request) => app.fetch(request),
    hangUp: () => liveHubOf(ground).close(),
    close: async () => {
      await liveHubOf(ground).close();
      await catalogueOf(ground).close();
    },
  };
}
