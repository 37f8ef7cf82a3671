import { availabilityOf, type Stocked } from '../availability.ts';

/** Beside the badge: how long a product takes that is made to order; nothing for all others. */
export function LeadTime({ product }: { product: Stocked }) {
  const days = product.specs?.leadTimeDays;
  if (!days || availabilityOf(product) !== 'Made to order') return null;
  return <span className="meta whitespace-nowrap">{`${days} working ${days === 1 ? 'day' : 'days'}`}</span>;
}
