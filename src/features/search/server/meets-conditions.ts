import type { Amount } from '../understanding/amounts.ts';
import { type Condition, onePerKind } from '../understanding/conditions.ts';
import { isWithin } from '../understanding/how-much.ts';
import { type Columns, STOCK } from './columns/columns.ts';
import { numberFor } from './columns/memo.ts';
import type { TestAt } from './columns/places.ts';
import { type PriceOf, priceAt } from './price-side.ts';

/** A test for all conditions. Repeated ones ('55 inch' a hundred times) are tested once. */
export function meetsAll(
  conditions: readonly Condition[],
  amounts: readonly Amount[],
  priceOf: PriceOf,
  columns: Columns,
): TestAt {
  const tests = onePerKind(conditions).map((condition) => testOf(condition, amounts, priceOf, columns));
  const [only] = tests;
  return only && tests.length === 1 ? only : (place) => tests.every((test) => test(place));
}

function testOf(
  { kind, range }: Condition,
  amounts: readonly Amount[],
  priceOf: PriceOf,
  { texts, stock, pence }: Columns,
): TestAt {
  if (kind === 'price') {
    const price = priceAt(priceOf, pence);
    return (place) => isWithin(price(place), range);
  }
  if (kind === 'stock') return (place) => stock[place] === STOCK.inStock;
  const amount = amounts.find((each) => each.kind === kind);
  if (!amount) throw new Error(`No attribute is called ${kind}, so no product can be tested by it.`);
  return texts.testOf(`${numberFor(amount)} from ${range.min} to ${range.max}`, (product) =>
    amount.meets(product, range),
  );
}
