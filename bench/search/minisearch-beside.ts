import MiniSearch from 'minisearch';
import type { BenchProduct } from './shop-in-memory.ts';

/** MiniSearch 7 as its documentation sets it up for a shop: prefixes, typing errors, the name before the rest. */
export interface Beside {
  buildMs: number;
  /** Bytes. */
  heap: number;
  search(query: string, limit: number): number[];
  suggest(typed: string): number;
}

export async function buildMiniSearch(products: readonly BenchProduct[]): Promise<Beside> {
  const before = await settledHeap();
  const start = performance.now();
  const engine = new MiniSearch({
    fields: ['name', 'category', 'description', 'features', 'sku'],
    searchOptions: { boost: { name: 3, category: 2, sku: 2 }, prefix: true, fuzzy: 0.2, combineWith: 'OR' },
  });
  engine.addAll(
    products.map(({ name, category, description, sku, specs }, id) => ({
      id,
      name,
      category,
      description,
      sku: sku ?? '',
      features: Object.entries(specs)
        .map(([key, value]) => (value === true ? key : Array.isArray(value) ? value.join(' ') : String(value ?? '')))
        .join(' '),
    })),
  );
  const buildMs = performance.now() - start;
  return {
    buildMs,
    heap: (await settledHeap()) - before,
    search: (query, limit) =>
      engine
        .search(query)
        .slice(0, limit)
        .map(({ id }) => id as number),
    suggest: (typed) => engine.autoSuggest(typed).length,
  };
}

/** Live bytes: what is left after collecting twice, where Node was started with `--expose-gc`. */
export async function settledHeap(): Promise<number> {
  for (let times = 0; times < 2; times++) {
    (globalThis as { gc?: () => void }).gc?.();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
