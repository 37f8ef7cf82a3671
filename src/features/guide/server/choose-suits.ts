import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { toPence } from '#values/money.ts';
import type { Answers } from '../answers.ts';
import type { Bundle } from '../contract.ts';
import { bundleOf } from './bundle.ts';
import { findHolder } from './find-holder.ts';
import type { Candidate } from './find-screens.ts';
import type { ScreenIndex } from './screen-index.ts';

const MOST_SUITS = 6;
// So many are compared by what they cost with bracket and player.
const MOST_COMPARED = 12;

/** The cheapest that suit, with what they need, by what all of it costs; those that none of our brackets holds come last. */
export async function chooseSuits(
  context: AppContext,
  snapshot: Snapshot,
  index: ScreenIndex,
  { all, place }: { all: readonly Candidate[]; place: Answers['place'] },
) {
  const suiting = all.filter(({ judged }) => judged.verdict === 'suits').sort(byStockAndPrice);
  const whole: (Candidate & { bundle: Bundle; isHeld: boolean })[] = [];
  let [tried, unheld] = [0, 0];
  for (const candidate of suiting) {
    if (whole.length === MOST_COMPARED) break;
    tried += 1;
    const holder = await findHolder(context, snapshot, index, candidate, place);
    // On a wall a screen may hang on a bracket from elsewhere; from a ceiling or on the floor nothing else holds it.
    if (holder === null && (place === 'ceiling' || place === 'floor')) unheld += 1;
    else {
      const bundle = await bundleOf(context, snapshot, index, { ...candidate, place, holder });
      whole.push({ ...candidate, bundle, isHeld: holder !== null });
    }
  }
  whole.sort((a, b) => rankOf(a) - rankOf(b) || toPence(a.bundle.total) - toPence(b.bundle.total));
  const isMore = whole.length > MOST_SUITS || tried < suiting.length;
  return { whole: whole.slice(0, MOST_SUITS), isMore, unheld };
}

// What is there and can be hung comes first.
function rankOf({ entry, isHeld }: Candidate & { isHeld: boolean }): number {
  return (entry.product.inStock ? 0 : 2) + (isHeld ? 0 : 1);
}

/** What is there comes first; then by price. */
export function byStockAndPrice({ entry: a }: Candidate, { entry: b }: Candidate): number {
  return (
    Number(b.product.inStock) - Number(a.product.inStock) || a.pricePence - b.pricePence || a.product.id - b.product.id
  );
}
