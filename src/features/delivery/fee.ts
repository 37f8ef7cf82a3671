import type { Pence } from '#values/money.ts';

/** What a method costs ex VAT for goods of `subtotalPence`: before any discount, ex VAT, free at or above its threshold. */
export function deliveryFee(method: { price: Pence; freeThreshold: Pence | null }, subtotalPence: Pence): Pence {
  return method.freeThreshold !== null && subtotalPence >= method.freeThreshold ? 0 : method.price;
}
