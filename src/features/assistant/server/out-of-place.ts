import { isSpecified } from '#features/assistant/questions/specified.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { kindNamed, needsCalledFor } from '#features/search/server/door.ts';

const OUTSIDE =
  /\b(?:outdoors?|outside|weather ?proof|rain|pavement|street|gate|garden|terrace|car park|IP ?\d\d|IP rat\w+|drive[- ]thr\w+|passing|LED sign|wet|splash\w*)\b/iu;
// What is told of the window that a screen stands in.
const IN_A_WINDOW =
  /\b(?:in|into|for|behind|against|through) (?:(?:a|an|the|my|our|your|their|each|every|both) )?(?:\p{L}+ )?(?:shop ?)?windows?\b|\bwindow (?:displays?|screens?|panels?|signs?)\b|\bshop ?(?:windows?|fronts?)\b|\bestate agents?\b/iu;
// What people do at a screen that they touch.
const BY_TOUCH =
  /\b(?:touch\w*|interactive|kiosks?|self[- ]?(?:service|order\w*)|order(?:s|ing)? (?:themselves|points?|at)|check(?:s|ing)?[- ]?in|sign(?:s|ing)?[- ]?in|visitors?|wayfind\w*|find(?:ing)? (?:their|the) way|get lost|director(?:y|ies)|maps?|whiteboards?|classrooms?|class|lessons?|teach\w*|year \d{1,2}|pupils|meeting rooms?|rooms?|doors?|book(?:s|ed|ing|ings)?|tickets?|queues?|lectern|tables?|draw\w*|write|pens?)\b/iu;
const OF_A_WALL =
  /\b(?:video ?walls?|led|walls? of|panels?|bezels?|[2-5] ?[x×] ?[2-5]|huge|giant|biggest|largest|one big picture|stage|pitch)\b/iu;
const LEAST_OF_A_WALL = 4;
// Where daylight comes in, less looks pale.
const LEAST_NITS = 700;

/** The light that falls on a screen inside by windows, whatever it stands beside. */
export const LIGHT_COMES_IN =
  /\b(?:sun|(?:sun|day)?light)\b[^.?!]*\b(?:comes?|coming|pours?|pouring|streams?|streaming|shines?|shining) (?:\p{L}+ )?(?:in|through)\b[^.?!]*\bwindows?\b|\b(?:lobby|lounge|foyer|reception|bar|hall|room|office|canteen)\b[^.?!]*\b(?:big|large|huge|loads of|lots of)\b[^.?!]*\bwindows\b/iu;

/**
 * Counts what speaks against a product in the place that a message tells of: made for a window, for touch, for the rain or as a wall
 * of panels where none of it is told, of another kind, or not in stock where that is asked.
 */
export function outOfPlace(message: string, words: string): (product: Product) => number {
  const both = `${words}. ${message}`;
  const isOfKind = kindNamed(words);
  const isInDaylight = LIGHT_COMES_IN.test(message);
  const isInWindow = IN_A_WINDOW.test(words) || (IN_A_WINDOW.test(message) && !isInDaylight);
  const isTouched = BY_TOUCH.test(both);
  const isWall = OF_A_WALL.test(both);
  const isOutside = OUTSIDE.test(words) || needsCalledFor(words).some(({ isOpenAir }) => isOpenAir);
  const isOfStock = isSpecified(message) && /\bstock\b/iu.test(message);
  return (product) => {
    const { madeForWindows, touch, outdoor, panels = 1, technology, brightnessNits = LEAST_NITS } = product.specs;
    const isAmiss = [
      madeForWindows === true && !isInWindow,
      touch === true && !isTouched,
      outdoor === true && !isOutside,
      (panels >= LEAST_OF_A_WALL || technology === 'LED') && !isWall,
      isOfStock && !product.inStock,
      isInDaylight && brightnessNits < LEAST_NITS,
      !isOfKind(product),
    ];
    return isAmiss.filter(Boolean).length;
  };
}
