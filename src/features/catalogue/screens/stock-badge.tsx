import { Badge } from '#ui/badge.tsx';
import { availabilityOf, type Stocked } from '../availability.ts';

const tones = { 'In Stock': 'positive', 'Made to order': 'neutral', 'Out of Stock': 'negative' } as const;

/** Whether a product is there, is built for the order, or cannot be bought now. */
export function StockBadge({ product }: { product: Stocked }) {
  const availability = availabilityOf(product);
  return <Badge tone={tones[availability]}>{availability}</Badge>;
}
