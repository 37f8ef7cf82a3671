import { setTimeout as sleep } from 'node:timers/promises';
import type { User } from '#features/accounts/contract.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import { inShort } from '#platform/timed-runs.ts';
import type { Backups } from '../contract.ts';
import { openPlace } from './open-place.ts';
import { readBackups } from './read-backups.ts';
import { startBackup } from './start-backup.ts';

const WAIT_MS = 5_000;

/**
 * Makes a backup in the place that is set up, and answers how backups stand when it ended, or after five seconds. It stands in the
 * audit log. Throws `conflict` without a place, and while another backup is being made.
 */
export async function backUpNow(context: AppContext, actor: User): Promise<Backups> {
  const place = openPlace(context.config);
  if (!place) {
    throw refuse('conflict', 'There is no place for backups. Set BACKUP_TO, and start the shop again.');
  }
  const { done } = await startBackup(context, {
    place,
    isOfSeries: true,
    note: (tx, recordId) => {
      const change = { actorId: actor.id, action: 'backup.made', recordType: 'backup', recordId };
      return recordChange(tx, { ...change, before: null, after: { place: place.name } }, context.clock.now());
    },
  });
  const made = done.catch((error: unknown) => {
    context.log.error({ reason: inShort(error) }, 'a backup that staff asked for failed');
  });
  await Promise.race([made, sleep(WAIT_MS, undefined, { ref: false })]);
  return readBackups(context);
}
