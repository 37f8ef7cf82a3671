import { Badge } from '#ui/badge.tsx';

/** What 'In Stock' means to a shopper is decision B6: it can be bought now. */
export function StockBadge({ inStock }: { inStock: boolean }) {
  return <Badge tone={inStock ? 'positive' : 'negative'}>{inStock ? 'In Stock' : 'Out of Stock'}</Badge>;
}
