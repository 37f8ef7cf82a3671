import { table } from '../table.ts';
import type { Measured } from './measure.ts';

/** One measuring of a part, or why there is none. */
export interface Run {
  /** Null at a shop that is not the bench's own. */
  products: number | null;
  orders: number | null;
  part: string;
  title: string;
  connections: number;
  round: number;
  found: Measured | null;
  failed: string | null;
}

const TITLES = ['products', 'orders', 'part', 'connections', 'requests/s', 'p50 ms', 'p99 ms', 'errors'];
const COSTS = ['app ms', 'database ms', 'of the yardstick', 'times its processor', 'client busy'];

/** The table: a line for each part and number of connections at each shop, with medians where there are rounds. */
export function describe(runs: readonly Run[]): string {
  const lines = Map.groupBy(runs, ({ products, orders, part, connections }) =>
    [products, orders, part, connections].join(),
  );
  return table([...TITLES, ...COSTS], [...lines.values()].map(lineOf));
}

function lineOf(rounds: Run[]): (string | number)[] {
  const [first] = rounds;
  const found = rounds.flatMap((run) => run.found ?? []);
  const median = (pick: (run: Measured) => number | null | undefined, digits: number) =>
    rounded(medianOf(found.flatMap((run) => pick(run) ?? [])), digits);
  const where = [first?.products ?? '-', first?.orders ?? '-', first?.title ?? '', first?.connections ?? 0];
  if (found.length === 0) return [...where, 'failed', ...Array.from({ length: 8 }, () => '-')];
  return [
    ...where,
    median((run) => run.perSecond, 0),
    median((run) => run.p50, 1),
    median((run) => run.p99, 1),
    found.reduce((sum, { errors }) => sum + errors, 0),
    median((run) => run.processorMs?.app, 2),
    median((run) => run.processorMs?.database, 2),
    percent(medianOf(found.flatMap((run) => shareOf(run) ?? []))),
    median(timesProcessorOf, 1),
    percent(medianOf(found.map(({ clientBusy }) => clientBusy))),
  ];
}

/** The part's rate as a share of the yardstick's; null where there was none. */
export function shareOf({ perSecond, yardstick }: Pick<Measured, 'perSecond' | 'yardstick'>): number | null {
  return yardstick && perSecond / yardstick.perSecond;
}

function timesProcessorOf({ processorMs, yardstick }: Measured): number | null {
  return processorMs && yardstick?.processorMs
    ? (processorMs.app + processorMs.database) / yardstick.processorMs
    : null;
}

/** What the table has no room for: what failed, which answers were wrong, and what became of the orders beside. */
export function describeTroubles(runs: readonly Run[]): string[] {
  return runs.flatMap(({ title, connections, products, orders, found, failed }) => {
    const where = `${title}, ${connectionsOf(connections)}${products === null ? '' : `, ${products} products, ${orders} orders`}`;
    if (failed !== null) return [`${where}: failed: ${failed}`];
    if (!found) return [];
    const troubles = [
      ...(found.errors > 0 ? [`answers by status ${JSON.stringify(found.statuses)}, ${found.broken} broken`] : []),
      ...Object.entries(found.beside?.refused ?? {}).map(([why, times]) => `${times} orders beside: ${why}`),
    ];
    return troubles.map((trouble) => `${where}: ${trouble}`);
  });
}

/** A number of connections in words. */
export function connectionsOf(count: number): string {
  return count === 1 ? '1 connection' : `${count} connections`;
}

function medianOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

function rounded(number: number | null, digits: number): string | number {
  return number === null ? '-' : number.toFixed(digits);
}

function percent(share: number | null): string {
  return share === null ? '-' : `${Math.round(share * 100)} %`;
}
