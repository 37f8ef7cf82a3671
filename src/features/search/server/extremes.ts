import type { Snapshot } from '#features/catalogue/server/door.ts';
import { isA } from '../understanding/things.ts';
import type { Columns } from './columns/columns.ts';
import { usualPence } from './popular.ts';
import { isSentence } from './rank-by-words.ts';
import type { Asked } from './read-and-rank.ts';

// Of products that serve equally the usual price comes before the dearest: so much of a score for each e-fold above it.
const DEARER = 0.12;
// Up to so many times the usual price of the shop none is an extreme.
const TIMES_USUAL = 2;
const NO_MATTER = () => 0;
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
  // What sentences like it want may be dear.
  const usual = TIMES_USUAL * usualPence(snapshot);
  const wished = reading.wish.thing;
  const isWished = texts.ofTrait(({ thing }) => wished !== null && isA(thing, wished));
  return (place) => (isWished(place) ? 0 : DEARER * Math.max(0, Math.log((pence[place] ?? 0) / usual)));
}
