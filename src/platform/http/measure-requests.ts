import type { MiddlewareHandler } from 'hono';
import type { AppContext } from '#platform/app-context.ts';
import { metricsOf } from '#platform/metrics.ts';
import { routeNameOf } from './route-name.ts';

/** Measures every request by its method, route and status. */
export function measureRequests(context: AppContext): MiddlewareHandler {
  const { requests } = metricsOf(context);
  return async (http, next) => {
    const startedAt = performance.now();
    await next();
    const labels = { method: http.req.method, route: routeNameOf(http.req.raw), status: String(http.res.status) };
    requests.observe(labels, (performance.now() - startedAt) / 1000);
  };
}
