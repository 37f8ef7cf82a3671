// 16:9: the height of a picture for each inch of its diagonal.
const MM_HIGH_AN_INCH = 12.4526;
// AVIXA DISCAS, basic decision making: farthest = 200 × picture height × the share of it that the print takes.
const HEIGHTS = 200;
const METRES_A_FOOT = 0.3048;
// How high print is to be, in mm for each metre of distance.
const PRINT_MM = { comfortable: 5, least: 10 / 6 };
const MOST_METRES = 100;

/** Print of a twentieth of the picture's height, as in a list of about twelve lines. */
export const USUAL_SHARE = 0.05;

/** The farthest reader of a screen in metres, by the share of the picture's height that the print takes. */
export function farthestMetres(inches: number, share = USUAL_SHARE): number {
  return (HEIGHTS * inches * MM_HIGH_AN_INCH * share) / 1000;
}

/** The smallest screen in inches that is read from so far. */
export function leastInches(metres: number, share = USUAL_SHARE): number {
  return (metres * 1000) / (HEIGHTS * share * MM_HIGH_AN_INCH);
}

/** How high print is to be at a distance, in mm: read with ease, and at the least. */
export function printMm(metres: number): { comfortable: number; least: number } {
  return { comfortable: metres * PRINT_MM.comfortable, least: metres * PRINT_MM.least };
}

/** The distance that a message names, in metres; null if it names none. */
export function metresIn(message: string): number | null {
  const said = /(\d{1,3}(?:\.\d{1,2})?) ?(m|metres?|meters?|ft|feet|foot)(?![\p{L}\d])/iu.exec(message);
  if (!said) return null;
  const metres = Number(said[1]) * (/^f/iu.test(said[2] ?? '') ? METRES_A_FOOT : 1);
  return metres > 0 && metres <= MOST_METRES ? metres : null;
}
