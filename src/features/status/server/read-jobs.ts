import type { AppContext } from '#platform/app-context.ts';
import type { TimedJob } from '#platform/jobs.ts';
import { timedJobs } from '#platform/tables.ts';
import { MOST_RUN_SECONDS } from '#platform/timed-runs.ts';
import type { JobStatus } from '../contract.ts';
import { lastDue, nextRun } from '../next-run.ts';

/** The shop's timed jobs by name. */
export type Timetable = Readonly<Record<string, TimedJob>>;

type Run = typeof timedJobs.$inferSelect;

/** Every timed job with its last run and its next, by name. */
export async function readJobs({ db, clock }: AppContext, timetable: Timetable): Promise<JobStatus[]> {
  const runs = new Map((await db.select().from(timedJobs)).map((run) => [run.name, run]));
  const now = clock.now();
  return Object.entries(timetable)
    .map(([name, job]) => presentJob(name, job, runs.get(name), now))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

function presentJob(name: string, job: TimedJob, run: Run | undefined, now: Date): JobStatus {
  return {
    name,
    startedAt: run?.startedAt.toISOString() ?? null,
    endedAt: run?.endedAt?.toISOString() ?? null,
    state: stateOf(run, now),
    error: run?.error ?? null,
    dueAt: lastDue(job, run?.startedAt ?? null, now)?.toISOString() ?? null,
    nextAt: nextRun(job, run?.startedAt ?? null, now)?.toISOString() ?? null,
  };
}

function stateOf(run: Run | undefined, now: Date): JobStatus['state'] {
  if (!run) return 'never';
  if (run.endedAt) return run.error === null ? 'done' : 'failed';
  return now.getTime() - run.startedAt.getTime() < MOST_RUN_SECONDS * 1000 ? 'running' : 'interrupted';
}
