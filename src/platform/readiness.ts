import { setTimeout as sleep } from 'node:timers/promises';
import type { AppContext } from './app-context.ts';
import { Connection } from './connection.ts';
import { isNearlyFull } from './disk.ts';
import { listMigrations, readApplied, type SchemaState, schemaState } from './schema-state.ts';
import { sharing } from './sharing.ts';

/** What an instance needs to serve, each with its own word. */
export interface Readiness {
  database: 'ok' | 'away';
  migrations: SchemaState | 'unknown';
  disk: 'ok' | 'full' | 'unknown';
}

/** Finds out, in less than two seconds whatever happens, whether this instance can serve. */
export interface ReadinessProbe {
  check(): Promise<Readiness>;
  close(): Promise<void>;
}

// The whole answer stays below two seconds: a probe that waits longer says nothing of use.
const PATIENCE_MS = 1_300;

/** Opens the probe. It has a connection of its own, for the pool may be taken by requests that wait. */
export function openReadinessProbe({ config }: Pick<AppContext, 'config'>): ReadinessProbe {
  let client: Connection | null = null;
  let isClosed = false;
  const drop = () => {
    void client?.end().catch(() => undefined);
    client = null;
  };
  const connected = async () => {
    if (client) return client;
    const opened = new Connection({
      connectionString: config.DATABASE_URL,
      application_name: 'brightfront probe',
      connectionTimeoutMillis: PATIENCE_MS,
    });
    await opened.connect();
    // An attempt that took too long may come after another one, or after the end.
    drop();
    client = opened;
    if (isClosed) drop();
    return opened;
  };
  const askMigrations = async () =>
    schemaState(await readApplied(await connected()), await listMigrations('migrations'));
  const migrations = async (): Promise<SchemaState | null> => {
    // A connection left from before a restart fails at once; the second attempt opens another.
    const asked = askMigrations().catch(() => {
      drop();
      return askMigrations();
    });
    const found = await within(asked, null);
    if (!found) drop();
    return found;
  };
  const disk = async (): Promise<'full' | 'ok'> => ((await isNearlyFull(config.DATA_DIR)) ? 'full' : 'ok');
  const check = sharing(async (): Promise<Readiness> => {
    const [migrated, room] = await Promise.all([migrations(), within<'ok' | 'full', 'unknown'>(disk(), 'unknown')]);
    return { database: migrated ? 'ok' : 'away', migrations: migrated ?? 'unknown', disk: room };
  });
  return {
    check,
    close: async () => {
      isClosed = true;
      drop();
    },
  };
}

async function within<T, F>(asked: Promise<T>, otherwise: F): Promise<T | F> {
  const timer = new AbortController();
  const late = sleep(PATIENCE_MS, otherwise, { signal: timer.signal }).catch(() => otherwise);
  try {
    return await Promise.race([asked.catch(() => otherwise), late]);
  } finally {
    timer.abort();
  }
}
