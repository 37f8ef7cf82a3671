import { LRUCache } from 'lru-cache';
import type { Product } from '#features/catalogue/contract.ts';
import type { AppContext } from '#platform/app-context.ts';
import { type WrittenList, type WrittenPart, writeList, writePart } from '#platform/http/written-list.ts';
import type { CatalogueEntry } from './snapshot.ts';

/** Products whose ids differ in the last five bits alone are written together: about 30 kB, which compress as well as a whole list. */
const BLOCK_BITS = 5;
// About 5 MB: the first 4,000 products. What lies beyond is written anew each time.
const MOST_BLOCKS = 128;

interface Block {
  products: readonly Product[];
  part: WrittenPart;
}

/**
 * Writes the products from place `from` up to place `to` of the catalogue. A sale makes another of one product, and so only its block is
 * written and compressed anew.
 */
export function writeProducts(
  context: AppContext,
  entries: readonly CatalogueEntry[],
  from: number,
  to: number,
): WrittenList {
  const blocks = blocksOf(context);
  const parts: WrittenPart[] = [];
  for (let at = from; at < to; ) {
    const number = blockAt(entries, at) ?? 0;
    let end = at + 1;
    while (end < to && blockAt(entries, end) === number) end++;
    const products = entries.slice(at, end).map(({ product }) => product);
    // A page may begin or end amid a block.
    const isWhole = blockAt(entries, at - 1) !== number && blockAt(entries, end) !== number;
    parts.push(isWhole ? writtenBefore(blocks, number, products) : writePart(products));
    at = end;
  }
  return writeList(parts);
}

function writtenBefore(blocks: LRUCache<number, Block>, number: number, products: readonly Product[]): WrittenPart {
  const known = blocks.get(number);
  const isSame = known?.products.length === products.length && known.products.every((one, at) => one === products[at]);
  if (known && isSame) return known.part;
  const part = writePart(products);
  blocks.set(number, { products, part });
  return part;
}

function blockAt(entries: readonly CatalogueEntry[], place: number): number | undefined {
  const entry = entries[place];
  return entry && entry.product.id >> BLOCK_BITS;
}

const known = new WeakMap<AppContext, LRUCache<number, Block>>();

function blocksOf(context: AppContext): LRUCache<number, Block> {
  const blocks = known.get(context) ?? new LRUCache<number, Block>({ max: MOST_BLOCKS });
  known.set(context, blocks);
  return blocks;
}
