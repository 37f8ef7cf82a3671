import { and, asc, count, eq } from 'drizzle-orm';
import { lockUser } from '#features/accounts/server/door.ts';
import { type Database, orTaken } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import type { SavedView } from '../contract.ts';
import type { ViewScreen } from '../screens.ts';
import { savedViews } from '../tables.ts';

const MOST = 50;

export async function listViews(db: Database, userId: number, screen?: ViewScreen): Promise<SavedView[]> {
  const rows = await db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.userId, userId), screen && eq(savedViews.screen, screen)))
    .orderBy(asc(savedViews.name), asc(savedViews.id));
  return rows.map(presentView);
}

export async function addView(
  db: Database,
  userId: number,
  view: Pick<SavedView, 'screen' | 'name' | 'search'>,
  createdAt: Date,
): Promise<SavedView> {
  return db.transaction(async (tx) => {
    // Locked, so that of two simultaneous additions the second counts the first.
    await lockUser(tx, userId, 'no key update');
    const [saved] = await tx.select({ views: count() }).from(savedViews).where(eq(savedViews.userId, userId));
    if ((saved?.views ?? 0) >= MOST)
      throw refuse('too_many_views', `Remove one first: at most ${MOST} views are kept.`);
    const values = { ...view, userId, createdAt };
    return named(tx.insert(savedViews).values(values).returning());
  });
}

export function changeView(
  db: Database,
  userId: number,
  id: number,
  view: Pick<SavedView, 'name' | 'search'>,
): Promise<SavedView> {
  return named(db.update(savedViews).set(view).where(isOwn(id, userId)).returning());
}

export async function removeView(db: Database, userId: number, id: number): Promise<void> {
  const removed = await db.delete(savedViews).where(isOwn(id, userId)).returning({ id: savedViews.id });
  if (removed.length === 0) throw noSuchView();
}

/** Presents the written view. A duplicate name is an error of that field. */
async function named(written: PromiseLike<(typeof savedViews.$inferSelect)[]>): Promise<SavedView> {
  const sentence = 'You already have a view with this name.';
  const [row] = await orTaken(written, () => refuse('view_exists', sentence, { errors: { name: [sentence] } }));
  if (!row) throw noSuchView();
  return presentView(row);
}

function isOwn(id: number, userId: number) {
  return and(eq(savedViews.id, id), eq(savedViews.userId, userId));
}

function presentView({ id, screen, name, search }: typeof savedViews.$inferSelect): SavedView {
  return { id, screen, name, search };
}

function noSuchView() {
  return refuse('not_found', 'There is no such view of yours.');
}
