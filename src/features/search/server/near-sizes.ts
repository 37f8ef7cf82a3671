import type { Snapshot } from '#features/catalogue/server/door.ts';
import { hasAny } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import type { Amount } from '../understanding/amounts.ts';
import type { Condition } from '../understanding/conditions.ts';
import { disagreementWith } from './agreement.ts';
import { type Columns, columnsOf } from './columns/columns.ts';
import { meetsAll } from './meets-conditions.ts';
import { popularOfKind } from './popular.ts';
import type { PriceOf } from './price-side.ts';
import type { Asked } from './read-and-rank.ts';

/** Makers' sizes: 22 is near 24, and 55 is not. */
export const NEAR = 0.13;
// One size that is named, within what makers measure differently.
const ROUND = 2.1;
// Of a large kind the most popular tell enough.
const MOST_LOOKED_AT = 1_024;
// What contradicts no more than this is what is asked for.
const AGREES = 1;
// By so much what is beside has to contradict less: as a strip for shelves does, and not for its use alone.
const CLEARLY = 2.5;

/**
 * The same with the sizes beside the one that is named, where nothing of that size is what is meant: of '24 inch screen for the counter' a strip for
 * shelves is, and a screen of 22 inches stands on a counter. What is named comes first all the same where it is as good.
 */
export function* withNearSizes(
  asked: Asked,
  snapshot: Snapshot,
  { attributes: { amounts }, priceOf }: { attributes: { amounts: readonly Amount[] }; priceOf: PriceOf },
): Steps<Asked> {
  const { meant, conditions, isTrade } = asked;
  const size = conditions.find((each) => each.kind === 'size' && isRound(each));
  if (!isTrade || !size || meant.asked === null || meant.asked.isAccessory) return asked;
  const columns = columnsOf(snapshot);
  const ofKind = popularOfKind(snapshot, meant.asked).subarray(0, MOST_LOOKED_AT);
  const disagreement = disagreementWith(meant, columns.texts);
  const isMetUnder = (some: readonly Condition[]) => meetsAll(some, amounts, priceOf, columns);
  const isExact = isMetUnder(conditions);
  let least = Number.POSITIVE_INFINITY;
  // Most sizes have a product that is meant, and one is enough.
  const isMeant = yield* hasAny(ofKind, (place) => {
    if (!isExact(place)) return false;
    least = Math.min(least, disagreement(place));
    return least < AGREES;
  });
  if (isMeant || least === Number.POSITIVE_INFINITY) return asked;
  const wider = widened(size, amounts);
  const near = conditions.map((each) => (each.kind === 'size' ? wider : each));
  const isNear = isMetUnder(near);
  const isBetter = (place: number) => isNear(place) && disagreement(place) + CLEARLY <= least;
  return (yield* hasAny(ofKind, isBetter)) ? { ...asked, conditions: near } : asked;
}

function isRound({ range: { min, max } }: Condition): boolean {
  return min !== undefined && max !== undefined && max - min <= ROUND;
}

function widened(size: Condition, amounts: readonly Amount[]): Condition {
  const { min = 0, max = 0 } = size.range;
  const middle = (min + max) / 2;
  const range = { min: Math.floor(middle * (1 - NEAR)), max: Math.ceil(middle * (1 + NEAR)) };
  const label = amounts.find(({ kind }) => kind === size.kind)?.label(range) ?? size.label;
  return { ...size, range, label };
}

// By so much a product yields for each e-fold that it is from an amount that nothing has.
// What was said of it outweighs where it stands: nothing for indoors has 2,000 nits.
const FARTHER = { inSize: 4, else: 9 };

/**
 * How far a product is from the amount that nothing of the kind has, in points of its score: for a 70 the 75 comes before what hangs by a door, and
 * for 2,500 nits what has 2,000 before what has 450.
 */
export function farFromAmount(
  leftOut: Condition | null,
  amounts: readonly Amount[],
  { texts }: Pick<Columns, 'texts'>,
): (place: number) => number {
  const amount = amounts.find(({ kind }) => kind === leftOut?.kind);
  if (!leftOut || !amount) return () => 0;
  const { min, max } = leftOut.range;
  const wanted = min !== undefined && max !== undefined ? (min + max) / 2 : (min ?? max ?? 0);
  const yields = amount.kind === 'size' ? FARTHER.inSize : FARTHER.else;
  const ownAt = texts.numberOf(amount.key);
  return (place) => {
    const own = ownAt(place);
    return Number.isNaN(own) || own <= 0 || wanted <= 0 ? 0 : yields * Math.abs(Math.log(own / wanted));
  };
}
