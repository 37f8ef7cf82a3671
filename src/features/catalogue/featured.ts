/** Section 9: four featured products, in stock only. */
export const FEATURED_COUNT = 4;

type Stock = { inStock: boolean; stockQuantity: number };

/**
 * How well a product is stocked, in doublings: 0 for none, 1 for one, 2 for two or three, 3 for four to seven. A sale seldom changes it, so
 * that it seldom changes what is featured.
 */
export function stockLevel({ inStock, stockQuantity }: Stock): number {
  return inStock && stockQuantity > 0 ? 1 + Math.floor(Math.log2(stockQuantity)) : 0;
}

/** Up to four products that can be bought: the best stocked of each category, then the best stocked of the rest. */
export function featuredOf<P extends Stock & { category: string }>(products: readonly P[]): P[] {
  const bestOfEach = new Map<string, P | undefined>();
  const bestOfAll: P[] = [];
  for (const product of products) {
    const best = bestOfEach.get(product.category);
    if (!product.inStock) {
      if (!bestOfEach.has(product.category)) bestOfEach.set(product.category, undefined);
      continue;
    }
    if (!best || stockLevel(product) > stockLevel(best)) bestOfEach.set(product.category, product);
    insertAmong(bestOfAll, product);
  }
  const first = [...bestOfEach.values()].filter((product) => product !== undefined);
  return [...new Set([...first, ...bestOfAll])].slice(0, FEATURED_COUNT);
}

// Of a hundred thousand products only the best few are ever compared twice.
function insertAmong<P extends Stock>(best: P[], product: P): void {
  const level = stockLevel(product);
  const last = best.at(-1);
  if (best.length === FEATURED_COUNT && last && stockLevel(last) >= level) return;
  const place = best.findIndex((other) => stockLevel(other) < level);
  best.splice(place < 0 ? best.length : place, 0, product);
  if (best.length > FEATURED_COUNT) best.pop();
}
