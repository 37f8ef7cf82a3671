import type { Specs } from '#features/catalogue/attributes.ts';

/** Some pieces of one product, as a carrier asks about them. */
export interface Goods {
  quantity: number;
  /** Of one piece; 0 where it is not known, for then it counts as light. */
  weightKg: number;
  /** The longest side of what one piece travels in, in mm; 0 where it is not known. */
  longestMm: number;
  isOnPallet: boolean;
  /** Working days until it is ready: its lead time where it is made to order, 0 from stock. */
  leadDays: number;
}

/** What is delivered, by what the product says of itself (decision B4). */
export function goodsOf(specs: Specs, quantity: number): Goods {
  const { weightKg = 0, heightMm = 0, widthMm = 0, depthMm = 0, longestBoxMm, onPallet = false } = specs;
  const { madeToOrder, leadTimeDays = 0 } = specs;
  return {
    quantity,
    weightKg,
    longestMm: longestBoxMm ?? Math.max(heightMm, widthMm, depthMm),
    isOnPallet: onPallet,
    leadDays: madeToOrder ? leadTimeDays : 0,
  };
}
