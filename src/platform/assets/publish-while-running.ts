import { setTimeout as sleep } from 'node:timers/promises';
import type { AppContext } from '#platform/app-context.ts';
import { oneAtATime } from '#platform/one-at-a-time.ts';
import { publishAssets } from './publish-assets.ts';

const AGAIN_MS = 10 * 60_000;
const PATIENCE_MS = 5_000;

/**
 * Publishes the built files now, and again for as long as the process runs: what is missing is added, what is there stays in use.
 * Resolves once they are there for others, whose visitors may be sent here next, and after five seconds at the latest.
 */
export async function publishWhileRunning(context: AppContext, folder: string): Promise<{ stop(): void }> {
  const runs = oneAtATime(() => publishAssets(context, folder).then(() => undefined));
  const publish = () =>
    runs.soon().catch((error: unknown) => {
      context.log.warn({ reason: String(error) }, 'scripts and styles could not be published and will be tried again');
    });
  const timer = setInterval(publish, AGAIN_MS);
  timer.unref();
  const late = new AbortController();
  await Promise.race([
    publish(),
    sleep(PATIENCE_MS, undefined, { signal: late.signal, ref: false }).catch(() => undefined),
  ]);
  late.abort();
  return { stop: () => clearInterval(timer) };
}
