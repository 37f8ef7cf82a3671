import { addressesOf, type OnSale } from '../load/addresses.ts';
import { randomFrom } from '../random.ts';

// How often visitors ask for what, of a hundred requests.
const OF_A_HUNDRED = { 'product-popular': 50, home: 10, search: 15, category: 10, 'one-product': 10, list: 5 } as const;
// So many that the same series does not come again within a minute.
const REQUESTS = 20_000;

/** What visitors ask for, mixed as they would, pages before all. The same range gives the same series. */
export function visitsTo(range: readonly OnSale[]): string[] {
  const random = randomFrom(7);
  const hundred = (Object.keys(OF_A_HUNDRED) as (keyof typeof OF_A_HUNDRED)[]).flatMap((part) => {
    const addresses = addressesOf(part, range);
    return Array.from({ length: OF_A_HUNDRED[part] }, () => addresses);
  });
  return Array.from({ length: REQUESTS }, () => one(one(hundred, random()), random()));
}

function one<T>(list: readonly T[], at: number): T {
  return list[Math.floor(at * list.length)] as T;
}
