import { and, asc, count, desc, eq, ilike, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database.ts';
import { MAX_ID } from '#platform/http/input.ts';
import { refuseFields } from '#platform/refusal.ts';
import { PAGE_LIMIT, type Page } from '#values/page.ts';
import type { Message } from '../contract.ts';
import type { MessageKind, MessageStatus } from '../kinds.ts';
import { type MessageRow, messages } from '../tables.ts';
import { presentMessages } from './load-messages.ts';

export interface PageOfMessages {
  status?: MessageStatus | undefined;
  kind?: MessageKind | undefined;
  assigned?: 'me' | 'nobody' | undefined;
  /** Who 'me' is. */
  readerId: number;
  /** Words out of the name, the address, the subject or the message. */
  q?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** What people wrote, newest first, page by page; and how many of all messages are still open. */
export async function listMessages(db: Database, wanted: PageOfMessages): Promise<Page<Message> & { open: number }> {
  const { status, kind, assigned, readerId, q, limit, cursor } = wanted;
  const size = limit ?? PAGE_LIMIT.default;
  const conditions = [
    status && eq(messages.status, status),
    kind && eq(messages.kind, kind),
    assigned === 'me' ? eq(messages.assignedTo, readerId) : undefined,
    assigned === 'nobody' ? isNull(messages.assignedTo) : undefined,
    q ? matches(q) : undefined,
    cursor ? lt(messages.id, readCursor(cursor)) : undefined,
  ];
  const rows = await db
    .select()
    .from(messages)
    .where(and(...conditions))
    .orderBy(desc(messages.id))
    .limit(size + 1);
  const [waiting] = await db.select({ count: count() }).from(messages).where(eq(messages.status, 'open'));
  return {
    items: await presentMessages(db, rows.slice(0, size)),
    nextCursor: rows.length > size ? writeCursor(rows[size - 1]?.id ?? 0) : null,
    open: waiting?.count ?? 0,
  };
}

function matches(q: string): SQL | undefined {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const { name, email, subject, message } = messages;
  return or(...[name, email, subject, message].map((column) => ilike(column, pattern)));
}

// Opaque to clients, so that the sequence may change one day.
function writeCursor(id: number): string {
  return Buffer.from(`n${id}`).toString('base64url');
}

function readCursor(cursor: string): number {
  const id = /^n(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'))?.[1];
  if (!id || Number(id) > MAX_ID) throw refuseFields({ cursor: ['This cursor is not one of ours'] });
  return Number(id);
}

/** What a customer wrote while signed in, oldest first. */
export function listWrittenBy(db: Database, customerId: number): Promise<MessageRow[]> {
  return db.select().from(messages).where(eq(messages.customerId, customerId)).orderBy(asc(messages.id));
}

/** What a customer wrote, by account or from their address, newest first. */
export async function listMessagesOf(
  db: Database,
  { customerId, email }: { customerId: number; email: string },
  most: number,
): Promise<Message[]> {
  const isTheirs = or(eq(messages.customerId, customerId), eq(sql`lower(${messages.email})`, email.toLowerCase()));
  const rows = await db.select().from(messages).where(isTheirs).orderBy(desc(messages.id)).limit(most);
  return presentMessages(db, rows);
}
