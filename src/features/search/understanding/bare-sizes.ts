import { matchesOf } from '#values/matches.ts';
import { numberSaid } from '#values/number-words.ts';
import { COUNTED } from './how-much.ts';
import { known, type Need } from './need.ts';
import { screenSizes } from './screen-sizes.ts';

// As makers sell them. '50' may count people, but then it is no more than a hint.
const SIZES = new Set([22, 24, 27, 32, 43, 46, 49, 50, 55, 65, 75, 77, 82, 83, 84, 85, 86, 88, 98]);
const TOLERANCE = 0.7;
// A number that belongs to something else: a unit, another number, a count of screens.
const BARE = new RegExp(
  String.raw`(?<![\p{L}\d£$€.,×/-]|[x×] ?)(\d\d(?:\.\d)?)(?:s(?!\p{L}))?(?![\p{L}\d×/%"”“″-]|[.,]\d| ?(?:x|×) ?\d| ?(?:inch|in\b|cm|mm|m\b|nits?|kg|volt|v\b|watt|w\b|hz|${COUNTED}|screens|displays|monitors|tvs|panels|players|outlets|hours?|days?|weeks?|months?|years?|minutes?|metres?|quid|pounds?|grand|%))`,
  'giu',
);

/** Whether a word is a usual size of screens: '55', or '50s' for several. */
export function isBareSize(word: string): boolean {
  return /^\d\ds?$/u.test(word) && SIZES.has(Number(word.slice(0, 2)));
}

const OUTPUTS =
  /(?<![\p{L}\d])(\d{1,2}|two|three|four|five|six|seven|eight|nine)[- ]?(?:way |hdmi |video |screen )?outputs?(?![\p{L}\d])/iu;

/** The need for so many outputs: 'player with 4 outputs'. */
export function outputsIn(sentence: string): Need[] {
  const said = OUTPUTS.exec(sentence)?.[1]?.toLowerCase();
  if (said === undefined) return [];
  const least = numberSaid(said);
  const need: Need = {
    label: `${least} outputs`,
    reason: `drives ${least} screens or more`,
    isQuality: true,
    fits: ({ specs }) => known(specs.outputs, (outputs) => outputs >= least),
  };
  return [need];
}

/** The need that a bare number implies in a sentence about screens: 'cheapest 65'. None if several numbers are sizes. */
export function bareSizesIn(sentence: string): Need[] {
  const sizes = matchesOf(sentence, BARE)
    .map(([, number]) => Number(number))
    .filter((size) => SIZES.has(size) || !Number.isInteger(size));
  const [size] = sizes;
  if (size === undefined || sizes.length > 1) return [];
  const need: Need = {
    isSize: true,
    label: `About ${size}"`,
    reason: `made for ${size}"`,
    isQuality: true,
    fits: (each) => {
      const sizes = screenSizes(each);
      return known(
        sizes ?? undefined,
        ({ min = size, max = size }) => size >= min - TOLERANCE && size <= max + TOLERANCE,
      );
    },
  };
  return [need];
}

const OF_A_SET =
  /(?<![\p{L}\d])(pair|two|three|four|2|3|4)(?: of)? (?:(?:big|large|small|matching|matched|tall|upright|identical|bright|digital|new) )*(?:menus?|menu (?:boards?|screens?)|screens|displays|boards|panels|tvs|tellies)(?![\p{L}\d])/iu;

// 'Three in a row', 'a 3 piece', 'two, matching'.
const MATCHED =
  /(?<![\p{L}\d.,£×/-])(two|three|four|2|3|4)(?:[- ]?(?:pieces?|pcs?|part|panel|board|screen)(?: set)?(?![\p{L}\d])|,? (?:(?:in a|in|all in a) (?:row|line)|side by side|next to each other|matching|matched|identical|(?:of |all )?the same))(?![\p{L}\d])/iu;

/** The need that a set has as many screens as are asked for: to 'a pair of menu screens' three are no answer, and single ones are. */
export function setOf(sentence: string): Need[] {
  const said = (OF_A_SET.exec(sentence) ?? MATCHED.exec(sentence))?.[1]?.toLowerCase();
  if (said === undefined) return [];
  const count = said === 'pair' ? 2 : numberSaid(said);
  const need: Need = {
    label: `${count} screens`,
    reason: `a set of ${count}`,
    isQuality: true,
    fits: ({ specs: { panels = 1 } }) => (panels === 1 ? 0 : panels === count ? 1 : -1),
  };
  return [need];
}
