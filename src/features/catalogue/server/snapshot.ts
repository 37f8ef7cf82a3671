import type { Product } from '#features/catalogue/contract.ts';
import type { GalleryPicture } from '#features/catalogue/gallery.ts';
import type { BasisPoints, Pence } from '#values/money.ts';
import { type ProductRow, presentProduct } from './present-product.ts';

/** One product on sale, presented. */
export interface CatalogueEntry {
  readonly product: Product;
  readonly pricePence: Pence;
  readonly gallery?: readonly GalleryPicture[];
}

/** The part of a product that the search indexes; a sale does not change it. */
export type ProductWords = Pick<Product, 'id' | 'name' | 'category' | 'description' | 'sku' | 'specs'>;

/** The whole catalogue at one moment; immutable. */
export interface Snapshot {
  /** Grows with every snapshot of this process. */
  readonly version: number;
  readonly vatRate: BasisPoints;
  readonly entries: readonly CatalogueEntry[];
  readonly byId: ReadonlyMap<number, CatalogueEntry>;
  readonly bySku: ReadonlyMap<string, CatalogueEntry>;
  /** The same array as before while no text has changed, so that a sale does not rebuild the search index. */
  readonly words: readonly ProductWords[];
}

/** The catalogue with these products replaced by their current rows; those archived or deleted are dropped. */
export function withRows(before: Snapshot, ids: Iterable<number>, rows: readonly ProductRow[]): Snapshot {
  const wanted = [...ids];
  const read = rows.flatMap((row) => (row.archivedAt ? [] : toEntry(row, before.vatRate)));
  const isSameRange = read.length === wanted.length && read.every((entry) => isWordForWord(entry, before));
  if (isSameRange) return withSold(before, read);
  const byId = new Map(before.byId);
  for (const id of wanted) byId.delete(id);
  for (const entry of read) byId.set(entry.product.id, entry);
  return assembleSnapshot([...byId.values()], before.vatRate, before);
}

function isWordForWord({ product }: CatalogueEntry, { byId }: Snapshot): boolean {
  const known = byId.get(product.id);
  return known !== undefined && saysTheSame(product, known.product);
}

// A sale or a new price moves no product and changes no word, so nothing is sorted or compared.
function withSold(before: Snapshot, read: readonly CatalogueEntry[]): Snapshot {
  const entries = before.entries.slice();
  const [byId, bySku] = [new Map(before.byId), new Map(before.bySku)];
  for (const entry of read) {
    const { id, sku } = entry.product;
    entries[placeOf(id, entries)] = entry;
    byId.set(id, entry);
    if (sku) bySku.set(sku, entry);
  }
  return Object.freeze({ ...before, version: before.version + 1, entries, byId, bySku });
}

// Entries are in the order of their ids.
function placeOf(id: number, entries: readonly CatalogueEntry[]): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.product.id ?? id) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A row, presented. */
export function toEntry(row: ProductRow, vatRate: BasisPoints): CatalogueEntry {
  const { price: pricePence, gallery } = row;
  return { product: presentProduct(row, vatRate), pricePence, gallery };
}

/** The catalogue of these products. */
export function assembleSnapshot(unsorted: CatalogueEntry[], vatRate: BasisPoints, before: Snapshot | null): Snapshot {
  const entries = unsorted.sort((a, b) => a.product.id - b.product.id);
  return Object.freeze({
    version: (before?.version ?? 0) + 1,
    vatRate,
    entries,
    byId: new Map(entries.map((entry) => [entry.product.id, entry])),
    bySku: new Map(entries.flatMap((entry) => (entry.product.sku ? [[entry.product.sku, entry] as const] : []))),
    words: wordsOf(entries, before),
  });
}

function wordsOf(entries: readonly CatalogueEntry[], before: Snapshot | null): readonly ProductWords[] {
  const isSame =
    before?.words.length === entries.length && entries.every(({ product }, i) => saysTheSame(product, before.words[i]));
  return isSame ? before.words : entries.map(({ product }) => product);
}

function saysTheSame(a: ProductWords, b: ProductWords | undefined): boolean {
  return (
    a.id === b?.id &&
    a.name === b.name &&
    a.category === b.category &&
    a.description === b.description &&
    a.sku === b.sku &&
    (a.specs === b.specs || JSON.stringify(a.specs) === JSON.stringify(b.specs))
  );
}
