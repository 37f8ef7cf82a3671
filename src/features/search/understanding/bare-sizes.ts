import { known, type Need } from './trade-needs.ts';

// As makers sell them. '50' may count people, but then it is no more than a hint.
const SIZES = new Set([22, 24, 27, 32, 43, 46, 49, 50, 55, 65, 75, 85, 86, 98]);
const TOLERANCE = 1;
// A number that belongs to something else: a unit, another number, a count of screens.
const BARE =
  /(?<![\p{L}\d£$€.,×/-]|[x×] ?)(\d\d)(?![\p{L}\d.,×/%"”“″-]| ?(?:x|×) ?\d| ?(?:inch|in\b|cm|mm|m\b|nits?|kg|volt|v\b|watt|w\b|hz|people|screens|displays|monitors|tvs|panels|players|rooms|bedrooms|outlets|hours?|days?|weeks?|months?|years?|minutes?|metres?|quid|pounds?|grand|%))/giu;

/** The need that a bare number implies in a sentence about screens: 'cheapest 65'. None if several numbers are sizes. */
export function bareSizesIn(sentence: string): Need[] {
  const sizes = [...sentence.matchAll(BARE)].map(([, number]) => Number(number)).filter((size) => SIZES.has(size));
  const [size] = sizes;
  if (size === undefined || sizes.length > 1) return [];
  const need: Need = {
    label: `About ${size}"`,
    reason: `${size}" across`,
    isQuality: true,
    fits: ({ specs }) => known(specs.screenSizeInches, (inches) => Math.abs(inches - size) <= TOLERANCE),
  };
  return [need];
}
