import type { Specs } from '#features/catalogue/attributes.ts';

const HOLES = /(?<![\d.])([1-9]\d{2}) ?(?:mm)? ?(?:x|×|\*|by) ?([1-9]\d{2})(?!\d|\.\d)/iu;
const KG = /(?<![\d.])(\d{1,3}(?:\.\d)?) ?(?:kg|kgs|kilos?|kilograms?)\b/iu;
const INCHES =
  /(?<![\d.×x])(\d{2,3}) ?(?:-?inch(?:es)?\b|in\b|["″])|\b(?:an?|the|my|our) (\d{2,3})(?= (?:at|of|weighing|that|screen|display|tv)\b)/iu;
const UPRIGHT = /\b(?:portrait|upright|vertical\w*|on its (?:side|end))\b/iu;
const [LEAST_INCHES, MOST_INCHES] = [10, 130];

/** A screen of the buyer's own by its numbers: holes, weight, diagonal and which way up; null where neither of the first two is told. */
export function ownScreenIn(message: string): Specs | null {
  const holes = holesIn(message);
  const kg = Number(KG.exec(message)?.[1] ?? Number.NaN);
  const size = INCHES.exec(message);
  const inches = Number(size?.[1] ?? size?.[2] ?? Number.NaN);
  if (!holes && !(kg > 0)) return null;
  return {
    ...(holes ? { vesa: holes.join(' × ') } : {}),
    ...(kg > 0 ? { weightKg: kg } : {}),
    ...(inches >= LEAST_INCHES && inches <= MOST_INCHES ? { screenSizeInches: inches } : {}),
    ...(UPRIGHT.test(message) ? { orientation: 'portrait' as const } : {}),
    technology: 'LCD',
  };
}

/** The distances of screw holes in mm, across and down, that a message names: '600 x 400'; null where it names none. */
export function holesIn(message: string): readonly [across: number, down: number] | null {
  const said = HOLES.exec(message);
  return said ? [Number(said[1]), Number(said[2])] : null;
}
