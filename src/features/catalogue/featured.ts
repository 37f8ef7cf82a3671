/** Section 9: four featured products, in stock only. */
export const FEATURED_COUNT = 4;

/** Up to four products that can be bought, of as many categories as there are, else in the order of the list. */
export function featuredOf<P extends { category: string; inStock: boolean }>(products: readonly P[]): P[] {
  const buyable = products.filter((product) => product.inStock);
  const firstOfCategory = new Map<string, P>();
  for (const product of buyable) {
    if (!firstOfCategory.has(product.category)) firstOfCategory.set(product.category, product);
  }
  return [...new Set([...firstOfCategory.values(), ...buyable])].slice(0, FEATURED_COUNT);
}
