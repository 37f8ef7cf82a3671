import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise } from 'yauzl';
import { Refusal, refuse } from '#platform/refusal.ts';

/** A file in a zip file. */
export interface ZipEntry {
  name: string;
  /** Unpacked, in bytes. */
  size: number;
  read(): AsyncIterable<Buffer>;
}

/** The files in a zip file. An encrypted file is refused with a sentence, as is a damaged one. */
export async function listZip(path: string): Promise<ZipEntry[]> {
  return explained(async () => {
    const zip = await openPromise(path);
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    if (entries.some((entry) => entry.isEncrypted())) {
      throw refuse('invalid', 'This zip file is encrypted. Unpack it first.');
    }
    return entries.map((entry) => ({
      name: entry.fileName,
      size: entry.uncompressedSize,
      read: () => readEntry(path, entry),
    }));
  });
}

async function* readEntry(path: string, entry: Entry): AsyncIterable<Buffer> {
  const zip = await openPromise(path, { autoClose: false });
  try {
    let found = 0;
    const stream: Readable = await explained(() => zip.openReadStreamPromise(entry));
    const chunks = stream[Symbol.asyncIterator]();
    for (let next = await explained(() => chunks.next()); !next.done; next = await explained(() => chunks.next())) {
      found = crc32(next.value, found);
      yield next.value;
    }
    // Sizes are checked while it is unpacked, the sum is not.
    if (found !== entry.crc32) throw damaged();
  } finally {
    zip.close();
  }
}

/** What yauzl finds wrong with a file, as a refusal; what the disk answers stays as it is. */
async function explained<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof Refusal || (error as NodeJS.ErrnoException).syscall ? error : damaged();
  }
}

function damaged(): Error {
  return refuse('invalid', 'This zip file is damaged or was not downloaded whole. Download it again.');
}
