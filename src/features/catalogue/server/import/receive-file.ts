import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AppContext } from '#platform/app-context.ts';

/** A received file: its bytes, or where it lies on disk until it is removed. */
export type ReceivedProducts = { bytes: Uint8Array } | { path: string };

// Reading so few rows takes milliseconds, less than starting a thread.
const MOST_HELD = 128 * 1024;
// A file that is still arriving was written to just now.
const LEFT_BEHIND_MS = 60 * 60_000;

/** Receives a product file as it arrives: a small one into memory, a large one onto disk. */
export async function receiveFile(
  { config }: Pick<AppContext, 'config'>,
  chunks: AsyncIterable<Uint8Array>,
): Promise<ReceivedProducts> {
  const arriving = chunks[Symbol.asyncIterator]();
  const held: Uint8Array[] = [];
  let length = 0;
  while (length <= MOST_HELD) {
    const { done, value } = await arriving.next();
    if (done) return { bytes: Buffer.concat(held) };
    held.push(value);
    length += value.byteLength;
  }
  return { path: await store(path.join(config.DATA_DIR, 'product-upload'), held, arriving) };
}

async function store(folder: string, held: Uint8Array[], arriving: AsyncIterator<Uint8Array>): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeftBehind(folder);
  const file = path.join(folder, randomUUID());
  const all = async function* () {
    yield* held;
    yield* { [Symbol.asyncIterator]: () => arriving };
  };
  try {
    await pipeline(Readable.from(all(), { objectMode: false }), createWriteStream(file, { mode: 0o600 }));
    return file;
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

/** Deletes what a process that was killed has left behind, but no file that is arriving elsewhere. */
async function removeLeftBehind(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_MS) await rm(file, { force: true });
  }
}
