import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { deleteAnnouncement } from '#platform/delete-announcements.ts';
import { refuse } from '#platform/refusal.ts';
import { MOST_PAGES } from '../limits.ts';
import { notifications } from '../tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;
export type NewNotification = Omit<typeof notifications.$inferInsert, 'isRead'>;

/** Writes a notification, once for each announcement, and deletes all but ten: the newest real ones, then the newest samples. */
export async function writeNotification(tx: Transaction, notification: NewNotification): Promise<void> {
  await tx.insert(notifications).values(notification).onConflictDoNothing();
  const beyond = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.userId, notification.userId))
    .orderBy(asc(notifications.isSample), desc(notifications.id))
    .offset(MOST_PAGES);
  await tx.delete(notifications).where(inArray(notifications.id, beyond));
}

/** Deletes the notification of an announcement, also one that is not written yet. */
export async function withdrawNotification(tx: Transaction, announcementId: number): Promise<void> {
  await deleteAnnouncement(tx, announcementId);
  await tx.delete(notifications).where(eq(notifications.announcementId, announcementId));
}

/** Deletes every notification with exactly this message. */
export async function withdrawNotifications(tx: Transaction, message: string): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.message, message));
}

/** The newest ten, newest first. */
export function listNotifications(db: Database, userId: number): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.id))
    .limit(MOST_PAGES);
}

/** The text of the newest sample that a user still has. */
export async function lastSample(db: Database, userId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ message: notifications.message })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), notifications.isSample))
    .orderBy(desc(notifications.id))
    .limit(1);
  return row?.message;
}

/** All notifications of a user, oldest first. */
export function listEveryNotification(db: Database, userId: number): Promise<NotificationRow[]> {
  return db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(asc(notifications.id));
}

/** The number of a user's unread notifications. */
export async function countUnread({ db }: Pick<AppContext, 'db'>, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.isRead, false)));
  return row?.count ?? 0;
}

export async function markRead(db: Database, userId: number, id: number): Promise<NotificationRow> {
  const [row] = await db.update(notifications).set({ isRead: true }).where(isOwn(userId, id)).returning();
  if (!row) throw refuseUnknown();
  return row;
}

export async function markAllRead(db: Database, userId: number): Promise<void> {
  await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.userId, userId), eq(notifications.isRead, false)));
}

export async function dismiss(db: Database, userId: number, id: number): Promise<void> {
  const gone = await db.delete(notifications).where(isOwn(userId, id)).returning({ id: notifications.id });
  if (gone.length === 0) throw refuseUnknown();
}

function isOwn(userId: number, id: number) {
  return and(eq(notifications.id, id), eq(notifications.userId, userId));
}

function refuseUnknown() {
  return refuse('not_found', 'There is no such notification.');
}
