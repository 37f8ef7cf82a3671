import { specRows } from './spec-rows.ts';
import type { Specs } from './specs.ts';

export interface ComparedRow {
  term: string;
  /** One for each product; null where it does not say. */
  values: (string | null)[];
  differs: boolean;
}

/** Every specification that at least one of the products states, in the order of the specification table. */
export function comparedRows(
  products: readonly { category: string; sku: string | null; specs: Specs }[],
): ComparedRow[] {
  const tables = products.map(
    (product) =>
      new Map([['Category', product.category], ...specRows(product).map((row) => [row.term, row.value] as const)]),
  );
  return inOrder(tables.map((table) => [...table.keys()])).map((term) => {
    const values = tables.map((table) => table.get(term) ?? null);
    return { term, values, differs: term !== ALWAYS_DIFFERENT && new Set(values).size > 1 };
  });
}

// Two products never share it, so it tells nothing.
const ALWAYS_DIFFERENT = 'Product code';

/** All terms of all tables once. Each table has them in the same order, but not all of them. */
function inOrder(tables: string[][]): string[] {
  const order: string[] = [];
  for (const terms of tables) {
    let after = -1;
    for (const term of terms) {
      const at = order.indexOf(term);
      if (at === -1) order.splice(++after, 0, term);
      else after = at;
    }
  }
  return order;
}
