import { Connection } from './connection.ts';
import { sqlState } from './sql-state.ts';

/** Whether a database server answers at all within this time, in milliseconds, on a connection of its own. Never throws. */
export async function isServerThere(url: string, patienceMs: number): Promise<boolean> {
  const client = new Connection({ connectionString: url, connectionTimeoutMillis: patienceMs });
  try {
    await client.connect();
    return true;
  } catch (error) {
    // A server that refuses is there.
    return sqlState(error) !== undefined;
  } finally {
    void client.end().catch(() => undefined);
  }
}
