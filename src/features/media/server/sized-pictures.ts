import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat } from '#features/media/picture-sources.ts';
import { derivePicture } from './derive.ts';
import { mediaPath, readMediaFile, STORED_TYPES, writeMediaFile } from './store.ts';

/** Gives pictures in sizes, making each at its first use and keeping it on disk. */
export interface SizedPictures {
  /** The bytes, or null when there is no such picture. */
  read(hash: string, width: number, format: PictureFormat): Promise<Uint8Array<ArrayBuffer> | null>;
}

export function openSizedPictures(dataDir: string): SizedPictures {
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();
  let last: Promise<unknown> = Promise.resolve();

  // One at a time, so that a page full of new pictures leaves a processor for the shop.
  const queue = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  const make = async (hash: string, width: number, format: PictureFormat, file: string) => {
    const original = await readOriginal(dataDir, hash);
    if (!original) return null;
    const bytes = new Uint8Array(await derivePicture(original, width, format));
    await writeMediaFile(file, bytes);
    return bytes;
  };

  return {
    read: async (hash, width, format) => {
      const name = `${hash}-${width}.${format}`;
      const file = mediaPath(dataDir, name);
      const kept = await readMediaFile(file);
      if (kept) return kept;
      const same = underWay.get(name);
      if (same) return same;
      const made = queue(() => make(hash, width, format, file)).finally(() => underWay.delete(name));
      underWay.set(name, made);
      return made;
    },
  };
}

/** Reads `<hash>-<width>.<format>`; null when it is not one of the sizes that exist. */
export function readSizedName(name: string): { hash: string; width: number; format: PictureFormat } | null {
  const [, hash = '', widthText, formatText] = /^([0-9a-f]{64})-(\d{3,4})\.(avif|webp)$/.exec(name) ?? [];
  const width = PICTURE_WIDTHS.find((known) => String(known) === widthText);
  const format = PICTURE_FORMATS.find((known) => known === formatText);
  return width && format ? { hash, width, format } : null;
}

async function readOriginal(dataDir: string, hash: string): Promise<Uint8Array | null> {
  for (const extension of Object.keys(STORED_TYPES)) {
    const bytes = await readMediaFile(mediaPath(dataDir, `${hash}.${extension}`));
    if (bytes) return bytes;
  }
  return null;
}
