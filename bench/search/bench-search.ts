import { judgeForeignSet } from './foreign-set.ts';
import { judgedCatalogue } from './judged-catalogue.ts';
import { JUDGED_QUERIES } from './judged-queries.ts';
import { mean } from './metrics.ts';
import { judgeOwnSet } from './own-set.ts';
import { build, sayTimes, searchAll, snapshotOf } from './shop-in-memory.ts';

/** `npm run bench:search`: how good and how fast the search is, on our own judged set or on `--data DIR`. In process. */
export async function benchSearch(...args: string[]): Promise<number> {
  const at = args.indexOf('--data');
  const folder = at < 0 ? undefined : args[at + 1];
  if (at >= 0 && !folder) throw new Error('--data needs a folder with products.jsonl, queries.jsonl and qrels.jsonl.');
  for (const line of folder ? await judgeForeignSet(folder) : await ownFigures()) console.log(line);
  return 0;
}

async function ownFigures(): Promise<string[]> {
  const judged = await judgeOwnSet();
  const asked = judged.filter(({ style }) => style !== 'nonsense');
  const halves = [false, true].map((isHeldOut) => {
    const list = asked.filter((each) => each.isHeldOut === isHeldOut);
    return `${isHeldOut ? 'held out' : 'tuning'}: ${ndcg(list)} of ${list.length} queries, without results ${empty(list)}`;
  });
  const styles = [...Map.groupBy(asked, ({ style }) => style)].map(([style, list]) => `  ${style}: ${ndcg(list)}`);
  const nonsense = judged.filter(({ style }) => style === 'nonsense');
  return [
    `nDCG@10 on ${judgedCatalogue().length} signage products`,
    ...halves,
    ...styles,
    `  nonsense answered with nothing: ${empty(nonsense)} of ${nonsense.length}`,
    ...(await speed(10_000)),
  ];
}

const ndcg = (list: readonly { ndcg: number }[]) => mean(list.map((each) => each.ndcg)).toFixed(3);
const empty = (list: readonly { found: readonly unknown[] }[]) => list.filter(({ found }) => !found.length).length;

async function speed(count: number): Promise<string[]> {
  const snapshot = snapshotOf(judgedCatalogue(count));
  const before = process.memoryUsage();
  const { inForce, ms, stallMs } = await build(snapshot);
  const after = process.memoryUsage();
  const queries = JUDGED_QUERIES.map(({ q }) => q);
  searchAll(snapshot, inForce, queries, 24);
  const took = [1, 2, 3].flatMap(() => searchAll(snapshot, inForce, queries, 24).took).sort((a, b) => a - b);
  const heap = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  return [
    `${count} products: ${sayTimes(took)} for a whole answer, summary and alternatives included`,
    `built in a worker in ${ms.toFixed(0)} ms, event loop still for at most ${stallMs.toFixed(0)} ms, ${(heap / 1e6).toFixed(0)} MB more`,
  ];
}
