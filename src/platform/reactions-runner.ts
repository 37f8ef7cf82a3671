import { and, asc, eq, gt, inArray, isNull, lte, notInArray, or } from 'drizzle-orm';
import { ANNOUNCEMENT_CHANNEL, type Announcement, type AnnouncementName, asAnnouncement } from './announcements.ts';
import type { AppContext } from './app-context.ts';
import { type Backoff, newBackoff } from './backoff.ts';
import { isDatabaseAway, type Transaction } from './database.ts';
import { directUrl } from './direct-connection.ts';
import { listen } from './listen.ts';
import type { Letter } from './mailer.ts';
import { startReadingOnce } from './read-once.ts';
import { announcements } from './tables.ts';
import { doing } from './work-under-way.ts';

/** The tools of a reaction; its writes commit together with the mark that the announcement is handled. */
export interface ReactionWork {
  context: AppContext;
  tx: Transaction;
  /** Queues a message; each cause writes one message. */
  post(letter: Letter): Promise<void>;
}

/** Handles an announcement of this name. */
export type Reaction<Name extends AnnouncementName> = (
  work: ReactionWork,
  announcement: Announcement<Name>,
) => Promise<void>;

/** The reactions to each announcement, in order; the list may be empty. */
export type ReactionTable = { readonly [Name in AnnouncementName]: readonly Reaction<Name>[] };

/** How announcements are handled: the reactions, and how to queue e-mails. */
export interface ReactionPlan {
  reactions: ReactionTable;
  post(tx: Transaction, letter: Letter): Promise<void>;
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
const RETRY_MS = { first: 5_000, most: 300_000 };

/** Handles announcements as they arrive; of several instances, one handles each announcement. */
export function runReactions(context: AppContext, plan: ReactionPlan): ReactionsRunner {
  const backoff = newBackoff(RETRY_MS);
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let isWanted = false;
  let alarm: NodeJS.Timeout | undefined;

  const wake = () => {
    isWanted = true;
    running ??= run().finally(() => {
      running = null;
    });
  };
  // Later announcements are found by the next poll.
  const wakeWhenDue = async () => {
    const now = context.clock.now();
    const soon = new Date(now.getTime() + POLL_MS);
    const [next] = await context.db
      .select({ dueAt: announcements.dueAt })
      .from(announcements)
      .where(and(isNull(announcements.handledAt), gt(announcements.dueAt, now), lte(announcements.dueAt, soon)))
      .orderBy(asc(announcements.dueAt))
      .limit(1);
    clearTimeout(alarm);
    if (next?.dueAt) alarm = setTimeout(wake, next.dueAt.getTime() - now.getTime() + 1);
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
    }
  };

  const subscriber = { onNotice: wake, onConnect: wake };
  const listener = listen(directUrl(context.config), [ANNOUNCEMENT_CHANNEL], subscriber, context.log);
  const poll = setInterval(wake, POLL_MS);
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

/** Handles all waiting announcements, oldest first. One whose reaction throws is tried again later; the others go on. */
export async function handleWaiting(
  context: AppContext,
  plan: ReactionPlan,
  backoff: Backoff = newBackoff(RETRY_MS),
  signal?: AbortSignal,
): Promise<void> {
  // Beside a newer version there may be names that only that one knows; they wait for it.
  const known = Object.keys(plan.reactions);
  while (!signal?.aborted) {
    const claimed: { id?: number; name?: AnnouncementName } = {};
    try {
      await context.db.transaction(async (tx) => {
        const announcement = await claimNext(tx, known, backoff.waiting(), context.clock.now());
        if (!announcement) return;
        claimed.id = announcement.id;
        claimed.name = announcement.name;
        startReadingOnce(tx);
        const work: ReactionWork = { context, tx, post: (letter) => plan.post(tx, letter) };
        await doing({ kind: 'reaction', name: announcement.name }, () => react(work, plan.reactions, announcement));
      });
      if (claimed.name) plan.onHandled?.(claimed.name);
    } catch (error) {
      if (claimed.id === undefined || isDatabaseAway(error)) throw error;
      context.log.error({ error, announcementId: claimed.id }, 'a reaction failed and will be tried again');
      backoff.failed(claimed.id);
    }
    if (claimed.id === undefined) break;
  }
  plan.onDone?.();
}

// Skips locked rows, so that instances share the work instead of waiting for each other.
async function claimNext(
  tx: Transaction,
  known: string[],
  waiting: number[],
  now: Date,
): Promise<Announcement | undefined> {
  const [next] = await tx
    .select()
    .from(announcements)
    .where(
      and(
        isNull(announcements.handledAt),
        inArray(announcements.name, known),
        or(isNull(announcements.dueAt), lte(announcements.dueAt, now)),
        waiting.length > 0 ? notInArray(announcements.id, waiting) : undefined,
      ),
    )
    .orderBy(asc(announcements.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return next && asAnnouncement(next);
}

async function react<Name extends AnnouncementName>(
  work: ReactionWork,
  reactions: ReactionTable,
  announcement: Announcement<Name>,
): Promise<void> {
  for (const reaction of reactions[announcement.name]) await reaction(work, announcement);
  await work.tx
    .update(announcements)
    .set({ handledAt: work.context.clock.now() })
    .where(eq(announcements.id, announcement.id));
}
