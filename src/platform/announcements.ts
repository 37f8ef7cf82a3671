import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { addDays } from '#values/instant.ts';
import type { AppContext } from './app-context.ts';
import type { Transaction } from './database.ts';
import { notify } from './database.ts';
import { announcements } from './tables.ts';

/** What can be announced: name → payload, as JSON carries it. The shop adds its own in `src/announcements.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: platform knows no feature, so the shop fills it in
export interface Announcements {}

export type AnnouncementName = keyof Announcements;

type AnnouncementRow = typeof announcements.$inferSelect;

/** An announcement of this name as a reaction reads it; of several names, `name` tells them apart. */
export type Announcement<Name extends AnnouncementName = AnnouncementName> = {
  [Each in Name]: Announced<Announcements[Each]> & { name: Each };
}[Name];

/** Any announcement that says this, for a reaction to more than one. */
export type Announced<Payload> = Pick<AnnouncementRow, 'id' | 'at'> & { payload: Payload };

/** The channel on which instances are told that announcements wait. */
export const ANNOUNCEMENT_CHANNEL = 'announcements';

/** How long a handled announcement is retained: long enough to look into what went wrong. */
export const ANNOUNCEMENT_RETENTION_DAYS = 90;

/**
 * Writes down what happened in the transaction in which it happened (an outbox). A job reads it afterwards and sets off
 * what follows; a crash in between can delay a reaction, never lose it. With `dueAt` nobody acts on it before, and until then
 * {@link retract} takes it back. Returns the announcement's id.
 */
export async function announce<Name extends AnnouncementName>(
  tx: Transaction,
  name: Name,
  payload: Announcements[Name],
  at: Date,
  dueAt: Date | null = null,
): Promise<number> {
  const [row] = await tx.insert(announcements).values({ name, payload, at, dueAt }).returning({ id: announcements.id });
  if (!row) throw new Error('The announcement was not written.');
  // Of what is due later too, so that somebody minds the time.
  await notify(tx, ANNOUNCEMENT_CHANNEL, String(row.id));
  return row.id;
}

/**
 * Takes back the newest announcement of this name about this record (`field` of its payload) that is not due yet, and answers
 * what it was; nothing when there is none, or when another instance acts on it right now.
 */
export async function retract<Name extends AnnouncementName>(
  tx: Transaction,
  name: Name,
  [field, value]: [field: keyof Announcements[Name] & string, value: number],
  at: Date,
): Promise<Announcement<Name> | undefined> {
  const [row] = await tx
    .select()
    .from(announcements)
    .where(
      and(
        isNull(announcements.handledAt),
        gt(announcements.dueAt, at),
        eq(announcements.name, name),
        sql`${announcements.payload} ->> ${field} = ${String(value)}`,
      ),
    )
    .orderBy(desc(announcements.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (row) await tx.delete(announcements).where(eq(announcements.id, row.id));
  return row && asAnnouncement<Name>(row);
}

/** A row as it was announced: {@link announce} is the only writer, and it is held to the types. */
export function asAnnouncement<Name extends AnnouncementName = AnnouncementName>(
  row: AnnouncementRow,
): Announcement<Name> {
  return row as Announced<unknown> as Announcement<Name>;
}

/** Deletes announcements that were handled long ago; the clean-up job calls it. */
export async function deleteOldAnnouncements({ db, clock }: AppContext): Promise<void> {
  const moment = addDays(clock.now(), -ANNOUNCEMENT_RETENTION_DAYS);
  await db.delete(announcements).where(lt(announcements.handledAt, moment));
}
