import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { refuse } from '#platform/refusal.ts';
import { listZip, type ZipEntry } from './zip.ts';

// The largest published file unpacks to 3 GB. Blank lines pack a thousandfold, so that a small file could hold far more.
const MOST_UNPACKED = 8 * 1024 ** 3;

/** A CSV file: on its own, of a folder, or of a zip file. */
export interface Piece {
  name: string;
  /** In bytes. */
  size: number;
  read(): AsyncIterable<Buffer>;
}

/**
 * The CSV files of a file, a folder (with what lies in its folders) or a zip file, by name. Throws when there is no such file, and a
 * refusal for a zip file that is damaged or unpacks to too much.
 */
export async function openPieces(path: string): Promise<Piece[]> {
  const { size } = await stat(path);
  const pieces = (await isFolder(path))
    ? await listFolder(path)
    : (await isZip(path))
      ? csvOf(await listZip(path))
      : [fileAt(path, path, size)];
  return pieces.toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'));
}

function csvOf(entries: ZipEntry[]): ZipEntry[] {
  const files = entries.filter(({ name }) => /\.csv$/i.test(name));
  if (files.reduce((sum, { size }) => sum + size, 0) <= MOST_UNPACKED) return files;
  throw refuse('invalid', 'This zip file unpacks to more than 8 GB, which no published file of postcodes does.');
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
