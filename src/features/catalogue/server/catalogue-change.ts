import type { CatalogueEntry } from './snapshot.ts';

/** What differs between one version of the catalogue in memory and the version before. */
export interface CatalogueChange {
  /** The version that shows it; `current()` answers with it, or a later one, by the time a listener is called. */
  version: number;
  /** The products whose rows were read again; 'all' when it is not known which, and when something outside the products changed. */
  ids: ReadonlySet<number> | 'all';
  /**
   * Those of which a shopper sees something else: they came or went, or their text, price, picture, attributes or availability
   * changed. How many pieces are left is not shown, only whether there are any.
   */
  shown: ReadonlySet<number> | 'all';
  /** Whether a list of products may have other members, another order or other counts. A new picture alone changes none. */
  lists: boolean;
  /** The categories to which those lists belong, before and after; 'all' when it is not known. */
  categories: ReadonlySet<string> | 'all';
}

/** A change of anything: VAT, a setting that every page shows, or an interrupted connection. */
export function changeOfAll(version: number): CatalogueChange {
  return { version, ids: 'all', shown: 'all', lists: true, categories: 'all' };
}

/** What these products, read again, show differently. Costs as much as there are products to compare. */
export function changeOf(
  version: number,
  compared: Iterable<readonly [id: number, before: CatalogueEntry | undefined, after: CatalogueEntry | undefined]>,
): CatalogueChange {
  const [ids, shown, categories] = [new Set<number>(), new Set<number>(), new Set<string>()];
  for (const [id, before, after] of compared) {
    ids.add(id);
    const isListedAlike = alike(listedFacts, before, after);
    if (isListedAlike && alike(pageFacts, before, after)) continue;
    shown.add(id);
    if (isListedAlike) continue;
    for (const entry of [before, after]) if (entry) categories.add(entry.product.category);
  }
  return { version, ids, shown, lists: categories.size > 0, categories };
}

// What lists are made of: their members, order, conditions and counts.
function listedFacts({ product, pricePence }: CatalogueEntry): readonly unknown[] {
  const { name, category, description, sku, inStock, specs } = product;
  return [name, category, description, sku, inStock, pricePence, specs];
}

function pageFacts({ product, gallery }: CatalogueEntry): readonly unknown[] {
  return [product.imageUrl, product.priceIncVat, gallery];
}

function alike(
  factsOf: (entry: CatalogueEntry) => readonly unknown[],
  before: CatalogueEntry | undefined,
  after: CatalogueEntry | undefined,
): boolean {
  if (!before || !after) return before === after;
  const facts = factsOf(after);
  return factsOf(before).every((fact, at) => isSame(fact, facts[at]));
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));
}
