import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { MediaFiles } from './media-files.ts';

/** Stores pictures under `<dataDir>/media`, in folders named by the first two letters of the hash. */
export function openDiskFiles(dataDir: string): MediaFiles {
  const pathOf = (name: string) => path.join(dataDir, 'media', name.slice(0, 2), name);
  return {
    read: (name) => readIfThere(pathOf(name)),
    write: (name, bytes) => writeWhole(pathOf(name), bytes),
    remove: (name) => fs.rm(pathOf(name), { force: true }),
  };
}

async function readIfThere(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return await fs.readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

// Renamed when complete, so that a crash leaves no partial picture.
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.part`;
  try {
    await fs.writeFile(draft, bytes);
    await fs.rename(draft, file);
  } catch (error) {
    await fs.rm(draft, { force: true });
    throw error;
  }
}
