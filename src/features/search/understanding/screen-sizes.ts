import type { Product } from '#features/catalogue/contract.ts';
import type { Range } from './conditions.ts';

type Described = Pick<Product, 'name' | 'description' | 'specs'>;

// '37" to 75" screens', '32-50 inch', 'a 55" panel'.
const RANGE = /(\d{2,3})\s*(?:"|”|″|inch(?:es)?)?\s*(?:to|-|–)\s*(\d{2,3})\s*(?:"|”|″|[\s-]?inch)/iu;
const SINGLE = /(\d{2,3})\s*(?:"|”|″|[\s-]inch)/iu;
const sizes = new WeakMap<object, Range | null>();

/** Which screen sizes a product has, or fits when it is no screen itself, in inches; null when it says nothing of any. */
export function screenSizes(product: Described): Range | null {
  const own = product.specs.screenSizeInches;
  if (own !== undefined) return { min: own, max: own };
  const known = sizes.get(product);
  if (known !== undefined) return known;
  const read = readSizes(`${product.name}. ${product.description ?? ''}`);
  sizes.set(product, read);
  return read;
}

function readSizes(text: string): Range | null {
  const range = RANGE.exec(text);
  if (range) return { min: Number(range[1]), max: Number(range[2]) };
  const single = SINGLE.exec(text);
  return single ? { min: Number(single[1]), max: Number(single[1]) } : null;
}
