import { type BreakOutcome, type BrokenShop, breakRound } from '../tests/faults/broken-database.ts';
import { stockUp } from '../tests/faults/crash.ts';
import { startInstance } from '../tests/faults/instances.ts';
import { openOwnPostgres } from '../tests/support/own-postgres.ts';
import { percentile } from './percentile.ts';
import { machine, writeResults } from './results.ts';
import { table } from './table.ts';

const RESTARTS = 10;
const AWAY_MS = 60_000;

/**
 * Breaks the database under 8 buyers at two instances: restarts, in turns fast and immediate, then ended connections, a frozen
 * server and one that is away for a minute. Fails when a process ends, an answer is a 500, or an order is lost or doubled.
 */
export async function benchFaults(given = String(RESTARTS), away = String(AWAY_MS)): Promise<number> {
  const restarts = Number(given);
  if (!Number.isInteger(restarts) || restarts < 1) {
    console.error(`How many restarts? ${given} is no whole number from 1.`);
    return 1;
  }
  const startedAt = new Date();
  const runsOn = machine();
  const postgres = await openOwnPostgres({ isDurable: true });
  const shop: BrokenShop = {
    postgres,
    instances: [],
    wares: { products: [0, 0], deliveryMethodId: 0, paymentMethodIds: [0, 0] },
  };
  process.once('SIGTERM', () => close(shop).finally(() => process.exit(130)));
  const rounds: BreakOutcome[] = [];
  const round = async (...args: [how: BreakOutcome['how'], awayMs: number]) => {
    const outcome = await breakRound(shop, ...args);
    rounds.push(outcome);
    console.log(`· ${args.join(', ')} ms: ${outcome.faults.length ? outcome.faults.join(' ') : 'nothing lost'}`);
  };
  try {
    shop.instances.push(await startInstance(postgres.url));
    shop.instances.push(await startInstance(postgres.url));
    shop.wares = await stockUp(postgres.url);
    for (let count = 0; count < restarts; count++)
      await round(count % 2 === 0 ? 'restart -m fast' : 'restart -m immediate', Math.round(Math.random() * 2_000));
    await round('pg_terminate_backend', 3_000);
    await round('freeze', 15_000);
    await round('restart -m fast', Number(away));
  } finally {
    await close(shop);
  }
  console.log(`\n${describe(rounds)}`);
  const file = await writeResults(startedAt, { bench: 'faults', machine: runsOn, summary: summarise(rounds), rounds });
  console.log(`\n${JSON.stringify(summarise(rounds))}\nWritten to ${file}`);
  return rounds.some(({ faults }) => faults.length > 0) ? 1 : 0;
}

async function close({ instances, postgres }: BrokenShop): Promise<void> {
  await Promise.all(instances.map((instance) => instance.stop()));
  await postgres.remove();
}

function summarise(rounds: readonly BreakOutcome[]) {
  const sum = (of: (round: BreakOutcome) => number) => rounds.reduce((total, round) => total + of(round), 0);
  const firstGood = rounds.map(({ firstGoodMs }) => firstGoodMs).sort((a, b) => a - b);
  return {
    breaks: rounds.length,
    acknowledged: sum(({ acknowledged }) => acknowledged),
    answers503: sum(({ statuses }) => statuses[503] ?? 0),
    answers500: sum(({ statuses }) => statuses[500] ?? 0),
    faults: sum(({ faults }) => faults.length),
    medianFirstGoodMs: percentile(firstGood, 50),
    longestFirstGoodMs: percentile(firstGood, 100),
  };
}

function describe(rounds: readonly BreakOutcome[]): string {
  const titles = ['break', 'acknowledged', '503', '500', 'first good ms', 'faults'];
  return table(
    titles,
    rounds.map(({ how, acknowledged, statuses, firstGoodMs, faults }) => [
      how,
      acknowledged,
      statuses[503] ?? 0,
      statuses[500] ?? 0,
      firstGoodMs,
      faults.length,
    ]),
  );
}
