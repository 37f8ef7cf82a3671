import { setTimeout as sleep } from 'node:timers/promises';
import type { AppContext } from '#platform/app-context.ts';
import type { Backups } from '../contract.ts';
import { intervalHours, nextBackup } from '../due.ts';
import { openPlace } from './open-place.ts';
import type { BackupPlace } from './place.ts';
import { type BackupRecord, newestRecords } from './records.ts';

// The status page has to answer in time, however slow a bucket is.
const PATIENCE_MS = 1_000;
/** After this long a backup without an end counts as cut short. */
const MOST_HOURS = 6;

/** How the backups stand. */
export async function readBackups(context: Pick<AppContext, 'config' | 'db' | 'clock'>): Promise<Backups> {
  const { config, clock } = context;
  const now = clock.now();
  const place = openPlace(config);
  const { newest, good } = await newestRecords(context);
  const isLong = newest !== null && now.getTime() - newest.startedAt.getTime() > MOST_HOURS * 3_600_000;
  const isRunning = newest !== null && newest.endedAt === null && !isLong;
  return {
    place: place?.name ?? null,
    intervalHours: intervalHours(config.BACKUP_EVERY),
    retained: config.BACKUP_RETAIN,
    isEncrypted: config.BACKUP_KEY !== undefined,
    isNeeded: config.SHOP_MODE === 'production',
    last: good && {
      at: good.startedAt.toISOString(),
      place: good.place,
      name: good.name ?? '',
      bytes: good.bytes ?? 0,
      isThere: await isThere(place, good),
    },
    failed: newest && !isRunning ? failureOf(newest) : null,
    runningSince: isRunning ? newest.startedAt.toISOString() : null,
    nextAt: place && nextBackup(config.BACKUP_EVERY, good?.startedAt ?? null, newest, now).toISOString(),
  };
}

function failureOf({ startedAt, endedAt, error }: BackupRecord): Backups['failed'] {
  if (endedAt && error === null) return null;
  return { at: startedAt.toISOString(), error: error ?? 'The program ended before the backup was done.' };
}

// Known of the place that is set up; a folder that a command named is another matter.
async function isThere(place: BackupPlace | null, { place: where, name }: BackupRecord): Promise<boolean | null> {
  if (!place || place.name !== where || !name) return null;
  const asked = place.has(name).catch(() => null);
  return Promise.race([asked, sleep(PATIENCE_MS, null, { ref: false })]);
}
