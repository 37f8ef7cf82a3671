import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { percentile } from '../percentile.ts';
import { mean, ndcgAt10, reciprocalRank } from './metrics.ts';
import { buildMiniSearch } from './minisearch-beside.ts';
import { type BenchProduct, build, sayTimes, searchAll, snapshotOf } from './shop-in-memory.ts';

const words = z.union([z.string(), z.array(z.string())]).nullish();
const product = z.object({
  id: z.coerce.string(),
  name: z.string(),
  category: words,
  description: words,
  features: words,
  price: z.coerce.number().nullish(),
});
const query = z.object({ id: z.coerce.string(), q: z.string(), split: z.string().default('held'), typo: z.unknown() });
const judgment = z.object({ q: z.coerce.string(), p: z.coerce.string(), gain: z.number() });

const said = (text: z.infer<typeof words>): string => (Array.isArray(text) ? text.join(' ') : (text ?? ''));

/** Somebody else's products, queries and judgments (`products.jsonl`, `queries.jsonl`, `qrels.jsonl` in a folder). */
export async function judgeForeignSet(folder: string): Promise<string[]> {
  const [products, queries, judgments] = await Promise.all([
    lines(path.join(folder, 'products.jsonl'), product),
    lines(path.join(folder, 'queries.jsonl'), query),
    lines(path.join(folder, 'qrels.jsonl'), judgment),
  ]);
  const judged = Map.groupBy(judgments, ({ q }) => q);
  const gains = new Map([...judged].map(([q, list]) => [q, new Map(list.map(({ p, gain }) => [p, gain]))]));
  const snapshot = snapshotOf(products.map(benchProduct));
  const { inForce, ms, stallMs } = await build(snapshot);
  const { found, took } = searchAll(
    snapshot,
    inForce,
    queries.map(({ q }) => q),
  );
  const beside = await buildMiniSearch(products.map(benchProduct));
  const theirs = queries.map(({ q }) => {
    const start = performance.now();
    const places = beside.search(q, 100);
    return { places, ms: performance.now() - start };
  });
  const theirTimes = theirs.map(({ ms }) => ms).sort((a, b) => a - b);
  const scored = queries.map((each, at) => {
    const own = gains.get(each.id) ?? new Map<string, number>();
    const ids = (found[at] ?? []).map((place) => products[place]?.id ?? '');
    const shown = ids.map((id) => own.get(id) ?? 0);
    const known = ids.filter((id) => own.has(id)).map((id) => own.get(id) ?? 0);
    const good = [...own.values()].filter((gain) => gain > 0).length;
    return {
      set: `${each.split}${each.typo ? ', typos' : ''}`,
      ndcg: ndcgAt10(shown, [...own.values()]),
      judgedNdcg: ndcgAt10(known, [...own.values()]),
      recall: good ? shown.slice(0, 50).filter((gain) => gain > 0).length / good : 0,
      rank: reciprocalRank(shown),
      isEmpty: ids.length === 0 ? 1 : 0,
      besideNdcg: ndcgAt10(
        (theirs[at]?.places ?? []).map((place) => own.get(products[place]?.id ?? '') ?? 0),
        [...own.values()],
      ),
      besideEmpty: theirs[at]?.places.length ? 0 : 1,
    };
  });
  return [
    `${products.length} products indexed in ${ms.toFixed(0)} ms (the event loop stood still for at most ${stallMs.toFixed(0)} ms)`,
    `${queries.length} queries, ${sayTimes(took)}; heap ${(process.memoryUsage().heapUsed / 1e6).toFixed(0)} MB`,
    `MiniSearch 7 beside: built in ${beside.buildMs.toFixed(0)} ms, ${sayTimes(theirTimes)}; p99 ours / theirs ${(percentile(took, 99) / percentile(theirTimes, 99)).toFixed(2)}`,
    ...[...Map.groupBy(scored, ({ set }) => set)].map(
      ([set, list]) =>
        `${set}: nDCG@10 ${of(list, 'ndcg')}, judged only ${of(list, 'judgedNdcg')}, Recall@50 ${of(list, 'recall')}, ` +
        `MRR ${of(list, 'rank')}, without results ${(100 * mean(list.map(({ isEmpty }) => isEmpty))).toFixed(1)} %; ` +
        `MiniSearch: nDCG@10 ${of(list, 'besideNdcg')}, without results ${(100 * mean(list.map(({ besideEmpty }) => besideEmpty))).toFixed(1)} %`,
    ),
  ];
}

function of<Name extends string>(list: readonly Record<Name, number>[], name: Name): string {
  return mean(list.map((each) => each[name])).toFixed(3);
}

function benchProduct({ name, category, description, features, price }: z.infer<typeof product>): BenchProduct {
  return {
    name,
    sku: null,
    category: said(category),
    description: said(description),
    pricePence: Math.round((price ?? 0) * 100),
    inStock: true,
    // Features are what an import would read into the specifications; this one is a list of plain words.
    specs: said(features) ? { connectivity: [said(features)] } : {},
  };
}

async function lines<T extends z.ZodType>(file: string, schema: T): Promise<z.output<T>[]> {
  const text = await readFile(file, 'utf8');
  return text.split('\n').flatMap((line) => (line.trim() ? [schema.parse(JSON.parse(line))] : []));
}
