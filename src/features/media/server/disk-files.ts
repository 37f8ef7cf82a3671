import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { MediaFiles } from './media-files.ts';

/** Stores pictures under `<dataDir>/media`, in folders named by the first two letters of the hash. */
export function openDiskFiles(dataDir: string): MediaFiles {
  const pathOf = (name: string) => path.join(dataDir, 'media', name.slice(0, 2), name);
  return {
    read: (name) => readIfThere(pathOf(name)),
    write: async (name, bytes) => {
      await closeFolder(path.join(dataDir, 'media'));
      await writeWhole(pathOf(name), bytes);
    },
    remove: (name) => fs.rm(pathOf(name), { force: true }),
    list: () => listFiles(path.join(dataDir, 'media')),
  };
}

// A file elsewhere, or half written, is none of the shop's.
async function* listFiles(folder: string): AsyncGenerator<string> {
  for (const start of await namesIn(folder)) {
    for (const name of await namesIn(path.join(folder, start))) {
      if (name.slice(0, 2) === start && !name.endsWith('.part')) yield name;
    }
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await fs.readdir(folder)).sort();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

// Nobody else on the machine reads what customers and drivers sent, nor what an earlier release wrote more openly.
async function closeFolder(folder: string): Promise<void> {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  await fs.chmod(folder, 0o700);
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
  await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}.part`;
  try {
    await fs.writeFile(draft, bytes, { mode: 0o600 });
    await fs.rename(draft, file);
  } catch (error) {
    await fs.rm(draft, { force: true });
    throw error;
  }
}
