import type { StoredFiles } from './make-backup.ts';
import type { OpenFiles } from './restore-backup.ts';

/** Copies every file into a place that is then finished. Answers how many. */
export async function copyFiles(from: StoredFiles, to: OpenFiles, signal?: AbortSignal): Promise<number> {
  let count = 0;
  for await (const name of from.list()) {
    signal?.throwIfAborted();
    const bytes = await from.read(name);
    // The shop is closed: what was listed and is gone was lost.
    if (!bytes) throw new Error(`The picture ${name} cannot be read.`);
    await to.write(name, bytes);
    count += 1;
  }
  await to.finish();
  return count;
}
