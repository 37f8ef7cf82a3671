import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import type { Specs } from '#features/catalogue/attributes.ts';
import { placeOf } from '#features/delivery/zones.ts';
import { inUnitedKingdom } from '#features/fitting/place-to-fit.ts';
import type { ScreensToFit } from '#features/fitting/plan.ts';
import { isWallToFit } from '#features/fitting/rates.ts';
import { matchScreens, type ScreenAsked } from '#features/fitting/screens-to-fit.ts';
import type { FittingTerms } from '#features/fitting/server/door.ts';
import { earliestSurvey, wrongInWishes } from '#features/fitting/wishes.ts';
import { type LondonDay, londonDayOf } from '#values/london-day.ts';
import { POSTCODE_EXAMPLE } from '#values/postcode.ts';
import { readRealPostcode } from '#values/real-postcode.ts';
import type { QuoteFitting } from '../quoted-service.ts';

/** Fitting and survey as they are asked for; null for a part that could not be read. */
export interface ServicesAsked {
  postcode: string | null;
  screens: readonly (ScreenAsked | null)[];
  survey: boolean;
  wall?: boolean;
  wishes: readonly (LondonDay | null)[];
}

interface Asking {
  goods: readonly { productId: number; quantity: number }[];
  productOf: (id: number) => { name: string; specs: Specs } | undefined;
  terms: FittingTerms;
  at: Date;
}

/** What is to be fitted and surveyed, and all that is wrong with it by its field. */
export interface ReadServices {
  screens: ScreensToFit[];
  hasSurvey: boolean;
  hasWall: boolean;
  fitting: QuoteFitting;
  errors: Record<string, string[]>;
}

/** Reads what a request for a quote asks of fitters. Screens have to be among its goods; a survey needs none. */
export function readServices(asked: ServicesAsked, { goods, productOf, terms, at }: Asking): ReadServices {
  const { postcode, survey, wall = false, wishes } = asked;
  const { screens, wrong } = matchScreens(asked.screens, { goods, productOf, there: 'asked for' });
  const place = postcode === null ? null : placeOf({ country: HOME_COUNTRY, postcode });
  // When the goods arrive is known once they are quoted. Until then a day is held to what holds for a survey.
  const visits = { calendar: place?.calendar ?? 'england', calendars: terms.calendars, isAfterGoods: false } as const;
  const wrongDays = wrongInWishes(wishes, earliestSurvey(londonDayOf(at), visits), visits);
  const isNothing = asked.screens.length === 0 && !survey && !wall;
  const noWall = wall && !isWallAmong(goods, productOf);
  const inPlace = postcode === null ? null : wrongPostcode(postcode);
  const sentences = [
    ...Object.entries(wrong).map(([field, sentence]) => [`screens.${field}`, sentence] as const),
    ...(isNothing ? [['survey', 'Say how many screens are fitted, or ask for a survey'] as const] : []),
    ...(noWall ? [['wall', NO_WALL] as const] : []),
    ...(inPlace ? [['postcode', inPlace] as const] : []),
    ...[...wrongDays].map(([nth, sentence]) => [`wishes.${nth}`, sentence] as const),
  ];
  return {
    screens,
    hasWall: wall,
    hasSurvey: survey || screens.some((one) => one.survey),
    fitting: { postcode, zone: place?.zone ?? null, wishes: wishes.filter((day) => day !== null) },
    errors: Object.fromEntries(sentences.map(([field, sentence]) => [`fitting.${field}`, [sentence]])),
  };
}

/** What is said where a wall is to be fitted and none is there. */
export const NO_WALL = 'No LED wall is among the goods';

export function isWallAmong(goods: readonly { productId: number }[], productOf: Asking['productOf']): boolean {
  return goods.some(({ productId }) => isWallToFit(productOf(productId)?.specs ?? {}));
}

/** Why a postcode is no place that is fitted: there is no such area, or it is outside the United Kingdom. */
export function wrongPostcode(postcode: string): string | null {
  return readRealPostcode(postcode, HOME_COUNTRY) ? inUnitedKingdom(postcode) : POSTCODE_EXAMPLE;
}
