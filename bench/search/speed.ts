import { searchQuery } from '#features/search/contract.ts';
import { findProducts } from '#features/search/server/find-products.ts';
import type { IndexInForce } from '#features/search/server/index-keeper.ts';
import { suggest } from '#features/search/server/suggest.ts';
import { percentile } from '../percentile.ts';
import { buildMiniSearch } from './minisearch-beside.ts';
import { type BenchProduct, build, snapshotOf } from './shop-in-memory.ts';

const ROUNDS = 3;

/** Times and memory of ours and of MiniSearch on the same products and queries, in turn within one run. */
export async function compareSpeed(
  title: string,
  products: readonly BenchProduct[],
  queries: readonly string[],
): Promise<string[]> {
  const snapshot = snapshotOf(products);
  const { inForce, ms, stallMs } = await build(snapshot);
  const heap = sizeOf(inForce);
  const beside = await buildMiniSearch(products);

  const answer = (q: string) => findProducts(searchQuery.parse({ q, limit: '24' }), snapshot, inForce);
  const [ours, theirs] = inTurn(queries, answer, (q) => beside.search(q, 24));
  const typed = queries.slice(0, 40).flatMap((query) => beginningsOf(query));
  const [ourBeginnings, theirBeginnings] = inTurn(typed, (text) => suggest(text, snapshot, inForce), beside.suggest);
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  return [
    `${title}: ${products.length} products, ${queries.length} queries, ${ROUNDS} rounds in turn, the middle one of each`,
    `  built: ours ${ms.toFixed(0)} ms in a worker, event loop still for at most ${stallMs.toFixed(0)} ms; MiniSearch ${beside.buildMs.toFixed(0)} ms in this thread`,
    `  memory: our index ${megabytes(heap)} (arrays, words and their table), MiniSearch ${megabytes(beside.heap)}`,
    `  whole answer (summary, facets, alternatives), ours: ${times(ours)}`,
    `  hits alone, MiniSearch: ${times(theirs)}; ratio p50 ${ratio(ours, theirs, 50)}, p99 ${ratio(ours, theirs, 99)}`,
    `  suggestions, ours: ${times(ourBeginnings)}; MiniSearch: ${times(theirBeginnings)}`,
  ];
}

function beginningsOf(query: string): string[] {
  return Array.from({ length: query.length }, (_, at) => query.slice(0, at + 1));
}

// What a worker hands over counts in no heap of this thread: the arrays by their bytes, a word and its place by about 80.
function sizeOf({ index }: IndexInForce): number {
  const arrays = [...Object.values(index), ...Object.values(index.scratch)].filter((part) => ArrayBuffer.isView(part));
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, 0) + 80 * (index.words.length + index.codes.length);
}

type Work = (text: string) => unknown;

/** Each text once to warm up and then a few times by both in turn; of its times the middle one counts, for machines are noisy. */
function inTurn(texts: readonly string[], ours: Work, theirs: Work): [number[], number[]] {
  for (const text of texts) [ours, theirs].map((work) => work(text));
  const rounds = Array.from({ length: ROUNDS }, () =>
    texts.map((text) => [timed(() => ours(text)), timed(() => theirs(text))] as const),
  );
  const middle = (at: number, which: 0 | 1) =>
    rounds.map((round) => round[at]?.[which] ?? 0).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
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
