import { and, asc, count, desc, eq, ilike, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { containing } from '#platform/containing.ts';
import type { Database } from '#platform/database.ts';
import { cursorsOf } from '#platform/http/cursor.ts';
import { PAGE_LIMIT, type Page } from '#values/page.ts';
import type { Message, messagesContract } from '../contract.ts';
import { type MessageRow, messages } from '../tables.ts';
import { presentMessages } from './load-messages.ts';

const cursors = cursorsOf('n');

type MessageQuery = z.output<(typeof messagesContract)['GET /api/messages']['query']>;

/** A page of messages, newest first, and the number of all open messages. `readerId` is the user behind 'me'. */
export async function listMessages(
  db: Database,
  { status, kind, assigned, q, limit, cursor }: MessageQuery,
  readerId: number,
): Promise<Page<Message> & { open: number }> {
  const size = limit ?? PAGE_LIMIT.default;
  const conditions = [
    status && eq(messages.status, status),
    kind && eq(messages.kind, kind),
    assigned === 'me' ? eq(messages.assignedTo, readerId) : undefined,
    assigned === 'nobody' ? isNull(messages.assignedTo) : undefined,
    q ? matches(q) : undefined,
    cursor ? lt(messages.id, cursors.read(cursor)) : undefined,
  ];
  const rows = await db
    .select()
    .from(messages)
    .where(and(...conditions))
    .orderBy(desc(messages.id))
    .limit(size + 1);
  const [waiting] = await db.select({ count: count() }).from(messages).where(eq(messages.status, 'open'));
  const page = cursors.cut(rows, size, ({ id }) => id);
  return { items: await presentMessages(db, page.rows), nextCursor: page.nextCursor, open: waiting?.count ?? 0 };
}

function matches(q: string): SQL | undefined {
  const pattern = containing(q);
  const { name, email, subject, message } = messages;
  return or(...[name, email, subject, message].map((column) => ilike(column, pattern)));
}

/** The messages that a customer sent while signed in, oldest first. */
export function listWrittenBy(db: Database, customerId: number): Promise<MessageRow[]> {
  return db.select().from(messages).where(eq(messages.customerId, customerId)).orderBy(asc(messages.id));
}

/** The messages of a customer, by account or e-mail address, newest first. */
export async function listMessagesOf(
  db: Database,
  { customerId, email }: { customerId: number; email: string },
  most: number,
): Promise<Message[]> {
  const isTheirs = or(eq(messages.customerId, customerId), eq(sql`lower(${messages.email})`, email.toLowerCase()));
  const rows = await db.select().from(messages).where(isTheirs).orderBy(desc(messages.id)).limit(most);
  return presentMessages(db, rows);
}
