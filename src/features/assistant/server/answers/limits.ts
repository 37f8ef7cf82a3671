import type { Product } from '#features/catalogue/contract.ts';
import { readConditions } from '#features/search/server/door.ts';
import { SHOP_AMOUNTS } from '#features/search/understanding/amounts.ts';
import { isWithin } from '#features/search/understanding/how-much.ts';
import { toPence } from '#values/money.ts';

/** Whether something holds of a product by what it states. */
export type Verdict = 'yes' | 'no' | 'not stated';

/** An amount that a question asks for: 'under 2 mm', 'over 500 nits', 'below £600'. */
interface Limit {
  /** The attribute that it is an amount of, or the price. */
  key: string;
  /** Its position in the question. */
  from: number;
  to: number;
  verdict(product: Product): Verdict;
}

/** The limits that a question sets, each to be judged by itself. */
export function limitsIn(message: string): Limit[] {
  return readConditions(message).flatMap(({ kind, range, from, to }): Limit[] => {
    if (kind === 'price')
      return [{ key: 'price', from, to, verdict: ({ price }) => (isWithin(toPence(price), range) ? 'yes' : 'no') }];
    const amount = SHOP_AMOUNTS.find((each) => each.kind === kind);
    if (!amount) return [];
    const verdict = (product: Product): Verdict =>
      amount.meets(product, range) ? 'yes' : amount.isTold(product) ? 'no' : 'not stated';
    return [{ key: amount.key, from, to, verdict }];
  });
}
