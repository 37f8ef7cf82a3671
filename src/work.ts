import { setTimeout as sleep } from 'node:timers/promises';
import { nextTurn } from '#features/emails/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { type Jobs, openJobs, type QueuePlan } from '#platform/jobs.ts';
import { giveUpEmail, sendEmail, writeEmail } from '#platform/mailer.ts';
import { metricsOf } from '#platform/metrics.ts';
import { type ReactionPlan, type ReactionsRunner, runReactions } from '#platform/reactions-runner.ts';
import { emailEnclosures, emailFillIns, reactions } from './reactions.ts';
import { schedule } from './schedule.ts';

/** The background work: reactions, e-mail, timed jobs. */
export interface Work {
  stop(): Promise<void>;
}

/** The queues by name, with the payload of their jobs. */
type Queues = { 'send-email': { emailId: number } };

const RETRY_MS = 3_000;

/** Retries an e-mail for a day, at least every five minutes. */
export const MAIL_PATIENCE = { retries: 295, firstDelaySeconds: 10, mostDelaySeconds: 300 };

/** Starts the background work once the database is up, and returns at once. With WORKERS=0 this process does none. */
export async function startWork(context: AppContext): Promise<Work> {
  if (context.config.WORKERS === 0) return { stop: async () => undefined };
  const stopping = new AbortController();
  const started = start(context, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      const work = await started;
      await work?.runner.stop();
      await work?.jobs.stop();
    },
  };
}

async function start(
  context: AppContext,
  stopping: AbortSignal,
): Promise<{ jobs: Jobs<Queues>; runner: ReactionsRunner } | null> {
  while (!stopping.aborted) {
    try {
      const jobs = await openJobs<Queues>(context, { 'send-email': emailQueue(context) }, schedule);
      return { jobs, runner: runReactions(context, planOf(context, jobs)) };
    } catch (error) {
      context.log.warn({ error }, 'jobs could not be started and will be tried again');
      await sleep(RETRY_MS, undefined, { signal: stopping, ref: false }).catch(() => undefined);
    }
  }
  return null;
}

function planOf(context: AppContext, jobs: Jobs<Queues>): ReactionPlan {
  return {
    reactions,
    send: (tx, emailId) => jobs.add(tx, 'send-email', { emailId }),
    post: async (tx, letter) => {
      const at = context.clock.now();
      // Without a mail server no job has anything to try, and nothing has to wait for its turn.
      const isSending = context.config.SMTP_URL !== undefined;
      const dueAt = isSending ? await nextTurn(tx, letter, at) : null;
      const status = isSending ? 'queued' : 'kept';
      const emailId = await writeEmail(tx, context.config, { ...letter, status, dueAt }, at);
      if (emailId !== null && isSending) await jobs.add(tx, 'send-email', { emailId }, dueAt);
    },
    onHandled: (name) => metricsOf(context).handled.inc({ name }),
    onDone: () => jobs.wake('send-email'),
  };
}

function emailQueue(context: AppContext): QueuePlan<Queues['send-email']> {
  return {
    work: ({ emailId }) => sendEmail(context, emailId, emailFillIns, emailEnclosures),
    giveUp: ({ emailId }) => giveUpEmail(context, emailId),
    concurrency: context.config.WORKERS,
    ...MAIL_PATIENCE,
  };
}
