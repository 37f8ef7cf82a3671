import type { PictureFormat } from '#features/media/picture-sources.ts';

/** Draws a picture again in this width and format. Never larger than a photograph is. */
export async function derivePicture(bytes: Uint8Array, width: number, format: PictureFormat): Promise<Buffer> {
  const sharp = await loadSharp();
  const { format: kind, width: own = width } = await sharp(bytes, LIMITS).metadata();
  const isDrawing = kind === 'svg';
  const density = isDrawing ? Math.min(2400, Math.max(1, (SVG_DENSITY * width) / own)) : undefined;
  const resized = sharp(bytes, { ...LIMITS, density })
    .rotate()
    .resize({ width, withoutEnlargement: !isDrawing });
  // Low effort: a picture is made while somebody waits for it.
  return format === 'avif'
    ? resized.avif({ quality: 55, effort: 2 }).toBuffer()
    : resized.webp({ quality: 78, effort: 3 }).toBuffer();
}

// An SVG's own size is measured at 72 dots an inch.
const SVG_DENSITY = 72;
const LIMITS = { limitInputPixels: 60_000_000 };

// Over 40 MB once loaded, so it comes with the first picture and not with the process.
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
