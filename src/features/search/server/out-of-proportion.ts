import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { Pence } from '#values/money.ts';
import { thingCalled } from '../understanding/things.ts';
import type { Meant } from './agreement.ts';
import { SURE } from './meant.ts';
import { usualPence } from './popular.ts';

const OUTDOOR_SCREEN = thingCalled('outdoor screen');
// So many times the middle price of the shop.
const TIMES_USUAL = 10;
// A size, a distance, cars that pass, or a score that a whole ground reads.
const CALLED_FOR =
  /(?<![\p{L}])(?:big|bigger|large|huge|giant|massive|wow|wide|metres?|meters?|foot|feet|road|roadside|street|traffic|cars?|drivers?|car ?park|forecourt|gates?|front of (?:the |our )?(?:building|ground|school|site|shop)|front shop|stadium|pitch(?:side)?|ground|field|square|campus|scores?|scoreboard|perimeter|far|distance|away|crowd|audience|auditorium|atrium|everyone|hundreds?|thousands?)(?![\p{L}])/iu;

/**
 * The price from which a product is out of all proportion to what is asked for: ten times what is usual, where nothing that is said calls for
 * a large screen. What is of the very kind that is named may cost what it does. Infinite where that is no question.
 */
export function mostInProportion(q: string, { asked, implied, stated, wish }: Meant, snapshot: Snapshot): Pence {
  // Who wants some outdoor screen wants no sign on posts for that.
  const isWished = wish.share >= SURE && wish.thing !== OUTDOOR_SCREEN;
  const isAnyScreen = asked !== null && !asked.isAccessory && !isWished && !CALLED_FOR.test(q);
  const isOutside = stated.some(({ need }) => need.called === 'outdoor');
  const isLarge = implied.some(
    ({ isOpenAir, isOfDistance, called }) => isOpenAir || isOfDistance || (called === 'led wall' && !isOutside),
  );
  return isAnyScreen && !isLarge ? TIMES_USUAL * usualPence(snapshot) : Number.POSITIVE_INFINITY;
}
