import type { Product } from '#features/catalogue/contract.ts';
import type { GalleryPicture } from '#features/catalogue/gallery.ts';
import { type BasisPoints, type Pence, toDecimal, withVat } from '#values/money.ts';
import { type ProductRow, presentProduct } from './present-product.ts';
import { type ById, type BySku, byIdIn, bySkuIn, idsOf, type SkuBook, skuBookOf } from './product-index.ts';

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
  /** By id. */
  readonly entries: readonly CatalogueEntry[];
  readonly byId: ById;
  readonly bySku: BySku;
  /** The same array as before while no text has changed, so that a sale does not rebuild the search index; of products as they are. */
  readonly words: readonly ProductWords[];
  /** The same object as before while lists have the same members, order and counts, so that a sale leaves what was found. */
  readonly lists?: object;
  /** The same object for all snapshots that were made from one another: what is worked out of one can be changed into that of the next. */
  readonly line?: object;
}

/** A snapshot with what the next one is made from. */
export interface OpenSnapshot extends Snapshot {
  readonly lists: object;
  readonly line: object;
  readonly ids: Int32Array;
  readonly skus: SkuBook;
}

/** What products are now; null: no longer on sale. */
export type Changed = ReadonlyMap<number, CatalogueEntry | null>;

/** A row, presented; null if it is not on sale. What says the same as `known` is the same object, since others remember what they read of it. */
export function toEntry(row: ProductRow, vatRate: BasisPoints, known?: CatalogueEntry): CatalogueEntry | null {
  if (row.archivedAt) return null;
  const product = presentProduct(row, vatRate);
  const read = row.gallery.length > 0 ? row.gallery : NO_PICTURES;
  if (known) shareTexts(product, known.product);
  const gallery = known?.gallery && isSameJson(known.gallery, read) ? known.gallery : read;
  return { product, pricePence: row.price, gallery };
}

// One list for all products that have no further pictures.
const NO_PICTURES: readonly GalleryPicture[] = [];

// Of 100,000 products that all have another price the texts alone would be 35 MB more.
function shareTexts(product: Product, before: Product): void {
  product.name = asBefore(product.name, before.name);
  product.slug = asBefore(product.slug, before.slug);
  product.description = asBefore(product.description, before.description);
  product.imageUrl = asBefore(product.imageUrl, before.imageUrl);
  product.sku = asBefore(product.sku, before.sku);
  if (isSameJson(before.specs, product.specs)) product.specs = before.specs;
}

// Texts that say the same may lie in memory twice.
function asBefore<Text>(now: Text, before: Text): Text {
  return now === before ? before : now;
}

/** The same product at another rate. */
export function atRate(entry: CatalogueEntry, vatRate: BasisPoints): CatalogueEntry {
  return { ...entry, product: { ...entry.product, priceIncVat: toDecimal(withVat(entry.pricePence, vatRate)) } };
}

/** The catalogue of these products, which are sorted by id; `skus` are theirs. */
export function assembleSnapshot(
  entries: readonly CatalogueEntry[],
  vatRate: BasisPoints,
  version = 1,
  skus: SkuBook = skuBookOf(entries),
): OpenSnapshot {
  const ids = idsOf(entries);
  const parts = { ids, skus, words: wordsOf(entries), lists: {}, line: {} };
  return openSnapshot({ version, vatRate, entries, ...parts });
}

/** The same products, each at another rate; sorted and named as before. */
export function atAnotherRate(
  before: OpenSnapshot,
  entries: readonly CatalogueEntry[],
  vatRate: BasisPoints,
): OpenSnapshot {
  return openSnapshot({ ...before, version: before.version + 1, vatRate, entries, lists: {} });
}

/** A snapshot of these parts. */
export function openSnapshot(parts: Omit<OpenSnapshot, 'byId' | 'bySku'>): OpenSnapshot {
  const byId = byIdIn(parts.entries, parts.ids);
  return Object.freeze({ ...parts, byId, bySku: bySkuIn(parts.skus, byId) });
}

/** What the search indexes of them. */
export function wordsOf(entries: readonly CatalogueEntry[]): readonly ProductWords[] {
  return entries.map(({ product }) => product);
}

/** Whether they say the same, in the same order. */
export function isSameJson(a: object, b: object): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
