import { judgeForeignSet } from './foreign-set.ts';
import { generalProducts, generalQueries } from './general-set.ts';
import { judgedCatalogue } from './judged-catalogue.ts';
import { JUDGED_QUERIES } from './judged-queries.ts';
import { mean } from './metrics.ts';
import { type Judged, judgeOwnSet } from './own-set.ts';
import { compareSpeed } from './speed.ts';

/** `npm run bench:search`: how good and how fast the search is, on our own judged set or on `--data DIR`. In process. */
export async function benchSearch(...args: string[]): Promise<number> {
  const at = args.indexOf('--data');
  const folder = at < 0 ? undefined : args[at + 1];
  if (at >= 0 && !folder) throw new Error('--data needs a folder with products.jsonl, queries.jsonl and qrels.jsonl.');
  for (const line of folder ? await judgeForeignSet(folder) : await ownFigures()) console.log(line);
  return 0;
}

async function ownFigures(): Promise<string[]> {
  const judged = await judgeOwnSet({ beside: true });
  const general = generalProducts(10_000);
  const asked = judged.filter(({ style }) => style !== 'nonsense');
  const halves = [false, true].map((isHeldOut) => {
    const list = asked.filter((each) => each.isHeldOut === isHeldOut);
    return `${isHeldOut ? 'held out' : 'tuning'}: ${ndcg(list)} of ${list.length} queries, without results ${empty(list)}`;
  });
  const typos = asked.filter(({ style, isHeldOut }) => style === 'typo' && isHeldOut);
  const styles = [...Map.groupBy(asked, ({ style }) => style)].map(([style, list]) => `  ${style}: ${ndcg(list)}`);
  const nonsense = judged.filter(({ style }) => style === 'nonsense');
  return [
    `nDCG@10 on ${judgedCatalogue().length} signage products, MiniSearch 7 in brackets`,
    ...halves,
    ...styles,
    `  typo, held out alone: ${ndcg(typos)}`,
    `  nonsense answered with nothing: ${empty(nonsense)} of ${nonsense.length}`,
    ...(await compareSpeed(
      'Signage',
      judgedCatalogue(10_000),
      JUDGED_QUERIES.map(({ q }) => q),
    )),
    ...(await compareSpeed('General merchandise', general, generalQueries(general, 300))),
    'Judged general sets are not in the repository: npm run bench:search -- --data DIR reads one.',
  ];
}

const ndcg = (list: readonly Judged[]) =>
  `${mean(list.map((each) => each.ndcg)).toFixed(3)} (${mean(list.map((each) => each.besideNdcg)).toFixed(3)})`;
const empty = (list: readonly Judged[]) =>
  `${list.filter(({ found }) => !found.length).length} (${list.filter(({ besideFound }) => !besideFound).length})`;
