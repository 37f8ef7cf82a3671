import type { AppContext } from '#platform/app-context.ts';
import { openBucketFiles } from './bucket-files.ts';
import { openDiskFiles } from './disk-files.ts';

/** Where the bytes of pictures lie. A name begins with the hash of what it names, so nothing is ever written differently. */
export interface MediaFiles {
  /** The bytes, or null when there is no such file. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Whole or not at all; writing what is there already changes nothing. */
  write(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
}

const opened = new WeakMap<AppContext['config'], MediaFiles>();

/** The files of this process: a bucket where `MEDIA_S3_URL` names one, else a folder of `DATA_DIR`. */
export function mediaFilesOf({ config }: Pick<AppContext, 'config'>): MediaFiles {
  const known = opened.get(config);
  if (known) return known;
  const files = config.MEDIA_S3_URL ? openBucketFiles(config.MEDIA_S3_URL) : openDiskFiles(config.DATA_DIR);
  opened.set(config, files);
  return files;
}
