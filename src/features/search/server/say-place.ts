import { callsForOutdoors } from '../understanding/outdoors.ts';
import { isA, thingOf } from '../understanding/things.ts';
import { OUTDOOR_THINGS } from '../understanding/trade-needs.ts';
import type { Found } from './find.ts';

/**
 * That the first product is made for outdoors, where nothing that was said calls for that: of a size that is made for the rain alone, a
 * reception gets the only one there is, and has to know it.
 */
export function sayOutdoors({ entries: [first], meant, page, fit, instead, order }: Found): string[] {
  const { asked, stated, implied, wish } = meant;
  if (!first?.product.specs.outdoor || page || fit || instead || order || !asked || asked.isAccessory) return [];
  if (thingOf(first.product)?.isAccessory) return [];
  const wanted = [asked, wish.thing].some((thing) => OUTDOOR_THINGS.some((each) => isA(thing, each)));
  const needs = [...stated.map(({ need }) => need), ...implied, ...wish.needs];
  return wanted || needs.some(callsForOutdoors) ? [] : ['The first is made for outdoors.'];
}
