import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { media } from '#features/media/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import type { Ground } from '#platform/ground.ts';

/** What is stored as it came, with its ending. */
export const STORED_TYPES = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg' } as const;
export type StoredExtension = keyof typeof STORED_TYPES;

export interface Picture {
  bytes: Uint8Array;
  contentType: (typeof STORED_TYPES)[StoredExtension];
  width: number;
  height: number;
}

/**
 * Keeps a picture once, under the SHA-256 of its bytes, and answers the path at which it is served. The file is there before
 * the row that speaks of it.
 */
export async function putMedia(
  { config, clock }: Ground,
  tx: Database | Transaction,
  picture: Picture,
): Promise<{ hash: string; url: string }> {
  const hash = createHash('sha256').update(picture.bytes).digest('hex');
  const name = `${hash}.${extensionOf(picture.contentType)}`;
  await writeMediaFile(mediaPath(config.DATA_DIR, name), picture.bytes);
  await tx
    .insert(media)
    .values({
      hash,
      contentType: picture.contentType,
      width: picture.width,
      height: picture.height,
      byteLength: picture.bytes.byteLength,
      createdAt: clock.now(),
    })
    .onConflictDoNothing();
  return { hash, url: `/media/${name}` };
}

/** The bytes of a stored file, or null. */
export async function readMediaFile(file: string): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return await fs.readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Where a file of the store lies. Only a name that begins with a hash may come here. */
export function mediaPath(dataDir: string, name: string): string {
  return path.join(dataDir, 'media', name.slice(0, 2), name);
}

/** Writes a file whole or not at all: a crash leaves no half picture under a name that is served. */
export async function writeMediaFile(file: string, bytes: Uint8Array): Promise<void> {
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

function extensionOf(contentType: Picture['contentType']): string {
  return Object.entries(STORED_TYPES).find(([, type]) => type === contentType)?.[0] ?? 'png';
}
