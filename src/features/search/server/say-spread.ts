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

/** From what to what they cost, on a side of VAT, and how many are in stock. */
export function* pricesAndStock(places: Places, columns: Columns, priceOf: PriceOf, side: string): Steps<string> {
  return `${yield* prices(places, columns, priceOf, side)} ${yield* stock(places, columns)}`;
}

function* prices(places: Places, { pence }: Columns, priceOf: PriceOf, side: string): Steps<string> {
  const priceOfThat = priceAt(priceOf, pence);
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  yield* eachOf(places, (place) => {
    const price = priceOfThat(place);
    least = Math.min(least, price);
    most = Math.max(most, price);
  });
  return least === most
    ? `The price is ${formatPounds(least)} ${side}.`
    : `Prices from ${formatPounds(least)} to ${formatPounds(most)} ${side}.`;
}

function* stock(places: Places, { entries, stock: stockAt }: Columns): Steps<string> {
  const first = entries[places[0] ?? 0];
  if (first && places.length === 1) return `It is ${availabilityOf(first.product).toLowerCase()}.`;
  let [inStock, made] = [0, 0];
  yield* eachOf(places, (place) => {
    if (stockAt[place] === STOCK.inStock) inStock++;
    if (stockAt[place] === STOCK.madeToOrder) made++;
  });
  if (inStock === places.length) return 'All are in stock.';
  if (made === places.length) return 'All are made to order.';
  const there = inStock === 0 ? 'None is in stock' : `${inStock} of them ${isOrAre(inStock)} in stock`;
  return made ? `${there}, ${made} ${isOrAre(made)} made to order.` : `${there}.`;
}

function isOrAre(count: number): string {
  return count === 1 ? 'is' : 'are';
}

/** 'A, b and c'. */
export function inWords(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
