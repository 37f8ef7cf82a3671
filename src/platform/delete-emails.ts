import { and, eq, like, lt, ne, or } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { emails } from './tables.ts';

/** Deletes the messages caused by announcements about this record: `announcement:7:order:3:…`. */
export async function deleteEmailsAbout(tx: Transaction, record: string, id: number): Promise<void> {
  await tx.delete(emails).where(like(emails.cause, `announcement:%:${record}:${id}:%`));
}

/** Deletes the messages with this cause or with one below it: `quote:3` is also the cause of `quote:3:round:1`. */
export async function deleteEmailsOfCause(tx: Transaction, cause: string): Promise<void> {
  await tx.delete(emails).where(or(eq(emails.cause, cause), like(emails.cause, `${cause}:%`)));
}

/** Deletes the messages written before this moment, but never queued ones. */
export async function deleteEmailsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(emails).where(and(lt(emails.createdAt, moment), ne(emails.status, 'queued')));
}
