import { and, inArray, notInArray } from 'drizzle-orm';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { addDays, addMinutes } from '#values/instant.ts';
import { knownConcerns } from '../concerns.ts';
import type { Status } from '../contract.ts';
import { toldConcerns } from '../tables.ts';
import type { Timetable } from './read-jobs.ts';
import { readStatus } from './read-status.ts';

// What is over by itself within this time needs no one.
const LASTING_MINUTES = 10;
const TOLD_AGAIN_DAYS = 1;

/** Looks at the status, and announces what has needed a person for ten minutes, at most once a day each. A timed job calls it. */
export async function tellConcerns(context: AppContext, timetable: Timetable): Promise<void> {
  const status = await readStatus(context, timetable);
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    const untold = await note(tx, status, at);
    if (untold.length === 0) return;
    await tx.update(toldConcerns).set({ toldAt: at }).where(inArray(toldConcerns.about, untold));
    // The others stand beside the news, so that the whole is seen.
    await announce(
      tx,
      'status.concerned',
      { concerns: status.concerns.map(({ title, action }) => ({ title, action })) },
      at,
    );
  });
}

/** Stores what is of concern now and forgets what is over. Answers what is to be told, and locks it. */
async function note(tx: Transaction, status: Status, at: Date): Promise<string[]> {
  const now = [...new Set(status.concerns.map(({ about }) => about))];
  const over = and(inArray(toldConcerns.about, knownConcerns(status)), notInArray(toldConcerns.about, now));
  await tx.delete(toldConcerns).where(over);
  if (now.length === 0) return [];
  await tx
    .insert(toldConcerns)
    .values(now.map((about) => ({ about, since: at })))
    .onConflictDoNothing();
  const known = await tx.select().from(toldConcerns).for('update');
  const lastingSince = addMinutes(at, -LASTING_MINUTES);
  const toldBefore = addDays(at, -TOLD_AGAIN_DAYS);
  return known
    .filter(({ since, toldAt }) => since <= lastingSince && (toldAt === null || toldAt <= toldBefore))
    .map(({ about }) => about);
}
