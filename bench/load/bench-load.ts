import { machine, writeResults } from '../results.ts';
import { minutesOf } from './estimate.ts';
import { type Interruption, listenForInterruption } from './interruption.ts';
import { measure } from './measure.ts';
import { nameOf, titleOf } from './parts.ts';
import { type Plan, planOf, type World, WrongFlag } from './plan.ts';
import { connectionsOf, describe, describeTroubles, type Run } from './report.ts';
import { openForeign, openWorld, type Scene } from './scene.ts';
import { openYardstick, type YardstickServer } from './yardstick.ts';

/**
 * Measures what buyers ask for most, beside a bare server at answers of the same size, and prints one table. An interrupted run
 * stops what it started and writes what it has. Fails on a wrong answer.
 */
export async function benchLoad(...args: string[]): Promise<number> {
  let plan: Plan;
  try {
    plan = planOf(args);
  } catch (error) {
    if (!(error instanceof WrongFlag)) throw error;
    console.error(error.message);
    return 1;
  }
  announce(plan);
  const report = { startedAt: new Date(), machine: machine(), plan, runs: [] as Run[] };
  const interruption = listenForInterruption();
  try {
    for (const world of plan.against === null ? plan.worlds : [null]) {
      await using closing = new AsyncDisposableStack();
      const ended = await measureWorld(world, report, interruption, closing).then(
        () => null,
        (error: Error) => error.message,
      );
      // Before the shop is closed, which may take longer than an impatient person waits.
      if (ended !== null) return await tell(report, ended);
    }
    return await tell(report, null);
  } finally {
    interruption.close();
  }
}

interface Report {
  startedAt: Date;
  machine: ReturnType<typeof machine>;
  plan: Plan;
  runs: Run[];
}

/** Opens the shop and measures every part; `closing` closes what was opened. */
async function measureWorld(
  world: World | null,
  report: Report,
  { signal, orInterrupted }: Interruption,
  closing: AsyncDisposableStack,
): Promise<void> {
  const { against } = report.plan;
  if (world) console.log(`· a shop of ${say(world.products)} products and ${say(world.orders)} orders`);
  const scene = await orInterrupted(world ? openWorld(world, closing) : openForeign(against ?? ''));
  const yardstick = await orInterrupted(openYardstick(closing));
  await orInterrupted(measureParts(scene, yardstick, world, report, signal));
}

async function measureParts(
  scene: Scene,
  yardstick: YardstickServer,
  world: World | null,
  report: Report,
  signal: AbortSignal,
): Promise<void> {
  const { parts, connections, seconds, rounds, ordersBeside } = report.plan;
  for (let round = 1; round <= rounds; round++) {
    for (const part of parts) {
      for (const count of connections) {
        const task = { part, connections: count, seconds, ordersBeside };
        const of = { part: nameOf(part), title: titleOf(part, ordersBeside), connections: count, round };
        const outcome = await measure(scene, task, yardstick, signal).then(
          (found) => ({ found, failed: null }),
          ({ message }: Error) => ({ found: null, failed: message }),
        );
        if (signal.aborted) return;
        report.runs.push({ products: world?.products ?? null, orders: world?.orders ?? null, ...of, ...outcome });
        console.log(`  · ${of.title}, ${connectionsOf(count)}: ${inShort(outcome)}`);
        await write(report, 'still running, or ended without a word');
      }
    }
  }
}

function inShort({ found, failed }: Pick<Run, 'found' | 'failed'>): string {
  return found ? `${Math.round(found.perSecond)}/s, p99 ${found.p99.toFixed(1)} ms` : `failed: ${failed}`;
}

/** Prints the table and writes the file; returns the exit code. */
async function tell(report: Report, ended: string | null): Promise<number> {
  const file = await write(report, ended);
  const troubles = describeTroubles(report.runs);
  console.log(`\n${report.runs.length > 0 ? describe(report.runs) : 'Nothing was measured.'}\n`);
  for (const trouble of troubles) console.log(trouble);
  if (ended !== null) console.log(`Ended before the end: ${ended}`);
  console.log(`Written to ${file}`);
  return troubles.length > 0 || ended !== null ? 1 : 0;
}

// Written after every part, so that a run that is killed has told what it found.
function write({ startedAt, machine, plan, runs }: Report, ended: string | null): Promise<string> {
  const { leftOut, ...settings } = plan;
  return writeResults(startedAt, {
    bench: 'load',
    machine,
    settings: { ...settings, parts: plan.parts.map(nameOf) },
    leftOut: leftOut.map(nameOf),
    ended,
    runs,
  });
}

function announce(plan: Plan): void {
  const { parts, connections, rounds, worlds, leftOut, against } = plan;
  const runs = Math.max(1, worlds.length) * parts.length * connections.length * rounds;
  console.log(`· ${runs} runs${against ? ` against ${against}` : ''}, about ${minutesOf(plan)} min`);
  if (leftOut.length > 0) {
    console.log(
      `· left out, because they write and the shop is not the bench's own: ${leftOut.map(nameOf).join(', ')}`,
    );
  }
}

const say = (count: number) => count.toLocaleString('en-GB');
