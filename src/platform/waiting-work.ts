import { count, eq, isNull, lte, min, or, sql } from 'drizzle-orm';
import type { AppContext } from './app-context.ts';
import { announcements, emails } from './tables.ts';

/** Announcements whose reactions are due and have not run, by name, the oldest name first. */
export async function readWaitingAnnouncements({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  const { name, id, at, dueAt } = announcements;
  const since = sql<Date>`min(coalesce(${dueAt}, ${at}))`.mapWith(at);
  const isWaiting = sql`${isNull(announcements.handledAt)} and ${or(isNull(dueAt), lte(dueAt, clock.now()))}`;
  return db
    .select({ name, count: count(id), since })
    .from(announcements)
    .where(isWaiting)
    .groupBy(name)
    .orderBy(since);
}

/** When the oldest message was written that waits to be sent; null: none waits. */
export async function oldestWaitingEmail({ db }: Pick<AppContext, 'db'>): Promise<Date | null> {
  const [oldest] = await db
    .select({ at: min(emails.createdAt) })
    .from(emails)
    .where(eq(emails.status, 'queued'));
  return oldest?.at ?? null;
}
