import { numberSaid, wordsUpTo } from '#values/number-words.ts';

/** By what things that were shown are told apart. */
export type Measure =
  | 'price'
  | 'weightKg'
  | 'brightnessNits'
  | 'screenSizeInches'
  | 'depthMm'
  | 'powerWatts'
  | 'warrantyYears';

/** Which of those that were shown has most, or least, of something. */
export interface OfThose {
  measure: Measure;
  isMost: boolean;
  /** As the answer says it: 'cheapest'. */
  said: string;
  /** Of how many the price is asked as well. */
  pieces: number;
}

const DEGREES: readonly (readonly [words: RegExp, measure: Measure, isMost: boolean, said: string])[] = [
  [
    /\b(?:cheap(?:er|est) to run|(?:less|least|lowest) (?:power|electric\w*|energy))\b/iu,
    'powerWatts',
    false,
    'most frugal',
  ],
  [
    /\b(?:cheap(?:er|est)|least expensive|less expensive|lowest price|costs? (?:the )?least|costs? less)\b/iu,
    'price',
    false,
    'cheapest',
  ],
  [/\b(?:dearer|dearest|most expensive|more expensive|costs? (?:the )?most|costs? more)\b/iu, 'price', true, 'dearest'],
  [
    /\blight(?:er|est)\b|\beasi(?:er|est) to (?:put up|hang|mount|fit|lift|carry|move)\b|\bweighs? (?:the )?(?:least|less)\b/iu,
    'weightKg',
    false,
    'lightest',
  ],
  [/\bheav(?:ier|iest)\b|\bweighs? (?:the )?(?:most|more)\b/iu, 'weightKg', true, 'heaviest'],
  [/\bbright(?:er|est)\b/iu, 'brightnessNits', true, 'brightest'],
  [/\b(?:bigg|larg)(?:er|est)\b/iu, 'screenSizeInches', true, 'largest'],
  [/\bsmall(?:er|est)\b/iu, 'screenSizeInches', false, 'smallest'],
  [/\b(?:thinn|slimm|shallow)(?:er|est)\b/iu, 'depthMm', false, 'slimmest'],
  [/\blong(?:er|est) (?:warranty|guarantee)\b/iu, 'warrantyYears', true, 'one with the longest warranty'],
];
const OF_THOSE =
  /\b(?:of|out of|from|between) (?:those|these|them|the (?:two|three|lot|ones?))\b|\bwhich(?: (?:one|of (?:those|these|them|the (?:two|three)))(?: (?:of|out of) (?:those|these|them))?)?(?: (?:is|are|has|would be|weighs?|costs?|uses?))\b|\bwhich one\b/iu;
const OFF = new RegExp(String.raw`\b(\d{1,3}|${wordsUpTo(20)}) (?:off|of (?:them|those|it|that))\b`, 'iu');
const MOST_WORDS = 14;

/** Reads 'which is cheaper', 'cheapest of those, five off'; null where nothing of the kind is asked. */
export function readOfThose(message: string): OfThose | null {
  if (message.trim().split(/\s+/u).length > MOST_WORDS || !OF_THOSE.test(message)) return null;
  const degree = DEGREES.find(([words]) => words.test(message));
  if (!degree || /\bthan\b/iu.test(message)) return null;
  const [, measure, isMost, said] = degree;
  return { measure, isMost, said, pieces: numberSaid(OFF.exec(message)?.[1]) || 1 };
}
