import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ReadinessProbe } from '#platform/readiness.ts';
import { refuse } from '#platform/refusal.ts';

/** What a load balancer asks: whether the process answers, and whether it can serve. */
export function mountProbes(app: OpenAPIHono, probe: ReadinessProbe): void {
  app.get('/api/health', (http) => http.json({ status: 'ok' }));
  app.get('/api/ready', async (http) => {
    const checks = await probe.check();
    const { database, migrations, disk } = checks;
    if (database === 'ok' && migrations === 'ok' && disk === 'ok') return http.json({ status: 'ready' });
    const sentence = REASONS.find(([isSo]) => isSo(checks))?.[1] ?? 'The shop is not ready.';
    throw refuse('unavailable', sentence, { headers: { 'Retry-After': '2' }, extra: { checks } });
  });
}

type Checks = Awaited<ReturnType<ReadinessProbe['check']>>;
const REASONS: readonly (readonly [(checks: Checks) => boolean, string])[] = [
  [({ database }) => database === 'away', 'The database is away.'],
  [({ migrations }) => migrations === 'pending', 'The database is not migrated yet.'],
  [
    ({ migrations }) => migrations === 'too_new',
    'The database is of a newer version of the shop. Start that one here.',
  ],
  [({ disk }) => disk === 'full', 'The disk of the data folder is full.'],
  [({ disk }) => disk === 'unknown', 'The disk of the data folder does not answer.'],
];
