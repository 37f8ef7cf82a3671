import type { AttributeTable } from './attribute.ts';
import { ATTRIBUTES, type Specs } from './attributes.ts';
import { PRODUCT_CODE, specRows, specTerms } from './spec-rows.ts';

export interface ComparedRow {
  term: string;
  /** One for each product; null if it does not state one. */
  values: (string | null)[];
  differs: boolean;
}

/** Every specification that at least one of the products states, in the order of the attributes. */
export function comparedRows(
  products: readonly { category: string; sku: string | null; specs: Specs }[],
  table: AttributeTable = ATTRIBUTES,
): ComparedRow[] {
  const valuesOf = products.map(
    (product) => new Map([[CATEGORY, product.category], ...specRows(product, table).map(asEntry)]),
  );
  return [CATEGORY, ...specTerms(table)].flatMap((term) => {
    const values = valuesOf.map((values) => values.get(term) ?? null);
    // Two products never share a code, so it tells nothing.
    const differs = term !== PRODUCT_CODE && new Set(values).size > 1;
    return values.some((value) => value !== null) ? [{ term, values, differs }] : [];
  });
}

const CATEGORY = 'Category';

function asEntry({ term, value }: { term: string; value: string }): [string, string] {
  return [term, value];
}
