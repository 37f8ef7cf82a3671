import type { OpenAPIHono } from '@hono/zod-openapi';
import type { AppContext } from '#platform/app-context.ts';
import { isMigrated } from '#platform/migrate.ts';
import { refuse } from '#platform/refusal.ts';

/** What a load balancer asks: whether the process answers, and whether it can serve. */
export function mountProbes(app: OpenAPIHono, context: AppContext): void {
  app.get('/api/health', (http) => http.json({ status: 'ok' }));
  app.get('/api/ready', async (http) => {
    const ready = await isMigrated(context.pool, 'migrations').catch(() => false);
    if (!ready)
      throw refuse('unavailable', 'The database is away or not migrated yet.', { headers: { 'Retry-After': '2' } });
    return http.json({ status: 'ready' });
  });
}
