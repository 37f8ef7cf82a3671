import { MOST_PICTURE_BYTES, NO_PICTURE, PICTURE_TOO_LARGE, TOO_MANY_PIXELS } from '#features/media/picture-rules.ts';
import { refuse } from '#platform/refusal.ts';
import { loadSharp, MOST_PIXELS } from './load-sharp.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { Picture } from './store.ts';

/**
 * Re-encodes an uploaded picture: type by its bytes, upright, without metadata, no larger than a screen needs. Refuses
 * anything but PNG or JPEG. `as: 'jpeg'` makes a JPEG of either, on white.
 */
export async function acceptPicture(bytes: Uint8Array, { as }: { as?: 'jpeg' } = {}): Promise<Picture> {
  if (bytes.byteLength > MOST_PICTURE_BYTES) throw refuse('too_large', PICTURE_TOO_LARGE);
  const kind = kindOf(bytes);
  if (!kind) throw refuse('invalid', NO_PICTURE);
  return inTurn(() => drawAfresh(bytes, as ?? kind));
}

type Kind = 'png' | 'jpeg';

// An open picture takes a hundred megabytes, so they are processed one at a time.
const inTurn = oneAtATime();

// Twice the largest served size.
const LONGEST_SIDE = 2560;

// Checked before any decoder runs, so that no SVG, PDF or TIFF is ever opened.
function kindOf(bytes: Uint8Array): Kind | null {
  const starts = (...signature: number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  return starts(0xff, 0xd8, 0xff) ? 'jpeg' : null;
}

async function drawAfresh(bytes: Uint8Array, kind: Kind): Promise<Picture> {
  const sharp = await loadSharp();
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MOST_PIXELS) throw refuse('invalid', TOO_MANY_PIXELS);
    const fitted = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
    const drawn =
      kind === 'png'
        ? fitted.png({ compressionLevel: 9 })
        : fitted.flatten({ background: '#fff' }).jpeg({ quality: 88 });
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    return { bytes: data, contentType: `image/${kind}`, width: info.width, height: info.height };
  } catch (error) {
    // Any decoder error means an invalid picture; its text is internal.
    throw error instanceof Error && error.name === 'Refusal' ? error : refuse('invalid', NO_PICTURE);
  }
}
