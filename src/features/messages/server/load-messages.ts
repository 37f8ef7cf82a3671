import { asc, eq, inArray, sql } from 'drizzle-orm';
import { namesOfUsers } from '#features/accounts/server/door.ts';
import { quoteNumbersById } from '#features/quotes/server/door.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { emails } from '#platform/tables.ts';
import type { Message } from '../contract.ts';
import { type MessageEntryRow, type MessageRow, messageEntries, messages } from '../tables.ts';

type Reader = Database | Transaction;

export async function findMessageRow(db: Reader, id: number): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  return row;
}

/** Locks the message until the transaction ends, so that a second colleague sees the first one's change. */
export async function lockMessage(tx: Transaction, id: number): Promise<MessageRow | undefined> {
  const [row] = await tx.select().from(messages).where(eq(messages.id, id)).for('update');
  return row;
}

/** These messages in the shape of the contract, without their threads. */
export async function presentMessages(db: Reader, rows: readonly MessageRow[]): Promise<Message[]> {
  const names = await namesOfUsers(
    db,
    rows.map(({ assignedTo }) => assignedTo),
  );
  const numbers = await quoteNumbersById(
    db,
    rows.map(({ quoteId }) => quoteId),
  );
  return rows.map((row) => {
    const { id, kind, status, name, email, phone, subject, message, customerId, version } = row;
    const assignee = row.assignedTo === null ? undefined : names.get(row.assignedTo);
    return {
      ...{ id, kind, status, name, email, phone, subject, message, customerId, version },
      assignedTo: row.assignedTo !== null && assignee !== undefined ? { id: row.assignedTo, name: assignee } : null,
      quoteNumber: numbers.get(row.quoteId ?? 0) ?? null,
      createdAt: row.createdAt.toISOString(),
    };
  });
}

/** One message with its thread. */
export async function presentMessage(db: Reader, row: MessageRow): Promise<Message> {
  const [message] = await presentMessages(db, [row]);
  if (!message) throw new Error('A message that was just read is gone.');
  const entries = await db
    .select()
    .from(messageEntries)
    .where(eq(messageEntries.messageId, row.id))
    .orderBy(asc(messageEntries.id));
  const names = await namesOfUsers(
    db,
    entries.map(({ authorId }) => authorId),
  );
  const posted = await emailsOf(db, entries);
  return {
    ...message,
    entries: entries.map(({ id, kind, text, authorId, at }) => ({
      ...{ id, kind, text },
      author: names.get(authorId ?? 0) ?? null,
      at: at.toISOString(),
      // A reply without an e-mail waits for its reaction.
      email: kind === 'note' ? null : (posted.get(id) ?? { id: null, status: 'queued', error: null }),
    })),
  };
}

/** The cause of the e-mail of an answer; copies that are sent again extend it. */
export function causeOfReply(replyId: number): string {
  return `message-reply:${replyId}`;
}

type Posted = NonNullable<NonNullable<Message['entries']>[number]['email']>;

async function emailsOf(db: Reader, entries: readonly MessageEntryRow[]): Promise<Map<number, Posted>> {
  const replies = entries.filter(({ kind }) => kind === 'reply');
  if (replies.length === 0) return new Map();
  const causes = new Map(replies.map(({ id }) => [causeOfReply(id), id]));
  const first = sql<string>`split_part(${emails.cause}, ':again:', 1)`;
  const found = await db
    .select({ id: emails.id, cause: first, status: emails.status, error: emails.lastError })
    .from(emails)
    .where(inArray(first, [...causes.keys()]))
    .orderBy(asc(emails.id));
  // The newest copy wins.
  return new Map(found.map(({ cause, ...posted }) => [causes.get(cause) ?? 0, posted]));
}
