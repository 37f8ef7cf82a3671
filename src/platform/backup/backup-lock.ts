import { BACKUP_LOCK } from '#platform/advisory-locks.ts';
import { newConnection, settleSession } from './shop-tables.ts';

/**
 * Takes the lock of backups for this database; answers how to release it, or null while another program has it. It is held by an open
 * transaction of its own, so that it ends with its process, and holds behind a pooler too.
 */
export async function takeBackupLock(databaseUrl: string): Promise<(() => Promise<void>) | null> {
  const client = newConnection(databaseUrl, 'backup');
  const release = () => client.end().catch(() => undefined);
  try {
    await client.connect();
    await settleSession(client);
    await client.query('begin');
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [
      BACKUP_LOCK,
    ]);
    if (rows[0]?.locked) return release;
    await release();
    return null;
  } catch (error) {
    await release();
    throw error;
  }
}
