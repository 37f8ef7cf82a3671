import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import { serveFeeds } from '#features/feeds/server/door.ts';
import { liveHubOf } from '#features/live/server/door.ts';
import { serveMedia } from '#features/media/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { watchEventLoop } from '#platform/event-loop.ts';
import { answerError } from '#platform/http/answer-error.ts';
import { closeUnread } from '#platform/http/close-unread.ts';
import { measureRequests } from '#platform/http/measure-requests.ts';
import { serveMetrics } from '#platform/http/metrics.ts';
import { sameOrigin } from '#platform/http/origin.ts';
import { requestId } from '#platform/http/request-id.ts';
import { rememberOrigin } from '#platform/http/request-origin.ts';
import { securityHeaders } from '#platform/http/security.ts';
import { openReadinessProbe } from '#platform/readiness.ts';
import { commonRefusals } from '#platform/refusal.ts';
import { type CachedAnswers, cacheAnswers, type ShopFetch } from './answer-cache/serve-answers.ts';
import { openApi } from './api.ts';
import { gaugeShop } from './metrics.ts';
import type { ReadApi } from './page-cache/api-for-everyone.ts';

/** The shop without its pages: common middleware, API, media, feeds. */
export interface Shop {
  app: Hono;
  /** Answers a request, in process as over HTTP; `env` holds its connection. */
  fetch: ShopFetch;
  /** Reads of the API without HTTP, for pages that are the same for everyone. */
  read: ReadApi;
  /** Answers a request from memory where that can be done at once, past the router. */
  answerAtOnce: CachedAnswers['answerAtOnce'];
  /** Ends the streams of live events, which would otherwise stay open for as long as a browser listens. */
  hangUp(): Promise<void>;
  close(): Promise<void>;
}

export function openShop(context: AppContext): Shop {
  const app = new Hono();
  // API and pages answer for their own faults.
  app.onError((error, http) => answerError(error, http, context, commonRefusals));
  app.use(compress(), closeUnread, requestId(context), measureRequests(context), securityHeaders(context));
  app.use(sameOrigin(context), rememberOrigin(context));
  gaugeShop(context);
  watchEventLoop();
  app.get('/metrics', serveMetrics(context));
  app.route('/', serveMedia(context));
  app.route('/', serveFeeds(context));
  const probe = openReadinessProbe(context);
  const { app: api, read } = openApi(context, probe);
  app.all('/api/*', (http) => api.fetch(http.req.raw, http.env as object));
  app.all('/api', (http) => api.fetch(http.req.raw, http.env as object));
  const { fetch, answerAtOnce } = cacheAnswers(context, (request, env) => app.fetch(request, env as object));
  return {
    app,
    fetch,
    read,
    answerAtOnce,
    hangUp: () => liveHubOf(context).close(),
    close: async () => {
      await liveHubOf(context).close();
      await catalogueOf(context).close();
      await probe.close();
    },
  };
}
