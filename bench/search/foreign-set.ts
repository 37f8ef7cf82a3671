import { catalogueOf } from '#features/catalogue/server/door.ts';
import { guidanceFor } from '#features/search/server/guidance.ts';
import { type ForeignProduct, type ForeignQuery, readForeignSet } from './foreign-files.ts';
import { mean, ndcgAt10, reciprocalRank } from './metrics.ts';
import { compare, readRun, type Scores, sayComparison, writeRun } from './run-file.ts';
import { openScratchShop, type ScratchShop } from './scratch-shop.ts';
import { type BenchProduct, sayTimes } from './shop-in-memory.ts';
import { compareTimes, measureIndex } from './speed.ts';

const DEPTH = 100;
// Above this one round tells enough: MiniSearch takes a minute for each.
const MOST_FOR_ROUNDS = 15_000;

/** Judges the search API on another shop's products, queries and judgments, loaded through the staff's import. */
export async function judgeForeignSet(folder: string, against?: string): Promise<string[]> {
  const start = performance.now();
  const before = against ? await readRun(against) : null;
  const { products, queries, leftOut } = await readForeignSet(folder);
  const shop = await openScratchShop(products);
  try {
    const snapshot = await catalogueOf(shop.context).current();
    const guidance = await guidanceFor(shop.context, catalogueOf(shop.context).besideVersion());
    const { lines, inForce, beside } = await measureIndex(snapshot, products.map(benchProduct), guidance);
    const { scored, took } = await askAll(shop, products, queries, (q) => beside.search(q, DEPTH));
    const rounds = products.length > MOST_FOR_ROUNDS ? 1 : 3;
    const texts = queries.map(({ q }) => q);
    const ndcg = scoresOf(scored, 'ndcg');
    return [
      `${products.length} products imported in ${seconds(shop.importMs)}; ${queries.length} queries, ${leftOut} more without any good product left out`,
      ...lines,
      ...compareTimes(texts, snapshot, inForce, beside, rounds),
      `  search API with ${DEPTH} products as JSON: ${sayTimes(took)}`,
      ...[...Map.groupBy(scored, ({ set }) => set)].flatMap(([set, list]) => sayFigures(set, list, ndcg, before)),
      `This run: ${await writeRun(folder, ndcg)}`,
      `Everything in ${seconds(performance.now() - start)}.`,
    ];
  } finally {
    await shop.close();
  }
}

interface Scored {
  id: string;
  set: string;
  ndcg: number;
  judgedNdcg: number;
  recall: number;
  rank: number;
  isEmpty: number;
  besideNdcg: number;
  besideEmpty: number;
}

async function askAll(
  shop: ScratchShop,
  products: readonly ForeignProduct[],
  queries: readonly ForeignQuery[],
  beside: (q: string) => number[],
): Promise<{ scored: Scored[]; took: number[] }> {
  const scored: Scored[] = [];
  const took: number[] = [];
  // The first answer waits for the index, which is measured by itself.
  await shop.ask('first', 1);
  for (const { id, q, set, gains } of queries) {
    const begun = performance.now();
    const places = await shop.ask(q, DEPTH);
    took.push(performance.now() - begun);
    const idsOf = (list: readonly number[]) => list.map((place) => products[place]?.id ?? '');
    const gainsOf = (ids: readonly string[]) => ids.map((each) => gains.get(each) ?? 0);
    const ids = idsOf(places);
    const theirs = beside(q);
    const ideal = [...gains.values()];
    const shown = gainsOf(ids);
    scored.push({
      id,
      set,
      ndcg: ndcgAt10(shown, ideal),
      judgedNdcg: ndcgAt10(gainsOf(ids.filter((each) => gains.has(each))), ideal),
      recall: shown.slice(0, 50).filter((gain) => gain > 0).length / ideal.filter((gain) => gain > 0).length,
      rank: reciprocalRank(shown),
      isEmpty: ids.length === 0 ? 1 : 0,
      besideNdcg: ndcgAt10(gainsOf(idsOf(theirs)), ideal),
      besideEmpty: theirs.length === 0 ? 1 : 0,
    });
  }
  return { scored, took: took.sort((a, b) => a - b) };
}

function sayFigures(set: string, list: readonly Scored[], ndcg: Scores, before: Scores | null): string[] {
  const of = (name: Exclude<keyof Scored, 'id' | 'set'>) => mean(list.map((each) => each[name]));
  const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
  const own = ndcg[set] ?? {};
  const beside = compare(own, scoresOf(list, 'besideNdcg')[set] ?? {});
  const earlier = before ? compare(own, before[set] ?? {}) : null;
  return [
    `${set}, ${list.length} queries: nDCG@10 ${of('ndcg').toFixed(4)}, judged only ${of('judgedNdcg').toFixed(4)}, Recall@50 ${of('recall').toFixed(3)}, MRR ${of('rank').toFixed(3)}, without results ${percent(of('isEmpty'))}`,
    `  MiniSearch 7: nDCG@10 ${of('besideNdcg').toFixed(4)}, without results ${percent(of('besideEmpty'))}${beside ? `; ours ${sayComparison(beside)}` : ''}`,
    ...(earlier ? [`  against the earlier run: ${sayComparison(earlier)}`] : []),
  ];
}

function scoresOf(list: readonly Scored[], name: 'ndcg' | 'besideNdcg'): Scores {
  const sets = [...Map.groupBy(list, ({ set }) => set)];
  return Object.fromEntries(
    sets.map(([set, own]) => [set, Object.fromEntries(own.map((each) => [each.id, each[name]]))]),
  );
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

function benchProduct({ name, category, description, features, pounds }: ForeignProduct): BenchProduct {
  return {
    ...{ name, category, description, sku: null, inStock: true },
    pricePence: Math.round(pounds * 100),
    specs: features ? { connectivity: [features] } : {},
  };
}
