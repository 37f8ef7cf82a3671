import { numberSaid } from '#values/number-words.ts';
import { known, type Need } from './need.ts';
import { isA, type Thing, thingCalled } from './things.ts';

const COUNT = String.raw`(\d{1,2}|two|three|four|five|six|seven|eight|nine)`;
const OUTPUTS = new RegExp(
  String.raw`(?<![\p{L}\d])${COUNT}[- ]?(?:way |hdmi |video |screen )?outputs?(?![\p{L}\d])`,
  'iu',
);
const SCREENS = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:${COUNT}(?: of)? (?:\p{L}+ )?(?:screens|displays|monitors|tvs|tellies|panels|boards)|(?:screens?|tvs?|displays?) (\d)(?! ?(?:m|inch|x|k)))(?![\p{L}\d])`,
  'iu',
);
const PLAYER = thingCalled('player');
// A player with one output to spare serves as well; what drives twice as many is made for another job.
const TO_SPARE = 1;

/** The need for so many outputs: 'player with 4 outputs', and of a player for as many screens as are spoken of, one where none is. */
export function outputsIn(sentence: string, asked: Thing | null): Need[] {
  const said = OUTPUTS.exec(sentence)?.[1]?.toLowerCase();
  if (said !== undefined) return [atLeast(numberSaid(said), Number.POSITIVE_INFINITY)];
  if (!asked || !isA(asked, PLAYER)) return [];
  const [, before, behind] = SCREENS.exec(sentence) ?? [];
  const count = numberSaid((before ?? behind ?? '1').toLowerCase());
  return [atLeast(count, count + TO_SPARE)];
}

function atLeast(least: number, most: number): Need {
  return {
    label: `${least} outputs`,
    reason: `drives ${least} screens or more`,
    isQuality: true,
    isSaid: most < Number.POSITIVE_INFINITY,
    isTold: () => least > 1,
    fits: ({ specs }) => known(specs.outputs, (outputs) => outputs >= least && outputs <= most),
  };
}
