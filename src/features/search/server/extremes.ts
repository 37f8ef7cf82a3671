import type { Snapshot } from '#features/catalogue/server/door.ts';
import { ACCESSORY_THING, isA, SCREEN_THING } from '../understanding/things.ts';
import { OUTDOOR } from '../understanding/trade-needs.ts';
import type { Columns } from './columns/columns.ts';
import type { Places } from './columns/places.ts';
import { SURE } from './meant.ts';
import { mostInProportion } from './out-of-proportion.ts';
import { popularOfKind, usualPence } from './popular.ts';
import { isSentence } from './rank-by-words.ts';
import type { Asked } from './read-and-rank.ts';

// Of products that serve equally the usual price comes before the dearest: so much of a score for each e-fold above it.
const DEARER = 0.12;
// Up to so many times the usual price of the shop none is an extreme.
const TIMES_USUAL = 2;
// What is out of all proportion yields more than a word of its name brings.
const BEYOND = 3;
// Of what goes with a screen, the one at more than so many times the middle price of its kind yields to the plain ones.
const TIMES_ITS_KIND = 2;
const DEARER_OF_KIND = 0.5;
const SEVERAL_OUTPUTS =
  /(?<![\p{L}\d])(?:rack|three|four|3|4|quad|outputs?|several|all|many|every|wall)(?![\p{L}\d])/iu;
const NO_MATTER = () => 0;
// Where a large one is wanted, so much for each e-fold below a large one.
const SMALLER = 0.5;
const LARGE = 75;
const WANTS_A_LARGE_ONE = /(?<![\p{L}])(?:big|large) (?:screen|tv|telly|display|sign|picture)(?![\p{L}])/iu;
const WANTS_THE_BEST =
  /(?<![\p{L}])(?:best|top|finest|premium|luxury|posh|wow|impressive|biggest|largest|huge|giant|massive)(?![\p{L}])/iu;

/** By how much a product of an extreme price yields to others, where the sentence says nothing of prices. */
export function extremeOf(
  { q, meant, conditions, reading, isTrade }: Asked,
  { pence, texts }: Pick<Columns, 'pence' | 'texts'>,
  snapshot: Snapshot,
): (place: number) => number {
  const isPriced = conditions.some(({ kind }) => kind === 'price') || reading.order !== null;
  const isNamed = meant.asked !== null && !meant.isAssumed && meant.asked.isSpecial;
  if (!isTrade || isPriced || isNamed || !isSentence(q) || WANTS_THE_BEST.test(q)) return NO_MATTER;
  const accessory = meant.asked?.isAccessory ? meant.asked : null;
  if (accessory && accessory !== ACCESSORY_THING && !SEVERAL_OUTPUTS.test(q)) {
    const ofKind = popularOfKind(snapshot, accessory);
    const middle = middleOf(ofKind, pence);
    const isOfKind = texts.ofTrait(({ thing }) => isA(thing, accessory));
    return (place) =>
      isOfKind(place) ? DEARER_OF_KIND * Math.max(0, Math.log((pence[place] ?? 0) / (TIMES_ITS_KIND * middle))) : 0;
  }
  // Outdoors the large ones are dear by their nature.
  if (meant.implied.includes(OUTDOOR) && WANTS_A_LARGE_ONE.test(q)) return smallerOf(texts);
  // What sentences like it want for certain may be dear.
  const usual = TIMES_USUAL * usualPence(snapshot);
  const wished = reading.wish.share >= SURE ? reading.wish.thing : null;
  const isWished = texts.ofTrait(({ thing }) => wished !== null && isA(thing, wished));
  const most = meant.asked === SCREEN_THING ? mostInProportion(q, meant, snapshot) : Number.POSITIVE_INFINITY;
  return (place) => {
    const own = pence[place] ?? 0;
    if (isWished(place)) return own > most ? BEYOND : 0;
    return DEARER * Math.max(0, Math.log(own / usual)) + (own > most ? BEYOND : 0);
  };
}

const MOST_LOOKED_AT = 64;

// Of a large kind the most popular tell enough.
function middleOf(places: Places, pence: Columns['pence']): number {
  const prices = [...places.subarray(0, MOST_LOOKED_AT)].map((place) => pence[place] ?? 0).sort((a, b) => a - b);
  return prices[prices.length >> 1] ?? Number.POSITIVE_INFINITY;
}

function smallerOf(texts: Columns['texts']): (place: number) => number {
  const inchesAt = texts.numberOf('screenSizeInches');
  return (place) => SMALLER * Math.max(0, Math.log(LARGE / (inchesAt(place) || LARGE)));
}
