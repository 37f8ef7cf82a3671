import type { Sharp } from 'sharp';
import { PRINTED, SHARED, type SizedPicture } from '#features/media/picture-sources.ts';
import { type Cutting, cuttingOf } from './close-up.ts';
import { loadSharp, MOST_PIXELS } from './load-sharp.ts';

/** Draws a served form of a picture. A photograph is never enlarged. */
export async function derivePicture(bytes: Uint8Array, { view, width, format }: SizedPicture): Promise<Buffer> {
  const sharp = await loadSharp();
  const { format: kind, width: own = width, height = own } = await sharp(bytes, LIMITS).metadata();
  const isDrawing = kind === 'svg';
  const cutting = view && (await cuttingOf(bytes, view));
  const density = isDrawing ? Math.min(2400, Math.max(1, (SVG_DENSITY * width) / own)) : undefined;
  const image = sharp(cutting && isDrawing ? drawingCut(bytes, cutting) : bytes, { ...LIMITS, density }).rotate();
  if (cutting && !isDrawing) image.extract(pixelsOf(cutting, own, height));
  if (format === 'jpg') return onPaper(image, view === PRINTED.view ? PRINTED : SHARED);
  const resized = image.resize({ width, withoutEnlargement: !isDrawing });
  // Low effort, because a visitor is waiting.
  return format === 'avif'
    ? resized.avif({ quality: 55, effort: 2 }).toBuffer()
    : resized.webp({ quality: 78, effort: 3 }).toBuffer();
}

// A JPEG has no transparency, so it gets a background.
function onPaper(image: Sharp, { width, height }: { width: number; height: number }): Promise<Buffer> {
  return image
    .resize({ width, height, fit: 'contain', background: PAPER })
    .flatten({ background: PAPER })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

// A vector drawing is cropped by its viewBox, so that it stays sharp.
function drawingCut(bytes: Uint8Array, { left, top, side }: Cutting): Buffer {
  const drawing = Buffer.from(bytes).toString('utf8');
  const cut = drawing.replace(/(<svg\b[^>]*\bviewBox=")0 0 ([\d.]+) ([\d.]+)"/, (_all, start, width, height) => {
    const part = [left * width, top * height, side * width, side * height];
    return `${start}${part.map((n) => n.toFixed(2)).join(' ')}"`;
  });
  return Buffer.from(cut);
}

function pixelsOf({ left, top, side }: Cutting, width: number, height: number) {
  return {
    left: Math.floor(left * width),
    top: Math.floor(top * height),
    width: Math.floor(side * width),
    height: Math.floor(side * height),
  };
}

const PAPER = '#f1eee6';
// The resolution of an SVG's own size, in dots per inch.
const SVG_DENSITY = 72;
const LIMITS = { limitInputPixels: MOST_PIXELS };
