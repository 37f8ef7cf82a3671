import type { Snapshot } from '#features/catalogue/server/door.ts';
import { fitsByFacts } from '#features/fits/server/door.ts';
import { searchQuery } from '#features/search/contract.ts';
import { type IndexInForce, indexNow } from '#features/search/server/current-index.ts';
import { findProducts } from '#features/search/server/find-products.ts';
import type { Guidance } from '#features/search/server/guidance.ts';
import { suggest } from '#features/search/server/suggest.ts';
import { percentile } from '../percentile.ts';
import { type Beside, buildMiniSearch, settledHeap } from './minisearch-beside.ts';
import { type BenchProduct, build, snapshotOf } from './shop-in-memory.ts';

const ROUNDS = 3;

/** Times and memory of ours and of MiniSearch on the same products and queries, in turn within one run. */
export async function compareSpeed(
  title: string,
  products: readonly BenchProduct[],
  queries: readonly string[],
): Promise<string[]> {
  const snapshot = snapshotOf(products);
  const { lines, inForce, beside } = await measureIndex(snapshot, products);
  return [
    `${title}: ${products.length} products, ${queries.length} queries`,
    ...lines,
    ...compareTimes(queries, snapshot, inForce, beside, ROUNDS),
  ];
}

/** Builds both indexes: how long it takes, how long the event loop stands still meanwhile, and what stays in memory. */
export async function measureIndex(snapshot: Snapshot, products: readonly BenchProduct[], guidance?: Guidance) {
  const { ms, stallMs } = await build(snapshot);
  // What a worker hands over is in no heap of this thread, so that for its size it is built once more in this one.
  const before = await settledHeap();
  const inForce = { ...indexNow(snapshot), guidance, fits: fitsByFacts(snapshot) };
  findProducts(searchQuery.parse({ q: 'first' }), snapshot, inForce);
  const heap = (await settledHeap()) - before;
  const beside = await buildMiniSearch(products);
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  const lines = [
    `  built: ours ${ms.toFixed(0)} ms in a worker, event loop still for at most ${stallMs.toFixed(0)} ms; MiniSearch ${beside.buildMs.toFixed(0)} ms in this thread`,
    `  live heap, by difference after collecting: our index ${megabytes(heap)}, MiniSearch ${megabytes(beside.heap)}`,
  ];
  return { lines, inForce, beside };
}

/** Whole answers and suggestions of ours, hits and suggestions of MiniSearch, in turn. */
export function compareTimes(
  queries: readonly string[],
  snapshot: Snapshot,
  inForce: IndexInForce,
  beside: Beside,
  rounds: number,
): string[] {
  const answer = (q: string) => findProducts(searchQuery.parse({ q, limit: '24' }), snapshot, inForce);
  const [ours, theirs] = inTurn(queries, answer, (q) => beside.search(q, 24), rounds);
  const typed = queries.slice(0, 40).flatMap((query) => beginningsOf(query));
  const [ourStarts, theirStarts] = inTurn(typed, (text) => suggest(text, snapshot, inForce), beside.suggest, rounds);
  return [
    `  whole answer in process (summary, facets, alternatives), ours: ${times(ours)}`,
    `  hits alone, MiniSearch: ${times(theirs)}; ratio p50 ${ratio(ours, theirs, 50)}, p99 ${ratio(ours, theirs, 99)}; ${rounds === 1 ? 'one round' : `the middle of ${rounds} rounds`} in turn`,
    `  suggestions, ours: ${times(ourStarts)}; MiniSearch: ${times(theirStarts)}`,
  ];
}

function beginningsOf(query: string): string[] {
  return Array.from({ length: query.length }, (_, at) => query.slice(0, at + 1));
}

type Work = (text: string) => unknown;

/** Each text once to warm up and then a few times by both in turn; of its times the middle one counts, for machines are noisy. */
function inTurn(texts: readonly string[], ours: Work, theirs: Work, count: number): [number[], number[]] {
  for (const text of texts) [ours, theirs].map((work) => work(text));
  const rounds = Array.from({ length: count }, () =>
    texts.map((text) => [timed(() => ours(text)), timed(() => theirs(text))] as const),
  );
  const middle = (at: number, which: 0 | 1) =>
    rounds.map((round) => round[at]?.[which] ?? 0).sort((a, b) => a - b)[Math.floor(count / 2)] ?? 0;
  return [texts.map((_, at) => middle(at, 0)), texts.map((_, at) => middle(at, 1))];
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function times(took: number[]): string {
  took.sort((a, b) => a - b);
  return `p50 ${percentile(took, 50).toFixed(2)} ms, p99 ${percentile(took, 99).toFixed(2)} ms`;
}

function ratio(ours: readonly number[], theirs: readonly number[], percent: number): string {
  return (percentile(ours, percent) / percentile(theirs, percent)).toFixed(2);
}
