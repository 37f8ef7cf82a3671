import type { Candidate } from './candidate.ts';
import type { Fit, Need } from './need.ts';
import { isScreen } from './screen-sizes.ts';
import { isA, SCREEN_THING, thingOf } from './things.ts';

const SPLASHED = 4;
const DUSTY = 5;
const figureOf = (rating: string | undefined, place: number) => Number(/(\d)(\d)/.exec(rating ?? '')?.[place] ?? 0);

/** Whether it shows pictures: a screen, or a wall of them, which states no size. */
export function isPicture(candidate: Candidate): boolean {
  const thing = thingOf(candidate);
  return thing === null ? isScreen(candidate) : isA(thing, SCREEN_THING);
}

// Of a screen that states no seal none is known, and none is to be expected.
const ifScreen = (candidate: Candidate): Fit => (isPicture(candidate) ? -1 : 0);

/** Steam, splashes and hoses: the second figure of an IP rating says what water a product bears. */
export const WET: Need = {
  label: 'Bears splashes',
  isQuality: true,
  isOfPlace: true,
  reason: 'sealed against splashes',
  fits: (each) => (figureOf(each.specs.ipRating, 2) >= SPLASHED ? 1 : ifScreen(each)),
};

/** Grease, flour and dust: the first figure, or a text that speaks of it. */
export const DUST: Need = {
  label: 'Bears dust and grease',
  isQuality: true,
  isOfPlace: true,
  reason: 'sealed against dust',
  fits: (each) =>
    figureOf(each.specs.ipRating, 1) >= DUSTY || /dust-sealed|sealed to IP5|heat lamps/iu.test(each.description ?? '')
      ? 1
      : ifScreen(each),
};

// '−20 to 45 °C', '−30 °C'.
const COLDEST = /[−-]\s?(\d{1,2})(?:\s*(?:to|°))/u;

/** Frost: a text that states a temperature below zero, or a product made for outdoors. */
export const COLD: Need = {
  label: 'Bears frost',
  isQuality: true,
  isOfPlace: true,
  reason: 'made to bear frost',
  fits: (each) => {
    if (!isPicture(each)) return 0;
    return COLDEST.test(each.description ?? '') ? 1 : each.specs.outdoor === true ? 0 : -1;
  },
};
