import type { Need } from './need.ts';
import type { ReadNeed } from './needs.ts';
import { isA, type Thing, thingCalled, thingOf } from './things.ts';

const LED = ['led wall', 'led cabinet', 'led poster', 'led sign', 'spare module', 'LED frame'].map(thingCalled);
const isOfLed = (thing: Thing | null) => LED.some((each) => isA(thing, each));
// 'P1.9', '1.5mm pitch', '2.6 mm led'.
const PITCH =
  /(?<![\p{L}\d.])(?:p\s?(\d{1,2}(?:\.\d{1,2})?)|(\d{1,2}(?:\.\d{1,2})?)\s?mm(?= (?:pixel )?pitch| led| cabinets?| modules?))(?![\p{L}\d.])/iu;

/** How far apart the lights of a LED product are to be; its name says it. Null where nothing is said of it, or something else is asked for. */
export function pitchIn(q: string, asked: Thing | null): ReadNeed | null {
  const said = asked === null || isOfLed(asked) ? PITCH.exec(q) : null;
  const pitch = said?.[1] ?? said?.[2];
  if (!said || pitch === undefined) return null;
  const named = new RegExp(String.raw`(?<![\d.])${pitch.replace('.', '\\.')}(?:0)? ?mm(?![\p{L}\d])`, 'iu');
  const need: Need = {
    label: `${pitch} mm`,
    reason: `its lights are ${pitch} mm apart`,
    isFact: true,
    fits: (each) => (isOfLed(thingOf(each)) ? (named.test(`${each.name} ${each.description ?? ''}`) ? 1 : -1) : 0),
  };
  return { need, stretches: [{ from: said.index, to: said.index + said[0].length }] };
}
