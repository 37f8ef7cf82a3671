import type { Need } from './need.ts';

const TOUGH = new Set([
  'Readable in daylight',
  'Resists vandals',
  'Runs at cold or heat',
  'Withstands blows of class IK10',
]);

/** Whether a need is one for which what is made for outdoors may be the answer: the rain, the cold and the sun are, 24 hours a day are not. */
export function callsForOutdoors({ isOfPlace, isOfDistance, called, label }: Need): boolean {
  // A hall is as long as a field.
  if (isOfDistance) return false;
  return isOfPlace === true || called === 'window' || called === 'outdoor' || TOUGH.has(label);
}
