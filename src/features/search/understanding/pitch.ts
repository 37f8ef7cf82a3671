import type { Candidate } from './candidate.ts';
import type { Need } from './need.ts';
import type { ReadNeed } from './needs.ts';
import { isA, type Thing, thingCalled, thingOf } from './things.ts';

/** What has a pitch. */
export const LED_THINGS = ['led wall', 'led cabinet', 'led poster', 'led sign', 'spare module', 'LED frame'].map(
  thingCalled,
);
const isOfLed = (thing: Thing | null) => LED_THINGS.some((each) => isA(thing, each));
// 'P1.9', '1.5mm pitch', '2.6 mm led'.
const PITCH =
  /(?<![\p{L}\d.])(?:p\s?(\d{1,2}(?:\.\d{1,2})?)|(\d{1,2}(?:\.\d{1,2})?)\s?mm(?= (?:pixel )?pitch| led| cabinets?| modules?))(?![\p{L}\d.])/iu;

/** The pitch that the name of a LED product states, in millimetres; null where it states none. */
export function pitchOf(product: Candidate): number | null {
  if (!isOfLed(thingOf(product))) return null;
  const said = /(?<![\d.])(\d{1,2}(?:\.\d{1,2})?) ?mm(?![\p{L}\d])/iu.exec(product.name ?? '')?.[1];
  return said === undefined ? null : Number(said);
}

/** How far apart the lights of a LED product are to be; its name says it. Null where nothing is said of it, or something else is asked for. */
export function pitchIn(q: string, asked: Thing | null): ReadNeed | null {
  const said = asked === null || isOfLed(asked) ? PITCH.exec(q) : null;
  const pitch = said?.[1] ?? said?.[2];
  if (!said || pitch === undefined) return null;
  return { need: needOfPitch(pitch), stretches: [{ from: said.index, to: said.index + said[0].length }] };
}

/** A pitch, as a need. */
export function needOfPitch(pitch: string | number): Need {
  const named = new RegExp(String.raw`(?<![\d.])${String(pitch).replace('.', '\\.')}(?:0)? ?mm(?![\p{L}\d])`, 'iu');
  return {
    label: `${pitch} mm`,
    reason: `its lights are ${pitch} mm apart`,
    isFact: true,
    fits: (each) => {
      if (!isOfLed(thingOf(each))) return 0;
      const own = pitchOf(each);
      // A text may speak of the pitch of another.
      return (own === null ? named.test(each.description ?? '') : own === Number(pitch)) ? 1 : -1;
    },
  };
}
