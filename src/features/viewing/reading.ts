import type { Picture } from './picture.ts';
import { sidesOf } from './picture.ts';

// AVIXA DISCAS, basic decision making: farthest = 200 × picture height × the share of it that the print takes.
const HEIGHTS = 200;
// AVIXA DISCAS, analytical decision making: a pixel is seen as one to 3,438 times its height, which is one minute of arc.
const PIXEL_HEIGHTS = 3438;
// Our assumption: of the room of a line the print takes three fifths, so of n lines each has 0.6 ÷ n of the height.
const PRINT_OF_A_LINE = 0.6;
// The older rule, of the height of the picture: to study it, to read it, to look at it.
const OLDER = { study: 4, read: 6, look: 8 } as const;
// How high print is to be, in mm for each metre of distance.
const PRINT_MM = { comfortable: 5, clear: 2.5, least: 10 / 6 } as const;
// Text and figures are drawn for Full HD, and enlarged by as much as a screen has more pixels.
const ROWS_DRAWN = { wide: 1080, upright: 1920 } as const;

/** Print of a twentieth of the picture's height, as in a list of about twelve lines. */
export const USUAL_SHARE = 0.05;

/** What a screen shows: a menu of so many lines, pictures with a headline, or text and figures as on a desk. */
export type Content = { shows: 'menu'; lines: number } | { shows: 'pictures' } | { shows: 'figures' };

/** The farthest reader in metres of print that takes this share of a picture of this height in mm. */
export function farthestOfPrint(heightMm: number, share = USUAL_SHARE): number {
  return (HEIGHTS * heightMm * share) / 1000;
}

/** The farthest reader in metres of figures that use every pixel. */
export function farthestOfPixels(heightMm: number, pixelsHigh: number): number {
  return (PIXEL_HEIGHTS * heightMm) / pixelsHigh / 1000;
}

/** The same in metres by the older rule of 4, 6 and 8 heights. */
export function olderRule(heightMm: number): { study: number; read: number; look: number } {
  const of = (heights: number) => (heights * heightMm) / 1000;
  return { study: of(OLDER.study), read: of(OLDER.read), look: of(OLDER.look) };
}

/** The share of the height that the print of a menu of so many lines takes. */
export function shareOfLines(lines: number): number {
  return PRINT_OF_A_LINE / lines;
}

/** The most lines from top to bottom that are read from so far. */
export function mostLines(heightMm: number, metres: number): number {
  return Math.floor(farthestOfPrint(heightMm, PRINT_OF_A_LINE) / metres + 1e-9);
}

/** The farthest reader of a picture in metres, by what it shows. */
export function farthestReader({ heightMm, pixelsHigh, isUpright }: Picture, content: Content): number {
  if (content.shows === 'menu') return farthestOfPrint(heightMm, shareOfLines(content.lines));
  if (content.shows === 'pictures') return farthestOfPrint(heightMm);
  return farthestOfPixels(heightMm, Math.min(pixelsHigh, isUpright ? ROWS_DRAWN.upright : ROWS_DRAWN.wide));
}

/** The height of a picture in mm from which this content is read so far away. */
export function leastHeightMm(metres: number, content: Content): number {
  const aMetre = { widthMm: 0, heightMm: 1000, pixelsHigh: ROWS_DRAWN.wide, isUpright: false };
  return (metres / farthestReader(aMetre, content)) * 1000;
}

/** The smallest 16:9 screen in inches that is read from so far. */
export function leastInches(metres: number, share = USUAL_SHARE): number {
  return (metres * 1000) / (HEIGHTS * share * sidesOf(1).heightMm);
}

/** How high print is to be at a distance, in mm: read with ease, clearly, and at the least. */
export function printMm(metres: number): { comfortable: number; clear: number; least: number } {
  const { comfortable, clear, least } = PRINT_MM;
  return { comfortable: metres * comfortable, clear: metres * clear, least: metres * least };
}

/** The nearest viewer of an LED picture in metres: about as many as its pitch has millimetres. */
export function nearestMetres(pitchMm: number): number {
  return pitchMm;
}
