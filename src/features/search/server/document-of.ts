import type { ProductWords } from '#features/catalogue/server/door.ts';
import type { SearchDocument } from '../engine/search-document.ts';
import { type SearchAttributes, SHOP_ATTRIBUTES } from '../search-attributes.ts';

/** What the engine reads of a product. */
export function documentOf(
  { name, category, description, sku, specs }: ProductWords,
  { featuresOf }: Pick<SearchAttributes, 'featuresOf'> = SHOP_ATTRIBUTES,
): SearchDocument {
  return { name, category, features: featuresOf(specs), description: description ?? '', codes: sku ? [sku] : [] };
}
