import type { Specs } from '#features/catalogue/attributes.ts';

// 16:9: the sides of a picture for each inch of its diagonal.
const MM_WIDE_AN_INCH = 22.1379;
const MM_HIGH_AN_INCH = 12.4526;
const MM_AN_INCH = 25.4;
const WIDE = 16 / 9;

/** The lit part of one screen as it hangs, in mm, and its pixels from top to bottom. */
export interface Picture {
  widthMm: number;
  heightMm: number;
  pixelsHigh: number;
  isUpright: boolean;
}

/** The sides of a 16:9 picture in mm by its diagonal in inches. */
export function sidesOf(inches: number): { widthMm: number; heightMm: number } {
  return { widthMm: inches * MM_WIDE_AN_INCH, heightMm: inches * MM_HIGH_AN_INCH };
}

/**
 * The pictures of a product, one for each way in which it may hang, the wide one first; of a set of boards that of each board, of a wall of
 * panels that of all. Empty where its facts do not say how large it is; an LED cabinet is no picture by itself.
 */
export function picturesOf(specs: Specs): readonly Picture[] {
  const pixels = readPair(specs.resolution);
  if (!pixels || (specs.technology === 'LED' && specs.formFactor === 'bare')) return [];
  const sides = sidesIn(specs, pixels);
  if (!sides) return [];
  const [long, short] = [Math.max(...sides), Math.min(...sides)];
  const [many, few] = [Math.max(...pixels), Math.min(...pixels)];
  const wide = { widthMm: long, heightMm: short, pixelsHigh: few, isUpright: false };
  const upright = { widthMm: short, heightMm: long, pixelsHigh: many, isUpright: true };
  if (specs.orientation === 'portrait') return [upright];
  return specs.orientation === 'both' ? [wide, upright] : [wide];
}

/** '3840 × 2160' as two numbers; null for anything else. */
export function readPair(text: string | undefined): readonly [number, number] | null {
  const found = /^\s*(\d{1,5})\s*[×xX*]\s*(\d{1,5})(?:\s*mm)?\s*$/.exec(text ?? '');
  return found && Number(found[1]) > 0 && Number(found[2]) > 0 ? [Number(found[1]), Number(found[2])] : null;
}

function sidesIn(specs: Specs, [across, down]: readonly [number, number]): readonly [number, number] | null {
  const { panels = 1, panelInches, loopsPicture, screenSizeInches, pixelPitchMm } = specs;
  if (panels > 1 && loopsPicture && panelInches) {
    // The panels are 16:9 each, so their rows follow from the shape of the whole.
    const rows = Math.max(1, Math.round(Math.sqrt((panels * WIDE) / (across / down))));
    const panel = sidesOf(panelInches);
    return [(panels / rows) * panel.widthMm, rows * panel.heightMm];
  }
  const inches = panels > 1 ? panelInches : screenSizeInches;
  if (inches) return byDiagonal(inches, across, down);
  return pixelPitchMm ? [across * pixelPitchMm, down * pixelPitchMm] : null;
}

function byDiagonal(inches: number, across: number, down: number): readonly [number, number] {
  const mm = (inches * MM_AN_INCH) / Math.hypot(across, down);
  return [across * mm, down * mm];
}
