import type { Specs } from '#features/catalogue/attributes.ts';
import type { Zone } from '#features/delivery/zones.ts';
import type { Pence } from '#values/money.ts';

/** Where we fit: in the United Kingdom, and on the Isle of Man, which is a part of it for VAT. */
export const FITTING_ZONES = ['mainland', 'highlands', 'northern_ireland', 'isle_of_man'] as const satisfies Zone[];
export type FittingZone = (typeof FITTING_ZONES)[number];

/** The rows of the table of prices: screens up to so many inches across the diagonal. */
export const SIZES_UP_TO = [43, 55, 75, 98] as const;
/** Its columns: the upper edge of the screen up to so many centimetres above the floor. From steps, from a tower, from a lift. */
export const HEIGHTS_UP_TO = [300, 450, 600] as const;

/** The price of one screen ex VAT, by row and column; null: by quote. */
export type FittingPrices = readonly (readonly (Pence | null)[])[];

export interface FittingRates {
  zone: FittingZone;
  /** Working days between the goods and the fitter. */
  leadDays: number;
  /** One visit before the goods come, ex VAT; null: by quote. */
  survey: Pence | null;
  prices: FittingPrices;
}

/**
 * The size of a screen that we fit, in inches; null for what is no screen, such as a bracket or a cabinet of LED, for what stands by itself,
 * and where the fitting is part of its price.
 */
export function inchesToFit({ screenSizeInches, formFactor, includes }: Specs): number | null {
  if (formFactor === 'free-standing' || includes?.includes('fitting')) return null;
  return screenSizeInches ?? null;
}

/** Whether a product makes an LED wall, or is a ready one: it is fitted, and by quote alone. */
export function isWallToFit(specs: Specs): boolean {
  const { wallPart, technology, formFactor, includes = [] } = specs;
  const isReady = technology === 'LED' && formFactor === 'set' && includes.includes('controller');
  return wallPart === 'cabinet' || (isReady && inchesToFit(specs) === null && !includes.includes('fitting'));
}

/** What fitting one screen of this size at this height costs; null: by quote. */
export function priceOfFitting({ prices }: FittingRates, inches: number, heightCm: number): Pence | null {
  const row = SIZES_UP_TO.findIndex((most) => inches <= most);
  const column = HEIGHTS_UP_TO.findIndex((most) => heightCm <= most);
  return prices[row]?.[column] ?? null;
}

/** The column of the prices that a height lies in, in cm; null above the last. */
export function heightUpTo(heightCm: number): number | null {
  return HEIGHTS_UP_TO.find((most) => heightCm <= most) ?? null;
}

/** `up to 4.5 m`. */
export function heightWords(heightCm: number): string {
  const upTo = heightUpTo(heightCm);
  return upTo === null ? `at ${heightCm / 100} m` : `up to ${upTo / 100} m`;
}

/** Why the upper edge of a screen cannot be so low, whichever way up it hangs; null where it can, or its sides are not known. */
export function tooLow(name: string, { heightMm, widthMm }: Specs, heightCm: number): string | null {
  const lowestCm = Math.ceil(Math.min(heightMm ?? 0, widthMm ?? 0) / 10);
  if (heightCm >= lowestCm) return null;
  return `${name} is ${lowestCm / 100} m high: its upper edge cannot be at ${heightCm / 100} m`;
}
