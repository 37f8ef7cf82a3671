import { and, asc, isNull, lte, or, sql } from 'drizzle-orm';
import { type Announcement, type AnnouncementName, asAnnouncement } from './announcements.ts';
import type { AppContext } from './app-context.ts';
import { compiled, type Slots } from './compiled.ts';
import type { Transaction } from './database.ts';
import type { Letter } from './mailer.ts';
import type { ReactionPlan, ReactionTable, ReactionWork } from './reactions-runner.ts';
import { startReadingOnce } from './read-once.ts';
import { announcements } from './tables.ts';
import { doing } from './work-under-way.ts';

// A batch holds the orders that it is about until it is done.
const MOST_TOGETHER = 20;

/** What to claim, and where to note what was claimed: known too when the work fails. */
interface Turn {
  claimed: Announcement[];
  /** The ids of those that wait for another try. */
  except: readonly number[];
  /** Whether to handle one alone, also of those that may be handled together. */
  isAlone: boolean;
}

/** Handles the oldest waiting announcement in a transaction, with those after it that may share one. Returns whether there may be more. */
export function handleNext(
  context: AppContext,
  plan: ReactionPlan,
  { claimed, except, isAlone }: Turn,
): Promise<boolean> {
  const most = plan.together && !isAlone ? MOST_TOGETHER : 1;
  // Beside a newer version there may be names that only that one knows; they wait for it.
  const known = Object.keys(plan.reactions);
  return context.db.transaction(async (tx) => {
    const waiting = await claim(tx, { known, except, most, now: context.clock.now() });
    const batch = startOf(waiting, plan.together?.names ?? []);
    claimed.push(...batch);
    if (batch.length === 0) return false;
    startReadingOnce(tx);
    const [first] = batch;
    const isTogether = first !== undefined && plan.together?.names.includes(first.name);
    if (isTogether) await plan.together?.prepare(tx, batch);
    await react(context, tx, plan, batch);
    // What is announced meanwhile wakes the runner again.
    return !isTogether || waiting.length === most || batch.length < waiting.length;
  });
}

type Wanted = Pick<Turn, 'except'> & { known: string[]; most: number; now: Date };

// Skips locked rows, so that instances share the work instead of waiting for each other.
async function claim(tx: Transaction, { known, except, most, now }: Wanted): Promise<Announcement[]> {
  const rows = await oldestWaiting(tx, { known, except, most, now });
  return rows.map((row) => asAnnouncement(row));
}

const oldestWaiting = compiled((db, { known, except, most, now }: Slots<Wanted>) => {
  const { id, name, handledAt, dueAt } = announcements;
  return db
    .select()
    .from(announcements)
    .where(
      and(
        isNull(handledAt),
        sql`${name} = any(${known})`,
        or(isNull(dueAt), lte(dueAt, now)),
        sql`${id} <> all(${except})`,
      ),
    )
    .orderBy(asc(id))
    .limit(most)
    .for('update', { skipLocked: true });
});

/** The first of them, with those that follow it while all may be handled together. */
function startOf(waiting: readonly Announcement[], together: readonly AnnouncementName[]): Announcement[] {
  const end = waiting.findIndex(({ name }) => !together.includes(name));
  return waiting.slice(0, end === -1 ? waiting.length : Math.max(1, end));
}

async function react(
  context: AppContext,
  tx: Transaction,
  plan: ReactionPlan,
  batch: readonly Announcement[],
): Promise<void> {
  const letters: Letter[] = [];
  const work: ReactionWork = { context, tx, post: (letter) => void letters.push(letter) };
  for (const one of batch) {
    await doing({ kind: 'reaction', name: one.name }, () => reactTo(work, plan.reactions, one));
  }
  if (letters.length > 0) await plan.post(tx, letters);
  const ids = batch.map(({ id }) => id);
  await markHandled(tx, { ids, at: context.clock.now() });
}

const markHandled = compiled((db, { ids, at }: Slots<{ ids: number[]; at: Date }>) =>
  db
    .update(announcements)
    .set({ handledAt: sql`${at}` })
    .where(sql`${announcements.id} = any(${ids})`),
);

async function reactTo<Name extends AnnouncementName>(
  work: ReactionWork,
  reactions: ReactionTable,
  announcement: Announcement<Name>,
): Promise<void> {
  for (const reaction of reactions[announcement.name]) await reaction(work, announcement);
}
