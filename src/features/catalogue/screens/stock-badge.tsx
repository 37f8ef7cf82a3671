import { Badge } from '#ui/badge.tsx';

/** 'In Stock' means that it can be bought now (decision B6). */
export function StockBadge({ inStock }: { inStock: boolean }) {
  return <Badge tone={inStock ? 'positive' : 'negative'}>{inStock ? 'In Stock' : 'Out of Stock'}</Badge>;
}
