import { idsOf, placeOf, withSkus } from './product-index.ts';
import {
  type CatalogueEntry,
  type Changed,
  isSameJson,
  type OpenSnapshot,
  openSnapshot,
  type ProductWords,
  wordsOf,
} from './snapshot.ts';

/** The next catalogue while it is made from the one before, which stays as it is. */
export interface NextSnapshot {
  /** What this product is now; null: no longer on sale. Each product once. */
  put(id: number, after: CatalogueEntry | null): void;
  /** `areListsSame` says that no list is another for it. */
  finish(how?: { areListsSame?: boolean }): OpenSnapshot;
}

/**
 * Begins the catalogue after some changes. Beside what they are it copies one list of references, which takes 0.1 ms for 100,000
 * products; so many changes can be put in portion by portion, and are held nowhere else.
 */
export function nextAfter(before: OpenSnapshot): NextSnapshot {
  const { ids, words } = before;
  const entries = before.entries.slice();
  const moved = new Map<number, CatalogueEntry | null>();
  const skus: SkuChanges = { given: [], taken: [] };
  let isWordForWord = true;
  return {
    put: (id, after) => {
      const place = placeOf(id, ids);
      const known = ids[place] === id ? entries[place] : undefined;
      if (!known && !after) return;
      noteSku(skus, id, known, after);
      if (known && after) entries[place] = after;
      else moved.set(id, after);
      // What says the same takes the place of what said it: otherwise the array of words would hold every product as it was, beside what it is.
      if (known && after && saysTheSame(known.product, after.product)) (words as ProductWords[])[place] = after.product;
      else isWordForWord = false;
    },
    finish: ({ areListsSame = false } = {}) => {
      const next = { ...before, version: before.version + 1, lists: areListsSame ? before.lists : {} };
      if (isWordForWord) return openSnapshot({ ...next, entries });
      const parts = { words: wordsOf(entries), skus: withSkus(before.skus, skus.given, skus.taken) };
      if (moved.size === 0) return openSnapshot({ ...next, ...parts, entries });
      const all = withMoved(entries, moved);
      return openSnapshot({ ...next, ...parts, entries: all, ids: idsOf(all), words: wordsOf(all) });
    },
  };
}

/** The catalogue after these changes. */
export function withChanges(before: OpenSnapshot, changed: Changed): OpenSnapshot {
  const next = nextAfter(before);
  for (const [id, after] of changed) next.put(id, after);
  return next.finish();
}

// Both are sorted by id: one pass takes what stays and puts what comes in its place.
function withMoved(entries: readonly CatalogueEntry[], moved: Changed): readonly CatalogueEntry[] {
  const coming = [...moved].sort(([a], [b]) => a - b);
  const next: CatalogueEntry[] = [];
  let at = 0;
  for (const entry of entries) {
    const { id } = entry.product;
    while (at < coming.length && (coming[at]?.[0] ?? 0) < id) push(next, coming[at++]?.[1]);
    if (coming[at]?.[0] === id) push(next, coming[at++]?.[1]);
    else next.push(entry);
  }
  while (at < coming.length) push(next, coming[at++]?.[1]);
  return next;
}

function push(list: CatalogueEntry[], entry: CatalogueEntry | null | undefined): void {
  if (entry) list.push(entry);
}

interface SkuChanges {
  given: string[];
  taken: [sku: string, id: number][];
}

function noteSku(
  { given, taken }: SkuChanges,
  id: number,
  before: CatalogueEntry | undefined,
  after: CatalogueEntry | null,
): void {
  const [had, has] = [before?.product.sku, after?.product.sku];
  if (had === has) return;
  if (had) given.push(had);
  if (has) taken.push([has, id]);
}

function saysTheSame(a: ProductWords, b: ProductWords): boolean {
  return (
    a.name === b.name &&
    a.category === b.category &&
    a.description === b.description &&
    a.sku === b.sku &&
    isSameJson(a.specs, b.specs)
  );
}
