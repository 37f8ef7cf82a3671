import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AnnouncementName, Announcements } from './announcements.ts';
import type { Transaction } from './database.ts';
import { announcements } from './tables.ts';

/** Deletes an announcement before its reactions run; waits for reactions that are running. */
export async function deleteAnnouncement(tx: Transaction, id: number): Promise<void> {
  await tx.delete(announcements).where(eq(announcements.id, id));
}

/** Deletes the announcements whose payload names this record: `('userId', 7)`. */
export async function deleteAnnouncementsAbout(tx: Transaction, field: string, id: number): Promise<void> {
  await tx.delete(announcements).where(sql`${announcements.payload} ->> ${field} = ${String(id)}`);
}

/** Removes a member from the payloads of the announcements of this name about these records. */
export async function forgetPayloadMember<Name extends AnnouncementName>(
  tx: Transaction,
  member: keyof Announcements[Name] & string,
  { name, field, ids }: { name: Name; field: keyof Announcements[Name] & string; ids: readonly number[] },
): Promise<void> {
  await tx
    .update(announcements)
    .set({ payload: sql`${announcements.payload} - ${member}::text` })
    .where(and(eq(announcements.name, name), inArray(sql`${announcements.payload} ->> ${field}`, ids.map(String))));
}
