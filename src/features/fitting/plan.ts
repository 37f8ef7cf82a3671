import { inZone } from '#features/delivery/zone-words.ts';
import type { Zone } from '#features/delivery/zones.ts';
import type { Pence } from '#values/money.ts';
import { type FittingRates, heightUpTo, heightWords, priceOfFitting } from './rates.ts';
import { surveyName } from './service-names.ts';

/** What a line of a cart wants done with its screens. */
export interface FittingWanted {
  /** How many of them are fitted. */
  count: number;
  /** The upper edge of the screen above the floor. */
  heightCm: number;
  /** Whether we look at the place first. */
  survey: boolean;
}

/** Screens of one kind that are to be fitted. */
export interface ScreensToFit extends FittingWanted {
  productId: number;
  name: string;
  inches: number;
}

/** A service as a line of a cart, an order or a quote. */
export interface ServiceLine {
  name: string;
  quantity: number;
  /** Ex VAT; null: by quote. */
  unitPrice: Pence | null;
}

export interface FittingPlan {
  /** By the product that is fitted. */
  fittings: (ServiceLine & { productId: number })[];
  survey: ServiceLine | null;
  /** Why some of it has no price. */
  byQuote: string | null;
}

// A name of an order's line holds 200 characters.
const MOST_OF_NAME = 150;

/** Fitting and survey of these screens in a zone, line by line; one survey looks at all of them. `rates` is null where we do not fit. */
export function planFitting(screens: readonly ScreensToFit[], zone: Zone, rates: FittingRates | null): FittingPlan {
  const fittings = screens.map(({ productId, name, inches, count, heightCm }) => ({
    productId,
    name: fittingName(name, heightCm),
    quantity: count,
    unitPrice: rates && priceOfFitting(rates, inches, heightCm),
  }));
  const survey = screens.some((one) => one.survey)
    ? { name: surveyName(zone), quantity: 1, unitPrice: rates?.survey ?? null }
    : null;
  return { fittings, survey, byQuote: byQuote(screens, fittings, survey, { zone, rates }) };
}

/** `Fitting: 55-inch menu board, up to 3 m`. */
export function fittingName(product: string, heightCm: number): string {
  const short = product.length <= MOST_OF_NAME ? product : `${product.slice(0, MOST_OF_NAME - 1).trimEnd()}…`;
  return `Fitting: ${short}, ${heightWords(heightCm)}`;
}

/** Why we do not fit there at our prices. */
export function unservedWords(zone: Zone): string {
  // Outside the United Kingdom we fit by no quote either.
  if (zone === 'channel_islands') return 'We do not fit in the Channel Islands. Order without the fitting.';
  return `We do not fit ${inZone(zone)} at our list prices. Order without the fitting, or ask us for a quote.`;
}

/** Why a survey there has no price. */
export function surveyByQuote(zone: Zone): string {
  return `A survey ${inZone(zone)} is by quote.`;
}

function byQuote(
  screens: readonly ScreensToFit[],
  fittings: readonly ServiceLine[],
  survey: ServiceLine | null,
  { zone, rates }: { zone: Zone; rates: FittingRates | null },
): string | null {
  if (!rates) return unservedWords(zone);
  const unpriced = screens.find((_, at) => fittings[at]?.unitPrice === null);
  if (unpriced) return screenByQuote(unpriced);
  return survey?.unitPrice === null ? surveyByQuote(zone) : null;
}

function screenByQuote({ inches, heightCm }: ScreensToFit): string {
  const place = heightUpTo(heightCm) === null ? `with its upper edge at ${heightCm / 100} m` : heightWords(heightCm);
  return `A screen of ${inches} inches ${place} is fitted by quote. Ask us for a price, or take the fitting out.`;
}
