import type { Specs } from '#features/catalogue/attributes.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import { LIGHT, windowNits } from '#features/viewing/brightness.ts';
import { metresIn } from '#features/viewing/distance.ts';
import { sidesOf } from '#features/viewing/picture.ts';
import { farthestOfPrint, leastInches } from '#features/viewing/reading.ts';
import { LEAST_NITS, OUTSIDE, SUN_ON_THE_GLASS } from '../out-of-place.ts';
import { longHoursAsked, ratedHours } from './rated-hours.ts';

type Judged = Pick<Product, 'specs'>;

/** Something measured that a place asks of a screen, held against its specification. */
export interface Demand {
  /** What is asked for, as 'it has …' goes on. */
  asks: string;
  meets(product: Judged): boolean;
  /** The product's own figure for it. */
  figure(product: Judged): string;
  /** Where the demand comes from. */
  why: string;
  /** How far a product goes towards it, and what would meet it, where neither of two does. */
  grade?(product: Judged): number;
  wouldDo?: string;
}

const BEHIND_GLASS = /\b(?:windows?|shop ?fronts?|behind glass)\b/iu;
const IS_WIDTH = /\b(?:wide|width|across)\b/iu;

/** What a message asks of a screen by its place, what weighs most first. */
export function demandsOf(message: string): readonly Demand[] {
  return [ofLight(message), ofDaylight(message), ofRain(message), ofHours(message), ofDistance(message)].flatMap(
    (each) => each ?? [],
  );
}

function ofLight(message: string): Demand | null {
  if (!BEHIND_GLASS.test(message)) return null;
  const nits = windowNits(SUN_ON_THE_GLASS.test(message) ? LIGHT.south : LIGHT.normal);
  const least = nits.toLocaleString('en-GB');
  return {
    asks: `${least} nits or more`,
    meets: ({ specs }) => (specs.brightnessNits ?? 0) >= nits,
    figure: ({ specs }) => rowOf(specs, 'brightnessNits'),
    why: `In a window that daylight reaches about ${least} nits are wanted; in one that is always shaded ${windowNits(LIGHT.shaded)} will do.`,
  };
}

function ofDaylight(message: string): Demand | null {
  if (!/\bdaylight\b|\bsun(?:ny|light|shine)?\b/iu.test(message)) return null;
  return {
    asks: `${LEAST_NITS} nits or more`,
    meets: ({ specs }) => (specs.brightnessNits ?? 0) >= LEAST_NITS,
    figure: ({ specs }) => rowOf(specs, 'brightnessNits'),
    why: 'Where daylight comes in, 350 to 400 nits look pale.',
  };
}

function ofRain(message: string): Demand | null {
  if (!OUTSIDE.test(message)) return null;
  return {
    asks: 'an IP rating for outdoors',
    meets: ({ specs }) => specs.outdoor === true && specs.ipRating !== undefined,
    figure: ({ specs }) => rowOf(specs, 'ipRating'),
    why: 'Outside it takes a screen that its specification calls made for outdoors.',
  };
}

function ofHours(message: string): Demand | null {
  const hours = longHoursAsked(message);
  if (hours === 0) return null;
  return {
    asks: `a rating for ${hours} hours a day`,
    meets: (product) => ratedHours(product) >= hours,
    figure: ({ specs }) => `rated for ${rowOf(specs, 'operatingHours')}`,
    why: 'Use outside the rated hours the warranty does not cover.',
  };
}

function ofDistance(message: string): Demand | null {
  const metres = metresIn(message);
  if (metres === null || IS_WIDTH.test(message)) return null;
  const farthest = ({ specs }: Judged) => {
    const heightMm = specs.screenSizeInches ? sidesOf(specs.screenSizeInches).heightMm : (specs.heightMm ?? 0);
    return farthestOfPrint(heightMm);
  };
  return {
    asks: `a picture that is read from ${say(metres)} m`,
    meets: (product) => farthest(product) >= metres,
    figure: (product) => `read from up to ${say(farthest(product))} m`,
    grade: farthest,
    wouldDo: `It takes ${Math.ceil(leastInches(metres))} inches or more.`,
    why: 'That is for print of a twentieth of the picture’s height, about twelve lines; larger print is read from further.',
  };
}

function rowOf(specs: Specs, key: 'brightnessNits' | 'ipRating' | 'operatingHours'): string {
  const row = specRow(specs, key);
  return row
    ? row.value
    : `${key === 'ipRating' ? 'an IP rating' : key === 'brightnessNits' ? 'its brightness' : 'its hours'} not stated`;
}

function say(metres: number): string {
  return metres.toLocaleString('en-GB', { maximumFractionDigits: 1 });
}
