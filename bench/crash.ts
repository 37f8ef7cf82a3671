import { type CrashOutcome, crashRound, stockUp } from '../tests/faults/crash.ts';
import { databaseUrl, openPremises, startShop, stopShop } from '../tests/faults/running-shop.ts';
import { percentile } from './percentile.ts';
import { machine, writeResults } from './results.ts';
import { table } from './table.ts';

const TIMES = 20;

/** Kills the whole shop repeatedly while 8 buyers order. Fails when data is lost or incomplete. */
export async function benchCrash(given = String(TIMES)): Promise<number> {
  const times = Number(given);
  if (!Number.isInteger(times) || times < 1) {
    console.error(`How many crashes? ${given} is no whole number from 1.`);
    return 1;
  }
  const startedAt = new Date();
  const runsOn = machine();
  const premises = await openPremises();
  process.once('SIGTERM', () => premises.remove().finally(() => process.exit(130)));
  const rounds: CrashOutcome[] = [];
  try {
    let shop = await startShop(premises);
    const wares = await stockUp(databaseUrl(premises));
    for (let round = 1; round <= times; round++) {
      const { shop: restarted, outcome } = await crashRound(premises, shop, wares);
      shop = restarted;
      rounds.push(outcome);
      console.log(`· Crash ${round} of ${times}: ${outcome.faults.length ? outcome.faults.join(' ') : 'nothing lost'}`);
    }
    await stopShop(shop);
  } finally {
    await premises.remove();
  }
  const summary = summarise(rounds);
  console.log(`\n${describe(rounds)}\n\n${inWords(summary)}`);
  const file = await writeResults(startedAt, { bench: 'crash', machine: runsOn, summary, rounds });
  console.log(`Written to ${file}`);
  return summary.faults > 0 ? 1 : 0;
}

function summarise(rounds: CrashOutcome[]) {
  const sum = (of: (round: CrashOutcome) => number) => rounds.reduce((total, round) => total + of(round), 0);
  const restarts = rounds.map(({ restartMs }) => restartMs).sort((a, b) => a - b);
  return {
    crashes: rounds.length,
    answered: sum(({ answered }) => answered),
    unanswered: sum(({ unanswered }) => unanswered),
    foundPlaced: sum(({ foundPlaced }) => foundPlaced),
    faults: sum(({ faults }) => faults.length),
    medianRestartMs: percentile(restarts, 50),
    longestRestartMs: percentile(restarts, 100),
  };
}

function inWords(summary: ReturnType<typeof summarise>): string {
  const { crashes, answered, unanswered, foundPlaced, faults, medianRestartMs, longestRestartMs } = summary;
  return [
    `${crashes} crashes: ${answered} orders had been answered, ${unanswered} had not (${foundPlaced} of them were placed).`,
    `Restart: ${medianRestartMs} ms in the middle, ${longestRestartMs} ms at most. Faults: ${faults}.`,
  ].join('\n');
}

function describe(rounds: CrashOutcome[]): string {
  const titles = ['crash', 'answered', 'unanswered', 'found placed', 'restart ms', 'faults'];
  return table(
    titles,
    rounds.map(({ answered, unanswered, foundPlaced, restartMs, faults }, index) => [
      index + 1,
      answered,
      unanswered,
      foundPlaced,
      restartMs,
      faults.length,
    ]),
  );
}
