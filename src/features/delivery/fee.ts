import type { Pence } from '#values/money.ts';

/** The fee of a method ex VAT: free if the goods, ex VAT and before discounts, reach its threshold. */
export function deliveryFee(method: { price: Pence; freeThreshold: Pence | null }, subtotalPence: Pence): Pence {
  return method.freeThreshold !== null && subtotalPence >= method.freeThreshold ? 0 : method.price;
}
