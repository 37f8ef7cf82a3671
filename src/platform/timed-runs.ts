import { isNotNull, lt, or } from 'drizzle-orm';
import { addMinutes } from '#values/instant.ts';
import type { AppContext } from './app-context.ts';
import type { Transaction } from './database.ts';
import type { TimedJob } from './jobs.ts';
import { timedJobs } from './tables.ts';
import { doing } from './work-under-way.ts';

/** After this long the queue gives a run up; what then has no end was interrupted. */
export const MOST_RUN_SECONDS = 600;

/** Runs a timed job and stores when it began and ended, and why it failed. Throws what the job throws. */
export async function runTimed(context: AppContext, name: string, job: TimedJob): Promise<void> {
  const startedAt = context.clock.now();
  await store(context, { name, startedAt, endedAt: null });
  try {
    await doing({ kind: 'job', name }, () => job.run(context));
    await store(context, { name, startedAt, endedAt: context.clock.now(), error: null });
  } catch (error) {
    await store(context, { name, startedAt, endedAt: context.clock.now(), error: inShort(error) });
    throw error;
  }
}

/** Marks a job as running when it is not; answers the number of its record, or null while it runs. */
export async function claimRun(tx: Transaction, name: string, at: Date): Promise<number | null> {
  const set = { startedAt: at, endedAt: null };
  const isOver = or(isNotNull(timedJobs.endedAt), lt(timedJobs.startedAt, addMinutes(at, -MOST_RUN_SECONDS / 60)));
  const [run] = await tx
    .insert(timedJobs)
    .values({ name, ...set })
    .onConflictDoUpdate({ target: timedJobs.name, set, setWhere: isOver })
    .returning({ id: timedJobs.id });
  return run?.id ?? null;
}

type Run = Pick<typeof timedJobs.$inferInsert, 'name' | 'startedAt' | 'endedAt' | 'error'>;

// A run that cannot be stored is done all the same. While a job runs, the error of the run before it stays.
async function store({ db, log }: AppContext, run: Run): Promise<void> {
  const { name, ...set } = run;
  try {
    await db.insert(timedJobs).values(run).onConflictDoUpdate({ target: timedJobs.name, set });
  } catch (error) {
    log.debug({ reason: String(error), name }, 'the run of a timed job was not stored');
  }
}

/** A fault's own first line, for staff: around its root stand the values of a query. Addresses may have a password in them. */
export function inShort(error: unknown): string {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  const [line = ''] = (root instanceof Error ? root.message : String(root)).split('\n');
  return line.replace(/\b[a-z][a-z\d+.-]*:\/\/\S+/gi, '(address)').slice(0, 300) || 'No reason was given';
}
