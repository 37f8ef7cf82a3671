import { ASPECTS } from '#features/assistant/questions/aspects.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { sidesOf } from '#features/viewing/picture.ts';

const MM_A_CM = 10;

/** What has to go through a door where a stand or trolley is asked about: the screen on it is wider. Null for all else. */
export function widthOnIt({ specs: { fitsFromInches, fitsToInches } }: Product, asked: string): string | null {
  if (fitsToInches === undefined || !ASPECTS.doors.asked.test(asked)) return null;
  const sizes = [...new Set([fitsFromInches ?? fitsToInches, fitsToInches])];
  const wide = (inches: number) => `${Math.round(sidesOf(inches).widthMm / MM_A_CM)} cm at ${inches} inches`;
  return `With a screen on it the screen is what has to go through: hung landscape, its picture alone is ${sizes.map(wide).join(' and ')} wide`;
}
