import { availabilityOf } from '#features/catalogue/availability.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import type { Amount } from '../understanding/amounts.ts';
import { type Condition, onePerKind } from '../understanding/conditions.ts';
import { isWithin } from '../understanding/how-much.ts';
import type { PriceOf } from './price-side.ts';

type Test = (entry: CatalogueEntry) => boolean;

/** A test for all conditions. Repeated ones ('55 inch' a hundred times) are tested once. */
export function meetsAll(conditions: readonly Condition[], amounts: readonly Amount[], priceOf: PriceOf): Test {
  const tests = onePerKind(conditions).map((condition) => testOf(condition, amounts, priceOf));
  return (entry) => tests.every((test) => test(entry));
}

function testOf({ kind, range }: Condition, amounts: readonly Amount[], priceOf: PriceOf): Test {
  if (kind === 'price') return (entry) => isWithin(priceOf(entry), range);
  if (kind === 'stock') return ({ product }) => availabilityOf(product) === 'In Stock';
  const amount = amounts.find((each) => each.kind === kind);
  if (!amount) throw new Error(`No attribute is called ${kind}, so no product can be tested by it.`);
  return ({ product }) => amount.meets(product, range);
}
