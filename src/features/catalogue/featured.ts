/** Section 9: four featured products, in stock only. */
export const FEATURED_COUNT = 4;

/** Up to four products that can be bought: the best stocked of each category, then the best stocked of the rest. */
export function featuredOf<P extends { category: string; inStock: boolean; stockQuantity: number }>(
  products: readonly P[],
): P[] {
  const buyable = products.filter((product) => product.inStock).toSorted((a, b) => b.stockQuantity - a.stockQuantity);
  const categories = [...new Set(products.map((product) => product.category))];
  const bestOfEach = categories.flatMap((category) => buyable.find((product) => product.category === category) ?? []);
  return [...new Set([...bestOfEach, ...buyable])].slice(0, FEATURED_COUNT);
}
