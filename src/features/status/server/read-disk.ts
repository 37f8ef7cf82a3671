import { lstat, readdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Status } from '../contract.ts';

/** The room on the file system of a folder, as a program without special rights may use it. */
export async function readDisk(folder: string): Promise<NonNullable<Status['disk']>> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** What the files below a folder come to, in bytes; links are not followed. Throws when it is not done by `until` (ms since 1970). */
export async function measureFolder(folder: string, until: number): Promise<number> {
  if (Date.now() > until) throw new Error('The folder is too large to be measured in time.');
  const entries = await readdir(folder, { withFileTypes: true });
  const sizes = await Promise.all(
    entries.map((entry) => {
      const inside = path.join(folder, entry.name);
      return entry.isDirectory() ? measureFolder(inside, until) : sizeOf(inside);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

// The database makes and deletes files all the time.
async function sizeOf(file: string): Promise<number> {
  return (await lstat(file).catch(() => null))?.size ?? 0;
}
