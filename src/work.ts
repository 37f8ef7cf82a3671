import { setTimeout as sleep } from 'node:timers/promises';
import { storeLetters } from '#features/emails/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { type Jobs, openJobs } from '#platform/jobs.ts';
import { type MailSender, runMailSender } from '#platform/mail-sender.ts';
import { metricsOf } from '#platform/metrics.ts';
import { type ReactionPlan, type ReactionsRunner, runReactions } from '#platform/reactions-runner.ts';
import { mailPlan, reactions, together } from './reactions.ts';
import { schedule } from './schedule.ts';

/** The background work: reactions, e-mail, timed jobs. */
export interface Work {
  stop(): Promise<void>;
}

const RETRY_MS = 3_000;

/** Starts the background work once the database is up, and returns at once. With JOBS=0 this process does none. */
export async function startWork(context: AppContext): Promise<Work> {
  if (context.config.JOBS === 0) return { stop: async () => undefined };
  const stopping = new AbortController();
  const started = start(context, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      const work = await started;
      await work?.runner.stop();
      await Promise.all([work?.sender.stop(), work?.jobs.stop()]);
    },
  };
}

async function start(
  context: AppContext,
  stopping: AbortSignal,
): Promise<{ jobs: Jobs; sender: MailSender; runner: ReactionsRunner } | null> {
  while (!stopping.aborted) {
    try {
      const jobs = await openJobs(context, schedule);
      const sender = runMailSender(context, mailPlan);
      return { jobs, sender, runner: runReactions(context, planOf(context, sender)) };
    } catch (error) {
      context.log.warn({ error }, 'jobs could not be started and will be tried again');
      await sleep(RETRY_MS, undefined, { signal: stopping, ref: false }).catch(() => undefined);
    }
  }
  return null;
}

function planOf(context: AppContext, sender: MailSender): ReactionPlan {
  return {
    reactions,
    together,
    post: (tx, letters) => storeLetters(context, tx, letters),
    onHandled: (name) => metricsOf(context).handled.inc({ name }),
    onDone: sender.wake,
  };
}
