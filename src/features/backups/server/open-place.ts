import path from 'node:path';
import type { Config } from '#platform/config.ts';
import { bucketPlace } from './bucket-place.ts';
import { folderPlace } from './folder-place.ts';
import type { BackupPlace } from './place.ts';

const opened = new WeakMap<Config, BackupPlace | null>();

/** The place that `BACKUP_TO` names; null: none is set up. A bucket's connections are kept for the next call. */
export function openPlace(config: Config): BackupPlace | null {
  if (!opened.has(config)) opened.set(config, placeOf(config));
  return opened.get(config) ?? null;
}

function placeOf({ BACKUP_TO: to, DATA_DIR }: Config): BackupPlace | null {
  if (!to) return null;
  return 'folder' in to ? folderPlace(to.folder) : bucketPlace(to.bucket, path.join(DATA_DIR, 'backups', 'sending'));
}
