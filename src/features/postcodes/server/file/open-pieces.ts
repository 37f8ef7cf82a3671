import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listZip } from './zip.ts';

/** A CSV file: on its own, of a folder, or of a zip file. */
export interface Piece {
  name: string;
  /** In bytes. */
  size: number;
  read(): AsyncIterable<Buffer>;
}

/** The CSV files of a file, a folder (with what lies in its folders) or a zip file, by name. Throws when there is no such file. */
export async function openPieces(path: string): Promise<Piece[]> {
  const { size } = await stat(path);
  const pieces = (await isFolder(path))
    ? await listFolder(path)
    : (await isZip(path))
      ? (await listZip(path)).filter(({ name }) => /\.csv$/i.test(name))
      : [fileAt(path, path, size)];
  return pieces.toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'));
}

async function listFolder(path: string): Promise<Piece[]> {
  const names = (await readdir(path, { recursive: true })).filter((name) => /\.csv$/i.test(name));
  return Promise.all(names.map(async (name) => fileAt(name, join(path, name), (await stat(join(path, name))).size)));
}

function fileAt(name: string, path: string, size: number): Piece {
  return { name, size, read: () => createReadStream(path, { highWaterMark: 256 * 1024 }) };
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path)).isDirectory();
}

// By its first bytes: an upload has no name that could be trusted.
async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.toString('latin1') === 'PK\x03\x04';
  } finally {
    await file.close();
  }
}
