import { ownHashOf, type PRINTED, type SHARED } from '#features/media/picture-sources.ts';
import type { AppContext } from '#platform/app-context.ts';
import { mediaFilesOf } from './media-files.ts';
import { openSizedPictures } from './sized-pictures.ts';

/** A stored picture as a JPEG in one of these forms; null if it is not our own or cannot be drawn. */
export async function jpegPicture(
  context: AppContext,
  imageUrl: string,
  form: typeof PRINTED | typeof SHARED,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const hash = ownHashOf(imageUrl);
  if (!hash) return null;
  try {
    return await openSizedPictures(mediaFilesOf(context))({ hash, ...form });
  } catch (error) {
    context.log.warn({ reason: String(error), picture: hash }, 'picture not printed');
    return null;
  }
}
