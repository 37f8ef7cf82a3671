import { specNumber } from '#features/catalogue/attribute.ts';
import type { Amount } from './amounts.ts';
import { isWithin, pattern, type Reading } from './how-much.ts';

const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, seven: 7, ten: 10 };
const HOLDER = '(?:brackets?|mounts?|mounting|stands?|trolleys?|trolly|arms?|poles?|hangers?|vesa)';

// The word is misspelt as often as not.
const WARRANTIES = '(?:war{1,2}[ae]nt(?:y|ies|ee|ie|ey)|g(?:ua|au)r{1,2}[ae]n?t(?:ee|e|y|ie)s?)';

/** How many years of warranty are asked for: '5 year onsite warranty', 'guaranteed for three years'. */
const WARRANTY: Amount = promise({
  key: 'warrantyYears',
  kind: 'warranty',
  say: (years) => `At least ${years} ${years === 1 ? 'year' : 'years'} of warranty`,
  reason: (years) => `${years} ${years === 1 ? 'year' : 'years'} of warranty`,
  sources: [
    String.raw`(\d{1,2}|one|two|three|four|five|seven|ten)[\s-]*(?:years?|yrs?|yr)['’]?\s+(?:[\p{L}-]+\s+){0,3}${WARRANTIES}`,
    String.raw`(?:warrant(?:y|ied)|guaranteed?)\s+(?:of|for)\s+(?:at least\s+)?(\d{1,2}|one|two|three|four|five|seven|ten)[\s-]*(?:years?|yrs?)`,
  ],
});

/** What a bracket has to carry: 'wall bracket for a 60 kg screen'. A weight beside a screen says how heavy that may be, and is none of these. */
const LOAD: Amount = promise({
  key: 'loadKg',
  kind: 'load',
  say: (kg) => `Carries ${kg} kg`,
  reason: (kg) => `carries ${kg} kg`,
  sources: [
    String.raw`(?<=(?<![\p{L}])${HOLDER}(?![\p{L}]).{0,80})(?:(?:up to|over|at least|carr(?:y|ies)|holds?|takes?|for)\s+)?(\d{1,3}(?:\.\d)?)\s?(?:kg|kgs|kilos?|kilograms?)(?![\p{L}\d])`,
    String.raw`(\d{1,3}(?:\.\d)?)\s?(?:kg|kgs|kilos?|kilograms?)(?![\p{L}\d])(?=.{0,80}(?<![\p{L}])${HOLDER}(?![\p{L}]))`,
  ],
});

/** What is promised of a product and has to be at least so much; nothing can be filtered by it otherwise. */
export const PROMISES: readonly Amount[] = [WARRANTY, LOAD];

function promise({
  key,
  kind,
  say,
  reason,
  sources,
}: {
  key: 'warrantyYears' | 'loadKg';
  kind: string;
  say(least: number): string;
  reason(amount: number): string;
  sources: readonly string[];
}): Amount {
  const amountOf: Amount['amountOf'] = ({ specs }) => specNumber(specs, key);
  const readings = sources.map(
    (source): Reading => ({
      pattern: pattern(source),
      read: ([, said = '']) => ({ min: COUNTS[said.toLowerCase()] ?? Number(said) }),
    }),
  );
  return {
    ...{ key, kind, readings, amountOf },
    label: ({ min = 0 }) => say(min),
    isTold: (product) => amountOf(product) !== undefined,
    meets: (product, range) => isWithin(amountOf(product) ?? Number.NaN, range),
    reasonOf: (product) => {
      const amount = amountOf(product);
      return amount === undefined ? null : reason(amount);
    },
  };
}
