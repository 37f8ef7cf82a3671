import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { addDays } from '#values/instant.ts';
import type { AppContext } from './app-context.ts';
import { compiledRows } from './compiled-rows.ts';
import type { Database, Transaction } from './database.ts';
import { announcements } from './tables.ts';

/** The announcements: name → JSON payload. The shop adds its own in `src/announcements.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: platform knows no feature, so the shop fills it in
export interface Announcements {}

export type AnnouncementName = keyof Announcements;

type AnnouncementRow = typeof announcements.$inferSelect;

/** An announcement of this name, or of several names told apart by `name`. */
export type Announcement<Name extends AnnouncementName = AnnouncementName> = {
  [Each in Name]: Announced<Announcements[Each]> & { name: Each };
}[Name];

/** Any announcement with this payload, for a reaction to several names. */
export type Announced<Payload> = Pick<AnnouncementRow, 'id' | 'at'> & { payload: Payload };

/** The channel that notifies instances of waiting announcements. */
export const ANNOUNCEMENT_CHANNEL = 'announcements';

/** What it says of one that is due later, so that an instance sets its alarm. */
export const DUE_LATER = 'later';

/** The retention of handled announcements, long enough to investigate failures. */
export const ANNOUNCEMENT_RETENTION_DAYS = 90;

/**
 * Writes an event to the outbox in the transaction of its change, so that a crash can delay its reactions but never lose them.
 * Reactions wait until `dueAt`; before that, {@link retract} withdraws it. Returns the announcement's id.
 */
export async function announce<Name extends AnnouncementName>(
  tx: Transaction,
  name: Name,
  payload: Announcements[Name],
  at: Date,
  dueAt: Date | null = null,
): Promise<number> {
  const [id] = await write(tx, [{ name, payload, at, dueAt } as NewRow]);
  if (id === undefined) throw new Error('The announcement was not written.');
  return id;
}

/** Any announcement before it is written. */
export type NewAnnouncement = {
  [Name in AnnouncementName]: { name: Name; payload: Announcements[Name] };
}[AnnouncementName];

/** Announces what one change brought about, in one statement; the reactions follow in this sequence. */
export async function announceAll(tx: Transaction, news: readonly NewAnnouncement[], at: Date): Promise<void> {
  await write(
    tx,
    news.map(({ name, payload }) => ({ name, payload, at, dueAt: null }) as NewRow),
  );
}

type NewRow = NewAnnouncement & { at: Date; dueAt: Date | null };

async function write(tx: Transaction, rows: readonly NewRow[]): Promise<number[]> {
  return (await insertRows(tx, rows)).map(({ id }) => id);
}

const insertRows = compiledRows<NewRow, { id: number }>(announcements, (db, rows) => {
  const { id, dueAt } = announcements;
  const notified = sql`pg_notify(${ANNOUNCEMENT_CHANNEL}, case when ${dueAt} is null then ${id}::text else ${DUE_LATER} end)`;
  return db.insert(announcements).values(rows).returning({ id, notified });
});

/**
 * Deletes and answers the newest announcement of this name and record (`field` of its payload) that is not due yet; undefined
 * when there is none or when an instance is handling it.
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

/** The announcements of this name about these records (`field` of their payloads) that were not handled yet, oldest first. */
export async function listWaiting<Name extends AnnouncementName>(
  db: Database | Transaction,
  name: Name,
  [field, values]: [field: keyof Announcements[Name] & string, values: readonly number[]],
): Promise<Announcement<Name>[]> {
  if (values.length === 0) return [];
  const isAbout = inArray(sql`${announcements.payload} ->> ${field}`, values.map(String));
  const rows = await db
    .select()
    .from(announcements)
    .where(and(isNull(announcements.handledAt), eq(announcements.name, name), isAbout))
    .orderBy(asc(announcements.id));
  return rows.map((row) => asAnnouncement<Name>(row));
}

/** A row as a typed announcement; {@link announce}, the only writer, checks the types. */
export function asAnnouncement<Name extends AnnouncementName = AnnouncementName>(
  row: AnnouncementRow,
): Announcement<Name> {
  return row as Announced<unknown> as Announcement<Name>;
}

/** Deletes announcements beyond their retention; the clean-up job calls it. */
export async function deleteOldAnnouncements({ db, clock }: AppContext): Promise<void> {
  const moment = addDays(clock.now(), -ANNOUNCEMENT_RETENTION_DAYS);
  await db.delete(announcements).where(lt(announcements.handledAt, moment));
}
