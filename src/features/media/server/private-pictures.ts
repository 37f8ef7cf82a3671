import type { AppContext } from '#platform/app-context.ts';
import { mediaFilesOf } from './media-files.ts';
import { type Picture, pictureAddress, writeFile } from './store.ts';

/**
 * Keeps a picture that is not for everybody under a name that is never served at `/media`: whoever wants to see it asks the
 * feature that knows the name, and that knows who may. Answers the name.
 */
export async function storePrivately(context: AppContext, picture: Picture): Promise<string> {
  const { hash, name } = pictureAddress(picture);
  const privateName = name.replace(hash, `${hash}-private`);
  await writeFile(context, privateName, picture);
  return privateName;
}

/** The bytes of a picture by the name that `storePrivately` answered; null when it is gone. */
export function readPrivate(context: AppContext, name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return mediaFilesOf(context).read(name);
}
