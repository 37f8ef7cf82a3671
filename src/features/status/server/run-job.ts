import { setTimeout as sleep } from 'node:timers/promises';
import type { User } from '#features/accounts/contract.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { describeFault } from '#platform/http/answer-error.ts';
import { refuse } from '#platform/refusal.ts';
import { claimRun, runTimed } from '#platform/timed-runs.ts';
import type { JobStatus } from '../contract.ts';
import { readJobs, type Timetable } from './read-jobs.ts';

const WAIT_MS = 5_000;

/**
 * Runs a timed job at this instance and answers how it stands when it ended, or after five seconds. Timed jobs may run twice, so a
 * run by its schedule beside this one does no harm. Throws `not_found`, and `conflict` while it runs.
 */
export async function runJob(
  context: AppContext,
  timetable: Timetable,
  { name, actor }: { name: string; actor: User },
): Promise<JobStatus> {
  const job = Object.hasOwn(timetable, name) ? timetable[name] : undefined;
  if (!job) throw refuse('not_found', 'There is no such job.');
  await startRun(context, name, actor);
  const running = runTimed(context, name, job).catch((error) => {
    context.log.error({ ...describeFault(error), name }, 'a timed job that staff ran failed');
  });
  await Promise.race([running, sleep(WAIT_MS, undefined, { ref: false })]);
  return statusOf(context, timetable, name);
}

// Of two admins at once one starts it, and so one entry is written.
async function startRun({ db, clock }: AppContext, name: string, actor: User): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const recordId = await claimRun(tx, name, at);
    if (recordId === null) throw refuse('conflict', 'This job is running. Wait until it has ended.');
    const change = { actorId: actor.id, action: 'job.run', recordType: 'job', recordId };
    await recordChange(tx, { ...change, before: null, after: { name } }, at);
  });
}

async function statusOf(context: AppContext, timetable: Timetable, name: string): Promise<JobStatus> {
  const status = (await readJobs(context, timetable)).find((job) => job.name === name);
  if (!status) throw refuse('not_found', 'There is no such job.');
  return status;
}
