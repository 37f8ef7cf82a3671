import type { Config } from '#platform/config.ts';
import { addLondonDays, instantInLondon, londonDayOf } from '#values/london-day.ts';

const HOUR_MS = 3_600_000;

/** When a backup is made: each day at a time in London, or after so many hours. */
export type BackupTimes = Config['BACKUP_EVERY'];

/** An attempt at a backup; without an end, it is being made or its process ended. */
export interface Attempt {
  startedAt: Date;
  endedAt: Date | null;
  error: string | null;
}

/** How many hours lie between two backups. */
export function intervalHours(times: BackupTimes): number {
  return 'hours' in times ? times.hours : 24;
}

/**
 * When the next backup is due, which may be past: at once if there is no good one, and no sooner than an hour after an attempt that
 * came to nothing, so that a fault is not repeated every minute.
 */
export function nextBackup(times: BackupTimes, lastGoodAt: Date | null, newest: Attempt | null, now: Date): Date {
  const due = lastGoodAt ? dueAfter(times, lastGoodAt) : now;
  const isGood = newest?.endedAt && newest.error === null;
  const again = newest && !isGood ? new Date(newest.startedAt.getTime() + HOUR_MS) : due;
  return new Date(Math.max(again.getTime(), due.getTime()));
}

function dueAfter(times: BackupTimes, lastGoodAt: Date): Date {
  if ('hours' in times) return new Date(lastGoodAt.getTime() + times.hours * HOUR_MS);
  const day = londonDayOf(lastGoodAt);
  const thatDay = instantInLondon(day, times.atMinute);
  return thatDay > lastGoodAt ? thatDay : instantInLondon(addLondonDays(day, 1), times.atMinute);
}
