import { matchesOf } from '#values/matches.ts';
import { numberSaid } from '#values/number-words.ts';
import { COUNTED } from './how-much.ts';
import { makesIn } from './makes.ts';
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

// Makers begin the name of a model with its size, or put it behind a few letters: '55BDL', 'QM55C'.
const MODEL = /(?<![\p{L}\d])\p{L}{0,3}(\d\d)\p{L}[\p{L}\d]*/giu;

/**
 * The need that a bare number implies in a sentence about screens, 'cheapest 65', or a model of another make. None if several numbers are sizes.
 */
export function bareSizesIn(sentence: string): Need[] {
  const bare = matchesOf(sentence, BARE);
  const sizes = [...bare, ...(bare.length === 0 && makesIn(sentence).length > 0 ? matchesOf(sentence, MODEL) : [])]
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

// 'Menu boards x3', '3 x menu boards'.
const TIMES =
  /(?<![\p{L}\d])(?:menus?|boards?|screens?|displays?|panels?|tvs?|tellies)(?:,| of)? ?[x×] ?(2|3|4)(?![\p{L}\d×/.,])|(?<![\p{L}\d.,£×/-])(2|3|4) ?[x×] (?:\p{L}+ )?(?:menus?|boards?|screens?|displays?|panels?|tvs?|tellies)(?![\p{L}\d])/iu;

// What is to hang as one is a set; otherwise single ones do as well.
const AS_ONE =
  /(?<![\p{L}\d])(?:side by side|next to each other|in a (?:row|line)|match(?:ing|ed)|\d pieces?|(?:the )?same size)(?![\p{L}\d])/iu;

/** The need that a set has as many screens as are asked for: to 'a pair of menu screens' three are no answer, and single ones are. */
export function setOf(sentence: string): Need[] {
  const [, before, behind] = OF_A_SET.exec(sentence) ?? MATCHED.exec(sentence) ?? TIMES.exec(sentence) ?? [];
  const said = (before ?? behind)?.toLowerCase();
  const single = AS_ONE.test(sentence) ? -1 : 0;
  if (said === undefined) return [];
  const count = said === 'pair' ? 2 : numberSaid(said);
  const need: Need = {
    label: `${count} screens`,
    reason: `a set of ${count}`,
    isQuality: true,
    isSaid: single < 0,
    fits: ({ specs: { panels = 1 } }) => (panels === 1 ? single : panels === count ? 1 : -1),
  };
  return [need];
}
