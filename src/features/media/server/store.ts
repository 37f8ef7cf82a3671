import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ownHashOf } from '#features/media/picture-sources.ts';
import { media } from '#features/media/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { isDiskFull } from '#platform/disk.ts';
import { refuse } from '#platform/refusal.ts';
import { mediaFilesOf } from './media-files.ts';

/** The stored types by file extension. */
export const STORED_TYPES = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg' } as const;
export type StoredExtension = keyof typeof STORED_TYPES;

export interface Picture {
  bytes: Uint8Array;
  contentType: (typeof STORED_TYPES)[StoredExtension];
  width: number;
  height: number;
}

/** The address of a picture: named by the SHA-256 of its bytes. */
export function pictureAddress({ bytes, contentType }: Picture): { hash: string; name: string; url: string } {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const name = `${hash}.${extensionOf(contentType)}`;
  return { hash, name, url: `/media/${name}` };
}

/** Stores a picture under the SHA-256 of its bytes and answers its path. The file is written before the row is committed. */
export async function putMedia(
  context: AppContext,
  tx: Database | Transaction,
  picture: Picture,
): Promise<{ hash: string; url: string }> {
  const { hash, name, url } = pictureAddress(picture);
  const { contentType, width, height, bytes } = picture;
  await writeFile(context, name, picture);
  await tx
    .insert(media)
    .values({ hash, contentType, width, height, byteLength: bytes.byteLength, createdAt: context.clock.now() })
    .onConflictDoNothing();
  return { hash, url };
}

/** Whether a picture of our own is stored; true for any other address. */
export async function hasPicture(db: Database | Transaction, imageUrl: string): Promise<boolean> {
  const hash = ownHashOf(imageUrl);
  if (!hash) return true;
  const rows = await db.select({ hash: media.hash }).from(media).where(eq(media.hash, hash));
  return rows.length > 0;
}

/** Stores a private picture and answers its name, which `/media` never serves: the feature that has the name checks rights. */
export async function storePrivately(context: AppContext, picture: Picture): Promise<string> {
  const { hash, name } = pictureAddress(picture);
  const privateName = name.replace(hash, `${hash}-private`);
  await writeFile(context, privateName, picture);
  return privateName;
}

/** The bytes of a private picture; null if there is none. */
export function readPrivate(context: AppContext, name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return mediaFilesOf(context).read(name);
}

/** Deletes a private picture; call it once nothing names it any more. */
export function removePrivate(context: AppContext, name: string): Promise<void> {
  return mediaFilesOf(context).remove(name);
}

/** Writes a picture's bytes, or refuses with `unavailable` if the storage fails. */
async function writeFile(context: AppContext, name: string, { bytes, contentType }: Picture): Promise<void> {
  try {
    await mediaFilesOf(context).write(name, bytes, contentType);
  } catch (error) {
    context.log.error({ reason: String(error) }, 'picture not kept');
    if (isDiskFull(error)) throw error;
    throw refuse('unavailable', 'The picture cannot be kept at the moment. Please try again shortly.', {
      headers: { 'Retry-After': '10' },
    });
  }
}

function extensionOf(contentType: Picture['contentType']): string {
  return Object.entries(STORED_TYPES).find(([, type]) => type === contentType)?.[0] ?? 'png';
}
