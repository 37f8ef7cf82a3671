import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, gt, isNull, lte } from 'drizzle-orm';
import { ANNOUNCEMENT_CHANNEL, type Announcement, type AnnouncementName, DUE_LATER } from './announcements.ts';
import type { AppContext } from './app-context.ts';
import { type Backoff, newBackoff } from './backoff.ts';
import { compiled, type Slots } from './compiled.ts';
import { isDatabaseAway, type Transaction } from './database.ts';
import { directUrl } from './direct-connection.ts';
import { handleNext } from './handle-announcements.ts';
import { listen } from './listen.ts';
import type { Letter } from './mailer.ts';
import { announcements } from './tables.ts';

/** The tools of a reaction; its writes commit together with the mark that the announcement is handled. */
export interface ReactionWork {
  context: AppContext;
  tx: Transaction;
  /** Queues a message, which is stored once the reactions are through; each cause writes one message. */
  post(letter: Letter): void;
}

/** Handles an announcement of this name. */
export type Reaction<Name extends AnnouncementName> = (
  work: ReactionWork,
  announcement: Announcement<Name>,
) => Promise<void>;

/** The reactions to each announcement, in order; the list may be empty. */
export type ReactionTable = { readonly [Name in AnnouncementName]: readonly Reaction<Name>[] };

/** Announcements that may be handled many in one transaction, because none of their reactions announces anything. */
export interface Together {
  names: readonly AnnouncementName[];
  /** Reads, and locks, for all of them at once what their reactions need. */
  prepare(tx: Transaction, batch: readonly Announcement[]): Promise<void>;
}

/** How announcements are handled: the reactions, and how to store e-mails. */
export interface ReactionPlan {
  reactions: ReactionTable;
  /** Absent: each announcement has a transaction of its own. */
  together?: Together;
  post(tx: Transaction, letters: readonly Letter[]): Promise<void>;
  /** Called for each announcement when its reactions have committed. */
  onHandled?(name: AnnouncementName): void;
  /** Called when no announcement waits. */
  onDone?(): void;
}

export interface ReactionsRunner {
  stop(): Promise<void>;
}

// Notifications normally wake the runner; the poll finds announcements whose notification was lost.
const POLL_MS = 5_000;
// The first announcement is handled at once. Those that follow it within this time are handled together, each with a part of the cost.
const REST_MS = 200;
const RETRY_MS = { first: 5_000, most: 300_000 };

/** Handles announcements as they arrive; of several instances, one handles each announcement. */
export function runReactions(context: AppContext, plan: ReactionPlan): ReactionsRunner {
  const backoff = newBackoff(RETRY_MS);
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isToLookAhead = false;
  let alarm: NodeJS.Timeout | undefined;

  const wake = (payload?: string) => {
    isWanted = true;
    isToLookAhead ||= payload === undefined || payload === DUE_LATER;
    running ??= run().finally(() => {
      running = null;
    });
  };
  // Of what is due at once nothing is to be awaited, and later announcements are found by the next poll.
  const wakeWhenDue = async () => {
    if (!isToLookAhead) return;
    isToLookAhead = false;
    const now = context.clock.now();
    const [next] = await firstDue(context.db, { now, soon: new Date(now.getTime() + POLL_MS) });
    clearTimeout(alarm);
    if (next?.dueAt) alarm = setTimeout(() => wake(), next.dueAt.getTime() - now.getTime() + 1);
  };
  const run = async () => {
    while (isWanted && !stopping.signal.aborted) {
      isWanted = false;
      try {
        await handleWaiting(context, plan, backoff, stopping.signal);
        await wakeWhenDue();
      } catch (error) {
        if (!isDatabaseAway(error)) context.log.error({ error }, 'announcements could not be read');
      }
      await sleep(REST_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };

  const subscriber = { onNotice: (payload: string) => wake(payload), onConnect: () => wake() };
  const listener = listen(directUrl(context.config), [ANNOUNCEMENT_CHANNEL], subscriber, context.log);
  const poll = setInterval(() => wake(), POLL_MS);
  poll.unref();
  return {
    stop: async () => {
      stopping.abort();
      clearInterval(poll);
      await listener.close();
      await running;
      clearTimeout(alarm);
    },
  };
}

const firstDue = compiled((db, { now, soon }: Slots<{ now: Date; soon: Date }>) => {
  const { dueAt, handledAt } = announcements;
  return db
    .select({ dueAt })
    .from(announcements)
    .where(and(isNull(handledAt), gt(dueAt, now), lte(dueAt, soon)))
    .orderBy(asc(dueAt))
    .limit(1);
});

/** Handles all waiting announcements, oldest first. One whose reaction throws is tried again later; the others go on. */
export async function handleWaiting(
  context: AppContext,
  plan: ReactionPlan,
  backoff: Backoff = newBackoff(RETRY_MS),
  signal?: AbortSignal,
): Promise<void> {
  // How many of a batch that failed are still to be handled each by itself, to find out which of them it was.
  let oneByOne = 0;
  let isMore = true;
  while (isMore && !signal?.aborted) {
    const claimed: Announcement[] = [];
    try {
      isMore = await handleNext(context, plan, { claimed, except: backoff.waiting(), isAlone: oneByOne > 0 });
      for (const { name } of claimed) plan.onHandled?.(name);
    } catch (error) {
      const [first, ...others] = claimed;
      if (!first || isDatabaseAway(error)) throw error;
      if (others.length > 0) {
        oneByOne = claimed.length;
        continue;
      }
      context.log.error({ error, announcementId: first.id }, 'a reaction failed and will be tried again');
      backoff.failed(first.id);
    }
    oneByOne = Math.max(0, oneByOne - 1);
  }
  plan.onDone?.();
}
