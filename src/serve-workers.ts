// WORKERS=n: this process holds the port and serves nothing itself; n processes like a lone one serve.
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { type Config, ConfigError, readConfig } from '#platform/config.ts';

const WRONG_SETTING = 78;
const PATIENCE_MS = 60_000;
const MOST_ENDS = 5;
const PAUSE_MS = { first: 250, most: 10_000 };
// Each needs some, however many share what DATABASE_CONNECTIONS allows.
const LEAST_CONNECTIONS = 5;

/** Whether this process is to start others that serve. A wrong setting is left to the process that serves alone, which says so. */
export function startsWorkers(): boolean {
  if (!cluster.isPrimary) return false;
  try {
    return readConfig(process.env).WORKERS > 1;
  } catch (error) {
    if (error instanceof ConfigError) return false;
    throw error;
  }
}

/**
 * Starts the workers and starts again those that end unasked, until it is asked to stop; then each finishes its requests. The first
 * prepares the database before the others start. What ends all: a wrong setting, a first start that fails, five faults in a minute.
 */
export async function superviseWorkers(): Promise<void> {
  const config = readConfig(process.env);
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(signal, () => stopping.abort());
  stopping.signal.addEventListener('abort', stopAll);
  const faults: number[] = [];
  const ended: Promise<void>[] = [];

  const keepUp = async (first: Started) => {
    for (let worker = first, pause = PAUSE_MS.first; ; worker = startWorker(config)) {
      const { code, signal } = await worker.exited;
      if (stopping.signal.aborted) return;
      if (code === WRONG_SETTING) process.exit(WRONG_SETTING);
      // A signal comes from outside, as from a kernel out of memory: no fault of the program's.
      if (!signal) faults.push(Date.now());
      if (faults.filter((at) => at > Date.now() - PATIENCE_MS).length >= MOST_ENDS) process.exit(1);
      process.stderr.write(`A worker ended unexpectedly (${signal ?? `exit code ${code}`}); starting it again.\n`);
      pause = worker.livedMs() > PATIENCE_MS ? PAUSE_MS.first : Math.min(pause * 2, PAUSE_MS.most);
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
    }
  };

  const first = startWorker(config, (progress) => process.send?.(progress));
  const news = await Promise.race([first.ready, first.exited]);
  if (!('type' in news)) process.exit(stopping.signal.aborted ? 0 : (news.code ?? 1));
  const others = Array.from({ length: config.WORKERS - 1 }, () => startWorker(config));
  ended.push(...[first, ...others].map(keepUp));
  await Promise.all(others.map((worker) => Promise.race([worker.ready, worker.exited])));
  if (!stopping.signal.aborted) process.send?.(news);
  await Promise.all(ended);
  process.exit(0);
}

type Message = { type: 'ready' | 'progress' };

interface Started {
  ready: Promise<Message>;
  exited: Promise<{ code: number | null; signal: string | null }>;
  livedMs(): number;
}

/** How many connections to the database each worker may open. */
export function connectionsEach({ DATABASE_CONNECTIONS, WORKERS }: Pick<Config, 'DATABASE_CONNECTIONS' | 'WORKERS'>) {
  return Math.max(LEAST_CONNECTIONS, Math.floor(DATABASE_CONNECTIONS / WORKERS));
}

function startWorker(config: Config, onProgress?: (message: Message) => void): Started {
  const worker = cluster.fork({ DATABASE_CONNECTIONS: String(connectionsEach(config)) });
  const startedAt = Date.now();
  return {
    ready: new Promise((resolve) => {
      worker.on('message', (message: Message) => {
        if (message.type === 'ready') resolve(message);
        if (message.type === 'progress') onProgress?.(message);
      });
    }),
    exited: new Promise((resolve) => {
      worker.once('exit', (code, signal) => resolve({ code, signal }));
    }),
    livedMs: () => Date.now() - startedAt,
  };
}

function stopAll(): void {
  for (const worker of Object.values(cluster.workers ?? {}) as Worker[]) worker.process.kill('SIGTERM');
}
