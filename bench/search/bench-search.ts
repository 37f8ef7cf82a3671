import { compareAnswers } from './answers.ts';
import { measureBadInput } from './bad-input.ts';
import { judgeForeignSet } from './foreign-set.ts';
import { generalProducts, generalQueries } from './general-set.ts';
import { writeHomeSet } from './home-set.ts';
import { judgedCatalogue } from './judged-catalogue.ts';
import { JUDGED_QUERIES } from './judged-queries.ts';
import { mean } from './metrics.ts';
import { type Judged, judgeOwnSet } from './own-set.ts';
import { compareSpeed } from './speed.ts';

/**
 * `npm run bench:search`: how good and how fast the search is, on our own judged set or on `--data DIR`, there with
 * `--against RUN` beside an earlier run. `--stand-in DIR [products]` writes a set to try that with. `--answers FILE [products] [queries]`
 * compares whole answers with those of another version.
 */
export async function benchSearch(...args: string[]): Promise<number> {
  const folder = optionOf(args, '--data', 'a folder with products.jsonl, queries.jsonl and qrels.jsonl');
  const against = optionOf(args, '--against', 'the file of an earlier run');
  const standIn = optionOf(args, '--stand-in', 'a folder to write to');
  const answers = optionOf(args, '--answers', 'a file to write the answers to, or to compare them with');
  if (answers) {
    const [products = 10_000, queries = 1_500] = args.slice(args.indexOf('--answers') + 2).map(Number);
    for (const line of await compareAnswers(answers, products, queries)) console.log(line);
    return 0;
  }
  if (against && !folder) throw new Error('--against compares a run on --data DIR with an earlier one.');
  if (standIn) {
    const count = Number(args[args.indexOf('--stand-in') + 2] ?? 55_000);
    await writeHomeSet(standIn, count);
    console.log(`${count} products with queries and judgments by rule are in ${standIn}.`);
    return 0;
  }
  for (const line of folder ? await judgeForeignSet(folder, against) : await ownFigures()) console.log(line);
  return 0;
}

function optionOf(args: readonly string[], flag: string, what: string): string | undefined {
  const at = args.indexOf(flag);
  if (at < 0) return undefined;
  const value = args[at + 1];
  if (!value || value.startsWith('--')) throw new Error(`${flag} needs ${what}.`);
  return value;
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
    ...(await measureBadInput(undefined, 10_000)),
    'Judged general sets are not in the repository: npm run bench:search -- --data DIR reads one.',
  ];
}

const ndcg = (list: readonly Judged[]) =>
  `${mean(list.map((each) => each.ndcg)).toFixed(3)} (${mean(list.map((each) => each.besideNdcg)).toFixed(3)})`;
const empty = (list: readonly Judged[]) =>
  `${list.filter(({ found }) => !found.length).length} (${list.filter(({ besideFound }) => !besideFound).length})`;
