import { PERSON_MM } from '#features/viewing/person.ts';
import type { Answers } from '../../answers.ts';

/** The drawing in cm: where things stand, and how thick lines and how large letters are. */
export interface Scene {
  width: number;
  height: number;
  /** Room below the ground for the measure. */
  foot: number;
  letters: number;
  line: number;
  person: { x: number };
  screen: { x: number; y: number; width: number; height: number };
  /** The line from the eye to the screen. */
  sight: string;
  light: 'dim' | 'room' | 'day' | 'sun';
}

/** The radius of the head that is drawn. */
export const HEAD_CM = 12;
/** The eyes of the person, who is as tall as in the shop's other drawings: the middle of the head. */
export const EYE_CM = PERSON_MM / 10 - HEAD_CM;
const MARGIN_CM = 55;
const ROOM_CM = 300;
// How high the middle of a screen hangs, as long as its foot stays off the ground.
const MIDDLE_CM = { wall: 190, ceiling: 225, floor: 120, counter: 130, window: 150, outdoors: 150 } as const;
const OFF_THE_GROUND_CM = 25;
const COUNTER_CM = 97;
const WIDE = 16 / 9;
// Neither a tower nor a ribbon, whatever the distance.
const FLATTEST = 3.4;
const STEEPEST = 1.5;

/** Where everything stands for a picture of this height; only its sizes are to scale, not how it is turned. */
export function sceneOf({ metres, place, lux }: Pick<Answers, 'metres' | 'place' | 'lux'>, heightMm: number): Scene {
  const tall = heightMm / 10;
  const isUpright = place === 'floor' || place === 'window' || place === 'outdoors';
  const wide = isUpright ? tall / WIDE : tall * WIDE;
  const bottom = Math.max(place === 'counter' ? COUNTER_CM : OFF_THE_GROUND_CM, MIDDLE_CM[place] - tall / 2);
  const needed = MARGIN_CM + metres * 100 + wide + MARGIN_CM;
  const height = Math.max(ROOM_CM, bottom + tall + 30, needed / FLATTEST);
  const width = Math.max(needed, height * STEEPEST);
  const shift = (width - needed) / 2;
  const person = { x: MARGIN_CM + shift };
  const screen = { x: person.x + metres * 100, y: height - bottom - tall, width: wide, height: tall };
  const letters = width / 24;
  return {
    ...{ width, height, person, screen, letters },
    foot: letters * 2.1,
    line: width / 320,
    sight: `M${person.x + 14} ${height - EYE_CM}L${screen.x} ${screen.y + tall / 2}`,
    light: lux < 300 ? 'dim' : lux < 5_000 ? 'room' : lux < 50_000 ? 'day' : 'sun',
  };
}
