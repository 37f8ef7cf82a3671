import { ownHashOf, PRINTED, SHARED } from '#features/media/picture-sources.ts';
import type { AppContext } from '#platform/app-context.ts';
import { mediaFilesOf } from './media-files.ts';
import { openSizedPictures } from './sized-pictures.ts';

type Jpeg = Uint8Array<ArrayBuffer>;

/** A stored picture as a small JPEG for print; null if it is not our own or cannot be drawn. */
export function printedPicture(context: AppContext, imageUrl: string): Promise<Jpeg | null> {
  return draw(context, imageUrl, PRINTED);
}

/** A stored picture in the form for link previews; null if it is not our own or cannot be drawn. */
export function sharedPictureOf(context: AppContext, imageUrl: string): Promise<Jpeg | null> {
  return draw(context, imageUrl, SHARED);
}

async function draw(context: AppContext, imageUrl: string, form: typeof PRINTED | typeof SHARED): Promise<Jpeg | null> {
  const hash = ownHashOf(imageUrl);
  if (!hash) return null;
  try {
    return await openSizedPictures(mediaFilesOf(context)).read({ hash, ...form });
  } catch (error) {
    context.log.warn({ reason: String(error), picture: hash }, 'picture not printed');
    return null;
  }
}
