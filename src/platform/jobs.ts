import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { AppContext } from './app-context.ts';
import type { Transaction } from './database.ts';
import { MOST_RUN_SECONDS, runTimed } from './timed-runs.ts';

/** How a queue handles its jobs. A job calls a use case with an id and may run twice. */
export interface QueuePlan<Data extends object> {
  work(data: Data): Promise<void>;
  /** Called once for a job whose every attempt failed. */
  giveUp?(data: Data): Promise<void>;
  concurrency: number;
  retries: number;
  /** The delay of the first retry; it doubles up to `mostDelaySeconds`. */
  firstDelaySeconds: number;
  mostDelaySeconds: number;
}

/** The data of the jobs by queue name. */
type Queues = Record<string, object>;

/** A job at set times, run by one instance each time. */
export type TimedJob = { run(context: AppContext): Promise<void> } & (
  | {
      /** Five fields, in London time. */
      cron: string;
    }
  | {
      /** For intervals below a minute. */
      everySeconds: number;
    }
);

export interface Jobs<Q extends Queues> {
  /** Adds a job when, and only if, the transaction commits; it starts at once, or not before `startAt`. */
  add<Name extends keyof Q & string>(tx: Transaction, queue: Name, data: Q[Name], startAt?: Date | null): Promise<void>;
  /** Makes the queue look for jobs now instead of at the next poll. */
  wake(queue: keyof Q & string): void;
  /** Waits at most five seconds for running jobs. */
  stop(): Promise<void>;
}

const TIMED = 'timed';
const POLL = { busy: 2, quiet: 20 };

/**
 * Opens the queues in the shop's database and starts their workers. Throws while the database is away; once open, it survives
 * outages of the database.
 */
export async function openJobs<Q extends Queues>(
  context: AppContext,
  queues: { [Name in keyof Q]: QueuePlan<Q[Name]> },
  timed: Record<string, TimedJob>,
): Promise<Jobs<Q>> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => context.pool.query(text, values) },
    schema: 'pgboss',
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => context.log.warn({ reason: error.message }, 'job queue out of reach'));
  const ticking: NodeJS.Timeout[] = [];
  const stop = async () => {
    for (const timer of ticking) clearInterval(timer);
    await boss.stop({ close: false, graceful: true, timeout: 5_000 });
  };
  try {
    await boss.start();
    const workers = new Map<string, string>();
    for (const [name, plan] of Object.entries(queues)) workers.set(name, await openQueue(boss, name, plan));
    ticking.push(...(await openTimetable(boss, context, timed)));
    return {
      add: async (tx, queue, data, startAt) => {
        const later = startAt ? { startAfter: startAt } : {};
        await boss.send(queue, data, { db: fromDrizzle(tx, sql), ...later });
      },
      wake: (queue) => {
        const worker = workers.get(queue);
        if (worker) boss.notifyWorker(worker);
      },
      stop,
    };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

async function openQueue<Data extends object>(boss: PgBoss, name: string, plan: QueuePlan<Data>): Promise<string> {
  const { work, giveUp } = plan;
  const deadLetter = `${name}-failed`;
  if (giveUp) {
    await boss.createQueue(deadLetter, { retryLimit: 5, retryDelay: 60 });
    await boss.work<Data>(deadLetter, { pollingIntervalSeconds: POLL.quiet }, async ([job]) => {
      if (job) await giveUp(job.data);
    });
  }
  const retrying = {
    retryLimit: plan.retries,
    retryDelay: plan.firstDelaySeconds,
    retryBackoff: true,
    retryDelayMax: plan.mostDelaySeconds,
    expireInSeconds: 120,
  };
  await boss.createQueue(name, { ...retrying, ...(giveUp ? { deadLetter } : {}) });
  // A queue of an earlier release still has the old retry settings.
  await boss.updateQueue(name, retrying);
  const options = { pollingIntervalSeconds: POLL.busy, localConcurrency: plan.concurrency };
  return boss.work<Data>(name, options, async ([job]) => {
    if (job) await work(job.data);
  });
}

async function openTimetable(
  boss: PgBoss,
  context: AppContext,
  timed: Record<string, TimedJob>,
): Promise<NodeJS.Timeout[]> {
  await boss.createQueue(TIMED, { retryLimit: 1, expireInSeconds: MOST_RUN_SECONDS });
  const worker = await boss.work<{ name?: string }>(TIMED, { pollingIntervalSeconds: POLL.quiet }, async ([job]) => {
    const name = job?.data.name ?? '';
    const due = timed[name];
    if (due) await runTimed(context, name, due);
  });
  for (const { key } of await boss.getSchedules(TIMED)) {
    const known = timed[key];
    if (!known || !('cron' in known)) await boss.unschedule(TIMED, key);
  }
  const ticking: NodeJS.Timeout[] = [];
  for (const [name, job] of Object.entries(timed)) {
    if ('cron' in job) await boss.schedule(TIMED, job.cron, { name }, { key: name, tz: 'Europe/London' });
    else ticking.push(tickEvery(job.everySeconds, () => addTick(boss, worker, name, job.everySeconds), context));
  }
  return ticking;
}

function tickEvery(seconds: number, tick: () => Promise<void>, context: AppContext): NodeJS.Timeout {
  const timer = setInterval(() => {
    tick().catch((error) => context.log.debug({ reason: String(error) }, 'a timed job was not added'));
  }, seconds * 1_000);
  return timer.unref();
}

// Every instance ticks; the database accepts one tick for each interval.
async function addTick(boss: PgBoss, worker: string, name: string, seconds: number): Promise<void> {
  const once = { singletonKey: name, singletonSeconds: seconds, deleteAfterSeconds: 3_600, retryLimit: 0 };
  if (await boss.send(TIMED, { name }, once)) boss.notifyWorker(worker);
}
