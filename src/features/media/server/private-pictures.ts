import type { AppContext } from '#platform/app-context.ts';
import { mediaFilesOf } from './media-files.ts';
import { type Picture, pictureAddress, writeFile } from './store.ts';

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
