import { inSteps } from '#platform/steps.ts';
import type { CatalogueEntry } from './snapshot.ts';

/** Finds a product in a list that is sorted by id. */
export interface ById {
  readonly size: number;
  get(id: number): CatalogueEntry | undefined;
  has(id: number): boolean;
}

/** Finds a product by its SKU. */
export interface BySku {
  get(sku: string): CatalogueEntry | undefined;
}

/** The ids of these products. */
export function idsOf(entries: readonly CatalogueEntry[]): Int32Array {
  // `Int32Array.from` takes ten times as long.
  const ids = new Int32Array(entries.length);
  for (let place = 0; place < ids.length; place++) ids[place] = entries[place]?.product.id ?? 0;
  return ids;
}

/** The place of this id among sorted ones, or where it would stand. */
export function placeOf(id: number, ids: Int32Array): number {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Costs nothing to make, so that a list in which one product is another needs no new map. */
export function byIdIn(entries: readonly CatalogueEntry[], ids: Int32Array): ById {
  const get = (id: number) => {
    const place = placeOf(id, ids);
    return ids[place] === id ? entries[place] : undefined;
  };
  return { size: entries.length, get, has: (id) => get(id) !== undefined };
}

/** Which product has which SKU; what changed since the large map was made lies in a small one. */
export interface SkuBook {
  readonly made: ReadonlyMap<string, number>;
  readonly since: ReadonlyMap<string, number | null>;
}

// The large map takes as long to copy as thousands of changes.
const MOST_SINCE = 2_000;

export function skuBookOf(entries: readonly CatalogueEntry[]): SkuBook {
  const made = new Map<string, number>();
  for (const entry of entries) note(made, entry);
  return { made, since: new Map() };
}

/** The same in steps. */
export async function skuBookInSteps(entries: readonly CatalogueEntry[]): Promise<SkuBook> {
  const made = new Map<string, number>();
  await inSteps(entries, (entry) => note(made, entry));
  return { made, since: new Map() };
}

function note(made: Map<string, number>, { product: { sku, id } }: CatalogueEntry): void {
  if (sku) made.set(sku, id);
}

/** The book after these changes of SKU: the ones that were given up, then those that are taken. */
export function withSkus(
  before: SkuBook,
  given: readonly string[],
  taken: readonly (readonly [sku: string, id: number])[],
): SkuBook {
  if (given.length + taken.length === 0) return before;
  const since = new Map(before.since);
  for (const sku of given) since.set(sku, null);
  for (const [sku, id] of taken) since.set(sku, id);
  if (since.size <= MOST_SINCE) return { made: before.made, since };
  const made = new Map(before.made);
  for (const [sku, id] of since) {
    if (id === null) made.delete(sku);
    else made.set(sku, id);
  }
  return { made, since: new Map() };
}

export function bySkuIn({ made, since }: SkuBook, byId: ById): BySku {
  return {
    get: (sku) => {
      const changed = since.get(sku);
      const id = changed === undefined ? made.get(sku) : changed;
      return id == null ? undefined : byId.get(id);
    },
  };
}
