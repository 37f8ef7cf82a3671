import fs from 'node:fs/promises';
import path from 'node:path';
import { makeBackup } from '#platform/backup/make-backup.ts';
import { SERIES_NAME } from '#platform/backup/series-name.ts';
import { isNearlyFull } from '#platform/disk.ts';
import { refuse } from '#platform/refusal.ts';
import type { BackupPlace } from './place.ts';

/** A folder, which is made when it is missing. */
export function folderPlace(folder: string): BackupPlace {
  return {
    name: folder,
    make: async (order) => {
      await demandRoomFor(folder);
      const { file, bytes, totals } = await makeBackup({ ...order, folder });
      const name = path.basename(file);
      await deleteDrafts(folder, name);
      return { name, bytes, totals };
    },
    list: () => fs.readdir(folder),
    remove: (name) => fs.rm(path.join(folder, name), { force: true }),
    has: (name) =>
      fs.stat(path.join(folder, name)).then(
        (found) => found.isFile(),
        () => false,
      ),
  };
}

/** Refuses before a nearly full disk is filled up: the database may lie on it too. */
export async function demandRoomFor(folder: string): Promise<void> {
  if (await isNearlyFull(folder)) throw refuse('unavailable', `The disk of ${folder} is full. Make room there.`);
}

const DAY_MS = 86_400_000;

// What a process left that was killed while it wrote.
async function deleteDrafts(folder: string, made: string): Promise<void> {
  const series = SERIES_NAME.exec(made)?.[1];
  if (!series) return;
  for (const name of await fs.readdir(folder)) {
    if (!name.startsWith(series) || !name.endsWith('.part')) continue;
    const draft = path.join(folder, name);
    const found = await fs.stat(draft).catch(() => null);
    if (found && Date.now() - found.mtimeMs > DAY_MS) await fs.rm(draft, { force: true });
  }
}
