import { availabilityOf } from '#features/catalogue/availability.ts';
import { eachOf } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import { formatPounds } from '#values/money.ts';
import { type Columns, STOCK } from './columns/columns.ts';
import type { Places } from './columns/places.ts';
import { countCategories } from './count-categories.ts';
import { type PriceOf, priceAt } from './price-side.ts';

const MOST_CATEGORIES = 3;

/** Of which categories they are. */
export function* whichCategories(places: Places, columns: Columns): Steps<string> {
  const counts = yield* countCategories(places, columns);
  const [first, ...others] = counts;
  if (!first) return '';
  if (!others.length) return `${places.length === 1 ? 'It is' : 'All are'} in ${first.name}.`;
  const named = counts.slice(0, MOST_CATEGORIES).map(({ name, count }) => `${count} in ${name}`);
  const rest = places.length - counts.slice(0, MOST_CATEGORIES).reduce((sum, { count }) => sum + count, 0);
  return `${inWords(rest ? [...named, `${rest} in other categories`] : named)}.`;
}

interface Spread {
  priceOf: PriceOf;
  side: string;
  /** Whether more is shown beside them, so that it is said of whom this is. */
  isPart: boolean;
}

/** From what to what they cost, on a side of VAT, and how many are in stock. */
export function* pricesAndStock(places: Places, columns: Columns, how: Spread): Steps<string> {
  return `${yield* prices(places, columns, how)} ${yield* stock(places, columns, how)}`;
}

function* prices(places: Places, { pence }: Columns, { priceOf, side, isPart }: Spread): Steps<string> {
  const priceOfThat = priceAt(priceOf, pence);
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  yield* eachOf(places, (place) => {
    const price = priceOfThat(place);
    least = Math.min(least, price);
    most = Math.max(most, price);
  });
  const ofThem = isPart ? ` of ${places.length === 1 ? 'that one' : `those ${places.length}`}` : '';
  return least === most
    ? `The price${ofThem} is ${formatPounds(least)} ${side}.`
    : `Prices${ofThem} from ${formatPounds(least)} to ${formatPounds(most)} ${side}.`;
}

function* stock(places: Places, { entries, stock: stockAt }: Columns, { isPart }: Spread): Steps<string> {
  const first = entries[places[0] ?? 0];
  if (first && places.length === 1)
    return `${isPart ? 'That one' : 'It'} is ${availabilityOf(first.product).toLowerCase()}.`;
  let [inStock, made] = [0, 0];
  yield* eachOf(places, (place) => {
    if (stockAt[place] === STOCK.inStock) inStock++;
    if (stockAt[place] === STOCK.madeToOrder) made++;
  });
  const [all, them] = isPart
    ? [places.length === 2 ? 'Both' : `All ${places.length}`, `those ${places.length}`]
    : ['All', 'them'];
  if (inStock === places.length) return `${all} are in stock.`;
  if (made === places.length) return `${all} are made to order.`;
  const there =
    inStock === 0
      ? `None${isPart ? ` of ${them}` : ''} is in stock`
      : `${inStock} of ${them} ${isOrAre(inStock)} in stock`;
  return made ? `${there}, ${made} ${isOrAre(made)} made to order.` : `${there}.`;
}

function isOrAre(count: number): string {
  return count === 1 ? 'is' : 'are';
}

/** 'A, b and c'. */
export function inWords(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
