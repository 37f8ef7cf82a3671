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
  const buyable = products.filter((product) => product.inStock).toSorted((a, b) => stockLevel(b) - stockLevel(a));
  const categories = [...new Set(products.map((product) => product.category))];
  const bestOfEach = categories.flatMap((category) => buyable.find((product) => product.category === category) ?? []);
  return [...new Set([...bestOfEach, ...buyable])].slice(0, FEATURED_COUNT);
}
