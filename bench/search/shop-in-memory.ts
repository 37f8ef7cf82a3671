import type { Specs } from '#features/catalogue/attributes.ts';
import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { fitsByFacts } from '#features/fits/server/door.ts';
import { searchQuery } from '#features/search/contract.ts';
import { type IndexInForce, indexFor } from '#features/search/server/current-index.ts';
import { findProducts } from '#features/search/server/find-products.ts';
import { openLog } from '#platform/log.ts';
import { percentile } from '../percentile.ts';

/** What the benchmark knows of a product, wherever it comes from. */
export interface BenchProduct {
  name: string;
  sku: string | null;
  category: string;
  description: string;
  pricePence: number;
  inStock: boolean;
  specs: Specs;
}

export interface Searched {
  /** For each query the places, in the list of products, of what was found. */
  found: number[][];
  /** Milliseconds, sorted. */
  took: number[];
}

/** A catalogue as the running shop holds it, without a database. */
export function snapshotOf(products: readonly BenchProduct[]): Snapshot {
  const entries = products.map(({ pricePence, ...product }, at): CatalogueEntry => {
    const price = (pricePence / 100).toFixed(2);
    const own = {
      id: at + 1,
      slug: 'x',
      price,
      priceIncVat: price,
      imageUrl: null,
      stockQuantity: product.inStock ? 5 : 0,
    };
    return { pricePence, product: { ...product, ...own, createdAt: '', updatedAt: '' } };
  });
  return {
    version: 1,
    vatRate: 2000,
    entries,
    byId: new Map(entries.map((entry) => [entry.product.id, entry])),
    bySku: new Map(entries.flatMap((entry) => (entry.product.sku ? [[entry.product.sku, entry] as const] : []))),
    words: entries.map(({ product }) => product),
  };
}

/** The index as the shop builds it: in a worker when the catalogue is large. With the longest the event loop stood still. */
export async function build(snapshot: Snapshot): Promise<{ inForce: IndexInForce; ms: number; stallMs: number }> {
  let last = performance.now();
  let stallMs = 0;
  const beat = setInterval(() => {
    const now = performance.now();
    stallMs = Math.max(stallMs, now - last - 1);
    last = now;
  }, 1);
  const start = performance.now();
  const inForce = await indexFor({}, snapshot, openLog('silent'));
  const fits = fitsByFacts(snapshot);
  const ms = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, 5));
  clearInterval(beat);
  return { inForce: { ...inForce, fits }, ms, stallMs };
}

/** Asks what the call asks: everything of an answer is made and timed, summary and alternatives too. */
export function searchAll(
  snapshot: Snapshot,
  inForce: IndexInForce,
  queries: readonly string[],
  limit = 100,
): Searched {
  const took: number[] = [];
  const found = queries.map((q) => {
    const start = performance.now();
    const answer = findProducts(searchQuery.parse({ q, limit: String(limit) }), snapshot, inForce);
    took.push(performance.now() - start);
    return answer.products.map(({ id }) => id - 1);
  });
  return { found, took: took.sort((a, b) => a - b) };
}

export function sayTimes(took: readonly number[]): string {
  return `p50 ${percentile(took, 50).toFixed(2)} ms, p99 ${percentile(took, 99).toFixed(2)} ms`;
}
