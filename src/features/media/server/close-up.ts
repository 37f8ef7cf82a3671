import type { PictureView } from '#features/media/picture-sources.ts';
import { loadSharp, MOST_PIXELS } from './load-sharp.ts';

/** A part of a picture in fractions of its width and height, with the picture's proportions. */
export type Cutting = { left: number; top: number; side: number };

/**
 * The part of a picture to show, so that the product is large enough: most are drawn small on a transparent background.
 * Null for the whole picture: a photograph, or a product that fills its frame.
 */
export async function cuttingOf(bytes: Uint8Array, view: PictureView): Promise<Cutting | null> {
  const box = await boxOfObject(bytes);
  if (!box) return null;
  const filled = Math.max(box.width, box.height);
  const side = filled / fillWanted[view](filled);
  if (side > 0.97) return null;
  const middle = box.left + box.width / 2;
  // A little above the middle, because shadow and reflection are below.
  const height = box.top + box.height * 0.53;
  return { left: within(middle - side / 2, 1 - side), top: within(height - side / 2, 1 - side), side };
}

const fillWanted: Record<PictureView, (filled: number) => number> = {
  // Among others: small products grow most, but stay smaller than large ones.
  shelf: (filled) => Math.max(filled, 0.9 * filled ** 0.5),
  close: () => 0.82,
  // On paper wider than the picture, cropped to its height.
  share: () => 0.9,
  print: () => 0.86,
};

const LOOKED_AT_IN = 320;
// Products are opaque; shadows, light and reflections are not.
const SOLID = 190;

async function boxOfObject(bytes: Uint8Array) {
  const sharp = await loadSharp();
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS });
  if (!(await image.metadata()).hasAlpha) return null;
  const small = image.rotate().resize({ width: LOOKED_AT_IN }).extractChannel('alpha').raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  let [left, right, top, bottom] = [info.width, -1, info.height, -1];
  for (let at = 0; at < data.length; at++) {
    if ((data[at] ?? 0) < SOLID) continue;
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  if (right < 0) return null;
  return {
    left: left / info.width,
    top: top / info.height,
    width: (right + 1 - left) / info.width,
    height: (bottom + 1 - top) / info.height,
  };
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
