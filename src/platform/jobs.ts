import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Transaction } from './database.ts';
import type { Ground } from './ground.ts';

/** What a queue does with each job. Jobs are shells that call a use case with an id, and may run twice. */
export interface QueuePlan {
  work(data: JobData): Promise<void>;
  /** Called once for a job whose every attempt failed. */
  giveUp?(data: JobData): Promise<void>;
  concurrency: number;
  retries: number;
}

export type JobData = Record<string, unknown>;

/** Something done at set times, by one instance each time. */
export interface TimedJob {
  /** Five fields, London time. */
  cron: string;
  run(ground: Ground): Promise<void>;
}

export interface Jobs {
  /** Adds a job when, and only if, the transaction commits. */
  add(tx: Transaction, queue: string, data: JobData): Promise<void>;
  /** Looks for work at once instead of at the next poll. */
  wake(queue: string): void;
  /** Lets running jobs finish, for five seconds at most. */
  stop(): Promise<void>;
}

const TIMED = 'timed';
const POLL = { busy: 2, quiet: 20 };

/**
 * Opens the queues on the shop's own database and pool, and starts working them. Throws while the database is away; once
 * open, it lives through the database going and coming back.
 */
export async function openJobs(
  ground: Ground,
  queues: Record<string, QueuePlan>,
  timed: Record<string, TimedJob>,
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => ground.pool.query(text, values) },
    schema: 'pgboss',
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => ground.log.warn({ reason: error.message }, 'job queue out of reach'));
  const stop = () => boss.stop({ close: false, graceful: true, timeout: 5_000 });
  try {
    await boss.start();
    const workers = new Map<string, string>();
    for (const [name, plan] of Object.entries(queues)) workers.set(name, await openQueue(boss, name, plan));
    await openTimetable(boss, ground, timed);
    return {
      add: async (tx, queue, data) => void (await boss.send(queue, data, { db: fromDrizzle(tx, sql) })),
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

async function openQueue(boss: PgBoss, name: string, plan: QueuePlan): Promise<string> {
  const { work, giveUp } = plan;
  const deadLetter = `${name}-failed`;
  if (giveUp) {
    await boss.createQueue(deadLetter, { retryLimit: 5, retryDelay: 60 });
    await boss.work<JobData>(deadLetter, { pollingIntervalSeconds: POLL.quiet }, ([job]) => giveUp(job?.data ?? {}));
  }
  await boss.createQueue(name, {
    retryLimit: plan.retries,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: 120,
    ...(giveUp ? { deadLetter } : {}),
  });
  const options = { pollingIntervalSeconds: POLL.busy, localConcurrency: plan.concurrency };
  return boss.work<JobData>(name, options, ([job]) => work(job?.data ?? {}));
}

async function openTimetable(boss: PgBoss, ground: Ground, timed: Record<string, TimedJob>): Promise<void> {
  await boss.createQueue(TIMED, { retryLimit: 1, expireInSeconds: 600 });
  await boss.work<{ name?: string }>(TIMED, { pollingIntervalSeconds: POLL.quiet }, async ([job]) => {
    await timed[job?.data.name ?? '']?.run(ground);
  });
  for (const { key } of await boss.getSchedules(TIMED)) {
    if (!(key in timed)) await boss.unschedule(TIMED, key);
  }
  for (const [name, { cron }] of Object.entries(timed)) {
    await boss.schedule(TIMED, cron, { name }, { key: name, tz: 'Europe/London' });
  }
}
