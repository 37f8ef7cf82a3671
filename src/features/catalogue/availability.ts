import type { Specs } from './attributes.ts';

/** What a product says of when it can be had; without `specs`, it is not made to order. */
export interface Stocked {
  inStock: boolean;
  specs?: Pick<Specs, 'madeToOrder' | 'leadTimeDays'>;
}

export type Availability = 'In Stock' | 'Made to order' | 'Out of Stock';

/** 'In Stock' means that it can be bought now (decision B6) and is there, so not what is built for the order. */
export function availabilityOf({ inStock, specs }: Stocked): Availability {
  if (!inStock) return 'Out of Stock';
  return specs?.madeToOrder ? 'Made to order' : 'In Stock';
}
