import {
  PICTURE_FORMATS,
  PICTURE_VIEWS,
  PICTURE_WIDTHS,
  type PictureFormat,
  SHARED,
  type SizedPicture,
  sizedName,
} from '#features/media/picture-sources.ts';
import { derivePicture } from './derive.ts';
import type { MediaFiles } from './media-files.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { STORED_TYPES } from './store.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Reads the bytes of a sized picture, made at its first use and stored; null if there is no such picture. */
export type ReadSized = (wanted: SizedPicture) => Promise<Bytes | null>;

export function openSizedPictures(files: MediaFiles): ReadSized {
  const underWay = new Map<string, Promise<Bytes | null>>();
  // One at a time, so that a page of new pictures leaves a processor for the shop.
  const inTurn = oneAtATime();
  const make = async (wanted: SizedPicture, name: string) => {
    const original = await readOriginal(files, wanted.hash);
    if (!original) return null;
    const bytes = new Uint8Array(await derivePicture(original, wanted));
    await files.write(name, bytes, typeOf(wanted.format));
    return bytes;
  };

  return async (wanted) => {
    const name = sizedName(wanted);
    const stored = await files.read(name);
    if (stored) return stored;
    const same = underWay.get(name);
    if (same) return same;
    const made = inTurn(() => make(wanted, name)).finally(() => underWay.delete(name));
    underWay.set(name, made);
    return made;
  };
}

/** Reads `<hash>[-<view>]-<width>.<format>`; null for any other name. */
export function readSizedName(name: string): SizedPicture | null {
  const shared = /^([0-9a-f]{64})-share-1200\.jpg$/.exec(name)?.[1];
  if (shared) return { hash: shared, ...SHARED };
  const [, hash = '', viewText, widthText, formatText] =
    /^([0-9a-f]{64})(?:-([a-z]+))?-(\d{3,4})\.(avif|webp)$/.exec(name) ?? [];
  const view = PICTURE_VIEWS.find((known) => known === viewText);
  if (viewText && !view) return null;
  const width = PICTURE_WIDTHS.find((known) => String(known) === widthText);
  const format = PICTURE_FORMATS.find((known) => known === formatText);
  return width && format ? { hash, view, width, format } : null;
}

async function readOriginal(files: MediaFiles, hash: string): Promise<Uint8Array | null> {
  for (const extension of Object.keys(STORED_TYPES)) {
    const bytes = await files.read(`${hash}.${extension}`);
    if (bytes) return bytes;
  }
  return null;
}

export function typeOf(format: PictureFormat): string {
  return format === 'jpg' ? 'image/jpeg' : `image/${format}`;
}
