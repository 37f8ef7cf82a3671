import fs from 'node:fs/promises';
import { refuse } from './refusal.ts';
import { sqlState } from './sql-state.ts';

/** The sentence for what cannot be stored. */
export const DISK_FULL =
  "The shop's disk is full, so nothing was saved. Please try again later, or call us if it is urgent.";

/** Free space below which nothing large is taken any more: the database needs some to write and to recover. In bytes. */
export const LEAST_FREE = 64 * 1024 * 1024;

/** Whether the folder's disk has less free than {@link LEAST_FREE}. A folder that cannot be asked counts as roomy. */
export async function isNearlyFull(folder: string, least = LEAST_FREE): Promise<boolean> {
  const found = await fs.statfs(folder).catch(() => null);
  return found !== null && found.bavail * found.bsize < least;
}

// No shop fills LEAST_FREE within that time.
const LOOK_AGAIN_MS = 1_000;

/**
 * What refuses, while the folder's disk is nearly full, whatever would take up space, so that nothing is left half written. A disk that had
 * room is looked at once a second at most, and a full one each time.
 */
export function openRoomCheck(folder: string): () => Promise<void> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isFull = Promise.resolve(false);
  return async () => {
    const now = performance.now();
    if (now - lookedAt > LOOK_AGAIN_MS) {
      lookedAt = now;
      isFull = isNearlyFull(folder);
    }
    if (!(await isFull)) return;
    lookedAt = Number.NEGATIVE_INFINITY;
    throw refuse('unavailable', DISK_FULL, { headers: { 'Retry-After': '60' } });
  };
}

/** Whether this error means that a disk is full: the shop's own or the database's. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (FULL_CODES.has((cause as { code?: string }).code ?? '')) return true;
  }
  return sqlState(error) === '53100';
}

const FULL_CODES = new Set(['ENOSPC', 'EDQUOT']);
