import { isSpecified } from '#features/assistant/questions/specified.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { kindNamed, needsCalledFor } from '#features/search/server/door.ts';

/** Where rain falls, in so many words. */
export const OUTSIDE =
  /\b(?:outdoors?|outside|weather ?proof|rain|(?<!\b(?:from|to|off|on) the )(?:pavement|street)|gate|garden|terrace|car park|IP ?\d\d|IP rat\w+|drive[- ]thr\w+|passing|LED sign|wet|splash\w*)\b/iu;
// What is told of the window that a screen stands in.
const IN_A_WINDOW =
  /\b(?:in|into|for|behind|against|through) (?:(?:a|an|the|my|our|your|their|each|every|both) )?(?:\p{L}+ )?(?:shop ?)?windows?\b|\bwindow (?:displays?|screens?|panels?|signs?)\b|\bshop ?(?:windows?|fronts?)\b|\bestate agents?\b/iu;
// What people do at a screen that they touch.
const BY_TOUCH =
  /\b(?:touch\w*|interactive|kiosks?|self[- ]?(?:service|order\w*)|order(?:s|ing)? (?:themselves|points?|at)|check(?:s|ing)?[- ]?in|sign(?:s|ing)?[- ]?in|visitors?|wayfind\w*|find(?:ing)? (?:their|the) way|get lost|director(?:y|ies)|maps?|whiteboards?|classrooms?|class|lessons?|teach\w*|year \d{1,2}|pupils|meeting rooms?|rooms?|doors?|book(?:s|ed|ing|ings)?|tickets?|queues?|lectern|tables?|draw\w*|write|pens?)\b/iu;
const OF_A_WALL =
  /\b(?:video ?walls?|led|walls? of|panels?|bezels?|[2-5] ?[x×] ?[2-5]|huge|giant|biggest|largest|one big picture|stage|pitch)\b/iu;
const LEAST_OF_A_WALL = 4;
/** Where daylight comes in, less looks pale. */
export const LEAST_NITS = 700;
// That takes so much (buying help: a window that faces south).
const LEAST_NITS_IN_THE_SUN = 3000;
/** The sun itself on the glass, in so many words. */
export const SUN_ON_THE_GLASS =
  /\b(?:fac(?:es?|ing)|towards?) (?:the )?(?:south|west)|\b(?:south|west|south[- ]west)(?:[- ]|ern )?(?:fac\w+|side)|\b(?:full|direct|blazing|strong|midday|afternoon|all[- ]day) sun(?:light|shine)?\b|\bsun\b[^.?!]{0,40}\b(?:all (?:day|afternoon|morning)|on it|straight|directly|no shade)\b/iu;
const TOLD_OF_SHELVES =
  /\b(?:shelf|shelves|shelving|strips?|stretched|cabinets?|fridges?|rail|pastr(?:y|ies)|price labels?)\b/iu;
/** A sign that is put out in the morning. */
export const ON_THE_PAVEMENT = /\b(?:pavement|sandwich|swing) (?:signs?|boards?|displays?)\b|\ba-?boards?\b/iu;
// What it is to be connected by, and how a specification calls that.
const PORTS: readonly (readonly [asked: RegExp, port: string])[] = [
  [/\bethernet\b|\bnetwork (?:cable|lead)s?\b|\bPoE\b/iu, 'Ethernet'],
  [/\bUSB-C\b/iu, 'USB-C'],
  [/\bRS-?232\b/iu, 'RS-232'],
  [/\bdisplay ?port\b/iu, 'DisplayPort'],
  [/\b4G\b/iu, '4G'],
];
const ON_A_BATTERY = /\bbatter(?:y|ies)\b/iu;
const TOLD_OF_DOORS = /\b(?:doors?|rooms?|panels?|book(?:s|ed|ing|ings)?)\b/iu;
// It is to stand by itself on the floor.
const STANDS_ITSELF =
  /\b(?:free[- ]?standing|on (?:its|their|an?) own (?:foot|feet|stand|base)|stands? (?:by itself|on its own|on the floor|alone)|floor[- ]?standing|(?:not|nothing|no) (?:\p{L}+ )?on the wall|knock(?:ed)? over)\b/iu;
const OF_TWO_SIDES =
  /\b(?:both (?:sides|ways)|two sides|double|back to back|inside and out\w*|in and out|outside and in\w*|either side)\b/iu;
const ASKS_IP = /\bIP(?: ?\d\d)?\b[- ]?(?:rat\w+)?/u;

// The light that falls on a screen inside by windows, whatever it stands beside.
const LIGHT_COMES_IN =
  /\b(?:sun|(?:sun|day)?light)\b[^.?!]*\b(?:comes?|coming|pours?|pouring|streams?|streaming|shines?|shining) (?:\p{L}+ )?(?:in|through)\b[^.?!]*\bwindows?\b|\b(?:lobby|lounge|foyer|reception|bar|hall|room|office|canteen)\b[^.?!]*\b(?:big|large|huge|loads of|lots of)\b[^.?!]*\bwindows\b/iu;

// What is read from there hangs in the window, and not in the room behind it.
const READ_FROM_THE_STREET =
  /\b(?:from|to|by|on) the (?:pavement|street|road|outside|car park)\b|\bfrom outside\b|\bpassers?-?by\b/iu;

/** Whether daylight falls on a screen inside by windows, whatever it stands beside. */
export const lightComesIn = (message: string): boolean =>
  LIGHT_COMES_IN.test(message) && !READ_FROM_THE_STREET.test(message);

/**
 * Counts what speaks against a product in the place that a message tells of: made for a window, for touch, for the rain or as a wall
 * of panels where none of it is told, of another kind, or not in stock where that is asked.
 */
export function outOfPlace(message: string, words: string): (product: Product) => number {
  const both = `${words}. ${message}`;
  const isOfKind = kindNamed(words);
  const isInDaylight = lightComesIn(message);
  const isInWindow = IN_A_WINDOW.test(words) || (IN_A_WINDOW.test(message) && !isInDaylight);
  const isTouched = BY_TOUCH.test(both);
  const isWall = OF_A_WALL.test(both);
  const isOutside = OUTSIDE.test(words) || needsCalledFor(words).some(({ isOpenAir }) => isOpenAir);
  const isInSun = isInWindow && SUN_ON_THE_GLASS.test(message);
  const isOfTwoSides = OF_TWO_SIDES.test(both);
  const isSheltered = ASKS_IP.test(words);
  const isAlone = STANDS_ITSELF.test(message) && !isTouched;
  const isOfShelves = TOLD_OF_SHELVES.test(both);
  const isOnPavement = ON_THE_PAVEMENT.test(both);
  const isOnBattery = ON_A_BATTERY.test(message);
  const ports = PORTS.filter(([asked]) => asked.test(message)).map(([, port]) => port);
  const isOfDoors = TOLD_OF_DOORS.test(both);
  const isOfStock = isSpecified(message) && /\bstock\b/iu.test(message);
  return (product) => {
    const { madeForWindows, touch, outdoor, panels = 1, technology, brightnessNits = LEAST_NITS } = product.specs;
    const { places = [], formFactor, ipRating, powerSource = [], connectivity = [] } = product.specs;
    const isAmiss = [
      madeForWindows === true && !isInWindow,
      touch === true && !isTouched,
      outdoor === true && !isOutside,
      (panels >= LEAST_OF_A_WALL || technology === 'LED' || product.category === 'Video Walls') && !isWall,
      isOfStock && !product.inStock,
      isInDaylight && brightnessNits < LEAST_NITS,
      isInSun && madeForWindows === true && brightnessNits < LEAST_NITS_IN_THE_SUN,
      (product.specs.secondSideNits ?? 0) > 0 && !isOfTwoSides,
      isSheltered && ipRating === undefined,
      isAlone && !(formFactor === 'free-standing' && places.includes('floor')),
      places.includes('shelf') && !isOfShelves,
      places.includes('door') && !isOfDoors,
      isOnPavement && !places.includes('pavement'),
      !ports.every((port) => connectivity.some((each) => each.startsWith(port))),
      isOnBattery && !powerSource.includes('battery'),
      !isOfKind(product),
    ];
    return isAmiss.filter(Boolean).length;
  };
}
