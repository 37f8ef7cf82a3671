import { type Config, ConfigError } from './config.ts';
import { Connection } from './connection.ts';
import { wrongAddress } from './database-address.ts';
import { isServerThere } from './server-probe.ts';
import { sharing } from './sharing.ts';

/** The database's own address, past a pooler: for what needs a connection to itself, such as LISTEN or a lock of a session. */
export function directUrl({ DATABASE_URL, DATABASE_DIRECT_URL }: Config): string {
  return DATABASE_DIRECT_URL ?? DATABASE_URL;
}

const LIMITS = { connectionTimeoutMillis: 5_000, lock_timeout: 15_000, lateMs: 5_000 };
const PROBE_MS = 3_000;

/** Works on a direct connection, where a statement may take as long as it needs, and closes it. Throws {@link ConfigError}. */
export async function onDirectConnection<T>(config: Config, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = new Connection({
    connectionString: directUrl(config),
    application_name: 'brightfront start',
    // However long a statement takes, a server that has fallen silent is noticed.
    isThere: sharing(() => isServerThere(directUrl(config), PROBE_MS)),
    ...LIMITS,
  });
  try {
    await connection.connect();
    return await work(connection);
  } catch (error) {
    const wrong = config.DATABASE_DIRECT_URL && wrongAddress(error, 'DATABASE_DIRECT_URL');
    throw wrong ? new ConfigError(wrong) : error;
  } finally {
    void connection.end().catch(() => undefined);
  }
}
