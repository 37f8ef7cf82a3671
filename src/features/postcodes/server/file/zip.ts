import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { refuse } from '#platform/refusal.ts';

/** A file in a zip file. */
export interface ZipEntry {
  name: string;
  /** Unpacked, in bytes. */
  size: number;
  read(): AsyncIterable<Buffer>;
}

const END = { signature: 0x06054b50, bytes: 22, longestComment: 65_535 };
const LISTED = { signature: 0x02014b50, bytes: 46 };
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

/**
 * The files in a zip file, by the list at its end (PKWARE's APPNOTE, 4.3). What large files of more than 4 GB would need (zip64) and
 * encryption are refused with a sentence, as is a damaged file.
 */
export async function listZip(path: string): Promise<ZipEntry[]> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const list = await readList(file, size);
    return await Promise.all(list.map((entry) => openEntry(file, path, entry)));
  } finally {
    await file.close();
  }
}

interface Listed {
  name: string;
  method: number;
  packed: number;
  size: number;
  sum: number;
  at: number;
}

async function readList(file: FileHandle, size: number): Promise<Listed[]> {
  const tail = await readAt(file, Math.max(0, size - END.bytes - END.longestComment), size);
  const end = tail.lastIndexOf(Buffer.from('PK\x05\x06'));
  if (end < 0 || end + END.bytes > tail.length) throw damaged();
  const count = tail.readUInt16LE(end + 10);
  const at = tail.readUInt32LE(end + 16);
  if (count === 0xffff || at === 0xffffffff) {
    throw refuse('invalid', 'This zip file is too large to be read as it is. Unpack it and send the CSV file in it.');
  }
  const list = await readAt(file, at, at + tail.readUInt32LE(end + 12));
  const entries: Listed[] = [];
  for (let from = 0; entries.length < count; ) {
    if (from + LISTED.bytes > list.length || list.readUInt32LE(from) !== LISTED.signature) throw damaged();
    const [nameBytes, extra, comment] = [28, 30, 32].map((offset) => list.readUInt16LE(from + offset)) as [
      number,
      number,
      number,
    ];
    if (list.readUInt16LE(from + 8) & 1) throw refuse('invalid', 'This zip file is encrypted. Unpack it first.');
    entries.push({
      name: list.toString('utf8', from + LISTED.bytes, from + LISTED.bytes + nameBytes),
      method: list.readUInt16LE(from + 10),
      sum: list.readUInt32LE(from + 16),
      packed: list.readUInt32LE(from + 20),
      size: list.readUInt32LE(from + 24),
      at: list.readUInt32LE(from + 42),
    });
    from += LISTED.bytes + nameBytes + extra + comment;
  }
  return entries;
}

async function openEntry(file: FileHandle, path: string, entry: Listed): Promise<ZipEntry> {
  const { name, method, packed, size, sum } = entry;
  const local = await readAt(file, entry.at, entry.at + LOCAL_BYTES);
  const start = entry.at + LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28);
  return {
    name,
    size,
    async *read() {
      if (packed === 0) return;
      if (method !== STORED && method !== DEFLATED) throw damaged();
      const raw = createReadStream(path, { start, end: start + packed - 1 });
      const inflate = createInflateRaw();
      if (method === DEFLATED) raw.on('error', (error) => inflate.destroy(error)).pipe(inflate);
      let found = 0;
      let bytes = 0;
      try {
        for await (const chunk of method === DEFLATED ? inflate : raw) {
          found = crc32(chunk, found);
          bytes += chunk.length;
          // A list that promises less than there is would hide how much is unpacked.
          if (bytes > size) throw damaged();
          yield chunk;
        }
      } catch (error) {
        throw (error as { code?: string }).code?.startsWith('Z_') ? damaged() : error;
      } finally {
        raw.destroy();
      }
      if (found !== sum) throw damaged();
    },
  };
}

async function readAt(file: FileHandle, from: number, to: number): Promise<Buffer> {
  const bytes = Buffer.alloc(Math.max(0, to - from));
  const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
  if (bytesRead < bytes.length) throw damaged();
  return bytes;
}

function damaged(): Error {
  return refuse('invalid', 'This zip file is damaged or was not downloaded whole. Download it again.');
}
