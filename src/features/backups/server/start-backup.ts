import { mediaFilesOf } from '#features/media/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { takeBackupLock } from '#platform/backup/backup-lock.ts';
import { commandFailure } from '#platform/command-failure.ts';
import type { Transaction } from '#platform/database.ts';
import { directUrl } from '#platform/direct-connection.ts';
import { refuse } from '#platform/refusal.ts';
import { readVersion } from '#platform/shop-version.ts';
import { inShort } from '#platform/timed-runs.ts';
import { namesToDelete } from '../retention.ts';
import type { BackupPlace, StoredBackup } from './place.ts';
import { recordEnd, recordStart } from './records.ts';

export interface StartOrder {
  place: BackupPlace;
  /** Whether it is one of the series of this shop, of which the old ones go. */
  isOfSeries: boolean;
  signal?: AbortSignal;
  /** Writes what belongs to it in the transaction of its record. */
  note?: (tx: Transaction, id: number) => Promise<void>;
}

type Context = Pick<AppContext, 'config' | 'db' | 'clock' | 'log'>;

/**
 * Starts a backup; `done` tells how it ended, and so does its record. Throws `conflict` while another one is being made, by whichever
 * instance or command.
 */
export async function startBackup(context: Context, order: StartOrder): Promise<{ done: Promise<StoredBackup> }> {
  const release = await takeBackupLock(directUrl(context.config));
  if (!release) throw refuse('conflict', 'A backup is being made at this moment. Wait until it has ended.');
  try {
    const id = await recordStart(context, order.place.name, order.note);
    return { done: make(context, order, id).finally(release) };
  } catch (error) {
    await release();
    throw error;
  }
}

async function make(context: Context, order: StartOrder, id: number | null): Promise<StoredBackup> {
  const { config, clock } = context;
  try {
    const stored = await order.place.make({
      databaseUrl: directUrl(config),
      files: mediaFilesOf({ config }),
      isOfSeries: order.isOfSeries,
      word: config.BACKUP_KEY,
      shopVersion: await readVersion(),
      clock,
      signal: order.signal,
    });
    await recordEnd(context, id, { name: stored.name, bytes: stored.bytes });
    if (order.isOfSeries) await deleteOld(context, order.place, stored.name);
    return stored;
  } catch (error) {
    const why = commandFailure(error) ?? inShort(error);
    await recordEnd(context, id, { error: why.slice(0, 500) }).catch(() => undefined);
    throw error;
  }
}

// The backup is good, whatever becomes of the old ones.
async function deleteOld({ config, log }: Context, place: BackupPlace, made: string): Promise<void> {
  try {
    const names = await place.list();
    for (const name of namesToDelete(names, made, config.BACKUP_RETAIN)) await place.remove(name);
  } catch (error) {
    log.warn({ reason: commandFailure(error) ?? inShort(error) }, 'old backups could not be deleted');
  }
}
