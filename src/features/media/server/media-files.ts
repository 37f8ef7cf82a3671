import type { AppContext } from '#platform/app-context.ts';
import { openBucketFiles } from './bucket-files.ts';
import { openDiskFiles } from './disk-files.ts';

/** The storage of pictures. A name begins with the hash of the content, so files never change. */
export interface MediaFiles {
  /** The bytes, or null if there is no such file. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Writes whole files; an existing file stays as it is. */
  write(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Deletes a file; one that is not there is no error. */
  remove(name: string): Promise<void>;
  /** The names of all files. */
  list(): AsyncIterable<string>;
}

const opened = new WeakMap<AppContext['config'], MediaFiles>();

/** The storage of this process: a bucket if `MEDIA_S3_URL` names one, else a folder of `DATA_DIR`. */
export function mediaFilesOf({ config }: Pick<AppContext, 'config'>): MediaFiles {
  const known = opened.get(config);
  if (known) return known;
  const files = config.MEDIA_S3_URL ? openBucketFiles(config.MEDIA_S3_URL) : openDiskFiles(config.DATA_DIR);
  opened.set(config, files);
  return files;
}
