import type { Need } from './need.ts';
import { SCREEN_THING, type Thing, thingCalled } from './things.ts';
import { OPEN_AIR, OUTDOOR } from './trade-needs.ts';

const LED_WALL = thingCalled('led wall');
const LED_SIGN = thingCalled('led sign');
const WINDOW_DISPLAY = thingCalled('window display');
const OF_LED = new Set(['led display', 'led screen', 'led displays', 'led screens']);
const SMALL = /^(?!.*(?<!\p{L})(?:big|large|huge)(?!\p{L})).*(?<!\p{L})(?:small|mini|tiny|little|compact)(?!\p{L})/iu;
const BEHIND_GLASS = /(?<!(?:above|over|outside|under|below|beside) (?:the |our |a )?(?:shop )?)windows?(?![\p{L}])/iu;
const isOutside = (needs: readonly Need[]) => needs.some((need) => need === OUTDOOR || need === OPEN_AIR);

/**
 * What is meant by a thing of LEDs where it is to stand: outdoors what shows by LED is a sign, behind glass a sign on posts is none, and a small LED
 * display is no wall. `said` is how it was typed.
 */
export function ledInItsPlace(
  called: Thing | null,
  said: string,
  sentence: string,
  placeNeeds: readonly Need[],
): Thing | null {
  if (called === LED_WALL && OF_LED.has(said)) {
    if (SMALL.test(sentence)) return SCREEN_THING;
    if (isOutside(placeNeeds)) return LED_SIGN;
  }
  return called === LED_SIGN && BEHIND_GLASS.test(sentence) ? WINDOW_DISPLAY : called;
}
