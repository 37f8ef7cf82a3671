import { PgBoss } from 'pg-boss';
import { addWhenDue } from './add-when-due.ts';
import type { AppContext } from './app-context.ts';
import { MOST_RUN_SECONDS, runTimed } from './timed-runs.ts';

/** A job at set times, run by one instance each time. */
export type TimedJob = { run(context: AppContext): Promise<void> } & (
  | {
      /** Five fields, each `*` or a number, in London time. */
      cron: string;
    }
  | {
      /** For intervals below a minute. */
      everySeconds: number;
    }
);

export interface Jobs {
  /** Waits at most five seconds for running jobs. */
  stop(): Promise<void>;
}

const TIMED = 'timed';
const POLL_SECONDS = 20;
const MOST_PASSES = 15;

/** Starts the timed jobs. Throws while the database is away; once started, they survive outages of the database. */
export async function openJobs(context: AppContext, timed: Record<string, TimedJob>): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => context.pool.query(text, values) },
    schema: 'pgboss',
    // It would work out the last time of every schedule in one go, twice a minute: some 50 ms in which nobody is answered.
    schedule: false,
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
    ticking.push(...(await openTimetable(boss, context, timed)));
    return { stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

async function openTimetable(
  boss: PgBoss,
  context: AppContext,
  timed: Record<string, TimedJob>,
): Promise<NodeJS.Timeout[]> {
  await boss.createQueue(TIMED, { retryLimit: 1, expireInSeconds: MOST_RUN_SECONDS });
  const run = neverTwiceAtOnce((name, due: TimedJob) => runTimed(context, name, due));
  const workers = [await startWorker(boss, timed, run), await startWorker(boss, timed, run)];
  for (const { key } of await boss.getSchedules(TIMED)) {
    const known = timed[key];
    if (known && !('cron' in known)) await boss.unschedule(TIMED, key);
  }
  for (const [name, job] of Object.entries(timed)) {
    // For the version before, which may run beside this one or come back: it has them planned by the queue.
    if ('cron' in job) await boss.schedule(TIMED, job.cron, { name }, { key: name, tz: 'Europe/London' });
  }
  return addWhenDue(context, timed, async (name, options) => {
    if (await boss.send(TIMED, { name }, options)) for (const worker of workers) boss.notifyWorker(worker);
  });
}

// A worker takes one job, and the next at once until none waits: by its polls alone three a minute would be done, and more are due.
// There are two, so that a long job does not hold up the others.
async function startWorker(boss: PgBoss, timed: Record<string, TimedJob>, run: RunJob): Promise<string> {
  const worker = await boss.work<TimedData>(TIMED, { pollingIntervalSeconds: POLL_SECONDS }, async ([job]) => {
    boss.notifyWorker(worker);
    const { name = '', passes = 0 } = job?.data ?? {};
    const due = timed[name];
    if (due) await run(name, due);
    else await passOn(boss, name, passes + 1);
  });
  return worker;
}

interface TimedData {
  name?: string;
  /** How many workers did not know it. */
  passes?: number;
}

// Beside this version another may run that knows the job. What none knows for five minutes is of a version that is gone.
async function passOn(boss: PgBoss, name: string, passes: number): Promise<void> {
  if (passes > MOST_PASSES) return boss.unschedule(TIMED, name);
  const again = { startAfter: POLL_SECONDS, retryLimit: 0, deleteAfterSeconds: 3_600 };
  await boss.send(TIMED, { name, passes }, again);
}

type RunJob = (name: string, due: TimedJob) => Promise<void>;

// A job that is still running would take up both workers; its next time comes.
function neverTwiceAtOnce(run: RunJob): RunJob {
  const running = new Set<string>();
  return async (name, due) => {
    if (running.has(name)) return;
    running.add(name);
    await run(name, due).finally(() => running.delete(name));
  };
}
