import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AppContext } from '#platform/app-context.ts';
import type { ReceivedStream } from '#platform/http/contract.ts';
import { Refusal } from '#platform/refusal.ts';
import { demandNoneUnderWay, importPostcodes } from './import-postcodes.ts';

// So long the answer waits for the import: a small or a wrong file is over by then.
const PATIENCE_MS = 2_000;
// A file that is still arriving was written to just now.
const LEFT_BEHIND_MS = 60 * 60_000;

export interface Received {
  body: ReceivedStream;
  fileName: string;
  actorId: number;
}

/** Stores a file on disk as it arrives and starts its import, which goes on after the answer. */
export async function receivePostcodes(context: AppContext, { body, fileName, actorId }: Received): Promise<void> {
  await demandNoneUnderWay(context);
  const folder = path.join(context.config.DATA_DIR, 'postcodes-upload');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeftBehind(folder);
  const file = path.join(folder, randomUUID());
  try {
    await pipeline(body.chunks, createWriteStream(file, { mode: 0o600 }));
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  const work = importPostcodes(context, { path: file, fileName, actorId }).finally(() => rm(file, { force: true }));
  const logged = work.catch((error: unknown) => {
    if (!(error instanceof Refusal)) context.log.error({ error }, 'the import of postcodes failed');
  });
  await Promise.race([work, sleep(PATIENCE_MS)]);
  void logged;
}

/** Deletes what a process that was killed has left behind, but no file that another admin is sending. */
async function removeLeftBehind(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    // Its import may be over by now.
    const found = await stat(file).catch(() => null);
    if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_MS) await rm(file, { force: true });
  }
}
