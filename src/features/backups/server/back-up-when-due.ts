import type { AppContext } from '#platform/app-context.ts';
import { Refusal } from '#platform/refusal.ts';
import { inShort } from '#platform/timed-runs.ts';
import { nextBackup } from '../due.ts';
import { openPlace } from './open-place.ts';
import { newestRecords } from './records.ts';
import { startBackup } from './start-backup.ts';

/** Makes a backup if `BACKUP_TO` names a place and one is due. A failure is in its record and in the log, and tried again later. */
export async function backUpWhenDue(context: AppContext): Promise<void> {
  const place = openPlace(context.config);
  if (!place) return;
  const now = context.clock.now();
  const { newest, good } = await newestRecords(context);
  if (nextBackup(context.config.BACKUP_EVERY, good?.startedAt ?? null, newest, now) > now) return;
  try {
    const { done } = await startBackup(context, { place, isOfSeries: true });
    await done;
  } catch (error) {
    // Another instance is at it.
    if (error instanceof Refusal && error.code === 'conflict') return;
    context.log.error({ reason: inShort(error) }, 'a backup failed');
  }
}
