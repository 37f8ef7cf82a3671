import { isOfFamily } from '#features/catalogue/families.ts';
import { showcaseFamilies } from '#features/catalogue/showcase.ts';
import { toDecimal, toPence } from '#values/money.ts';
import { slugOf } from '#values/slug.ts';
import type { Snapshot } from './snapshot.ts';

/** The families of the products page with the least and the highest price of their products, ex VAT, sold out or not. */
export function familiesOnSale({ entries }: Pick<Snapshot, 'entries'>) {
  return showcaseFamilies.map((family) => {
    const { name, category, features, picture, priceFrom, priceTo } = family;
    const prices = entries.flatMap(({ product, pricePence }) => (isOfFamily(family, product) ? [pricePence] : []));
    const [least, most] = endsOf(prices) ?? [toPence(priceFrom), toPence(priceTo)];
    return {
      ...{ slug: slugOf(name), name, category, features, picture, products: prices.length },
      ...{ priceFrom: toDecimal(least), priceTo: toDecimal(most) },
    };
  });
}

// Not with `Math.min(...prices)`: a family of a hundred thousand is more than a call takes.
function endsOf(prices: readonly number[]): [number, number] | null {
  const [first] = prices;
  if (first === undefined) return null;
  return prices.reduce<[number, number]>(
    ([least, most], pence) => [Math.min(least, pence), Math.max(most, pence)],
    [first, first],
  );
}
