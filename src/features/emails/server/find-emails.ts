import { and, count, desc, eq, getTableColumns, gte, ilike, lt, type SQL, sql } from 'drizzle-orm';
import type { Email, EmailContent, EmailFilter, Post } from '#features/emails/contract.ts';
import type { AppContext } from '#platform/app-context.ts';
import { containing } from '#platform/containing.ts';
import type { Database } from '#platform/database.ts';
import { cursorsOf } from '#platform/http/cursor.ts';
import { hasFailed, isDelayed, wasSentAgain } from '#platform/mail-claims.ts';
import { refuse } from '#platform/refusal.ts';
import { emails } from '#platform/tables.ts';
import { addLondonDays, startOfLondonDay } from '#values/london-day.ts';
import { PAGE_LIMIT, type Page } from '#values/page.ts';
import { maskSecrets } from './mask-secrets.ts';

const cursors = cursorsOf('m');

const { html: _html, text: _text, cause: _cause, ...listed } = getTableColumns(emails);
// `emails.id` is spelled out because Drizzle drops the table's name in a query of one table.
const sentAgainAs = sql<number | null>`(select max(again.id) from emails again where again.again_of = emails.id)`;
const summary = { ...listed, sentAgainAs };

type Listed = Omit<typeof emails.$inferSelect, 'html' | 'text' | 'cause'> & { sentAgainAs: number | null };

/** A page of messages, newest first, and the totals by status. */
export async function listEmails(
  context: AppContext,
  { limit, cursor, ...filter }: EmailFilter & { limit?: number | undefined; cursor?: string | undefined },
): Promise<Page<Email> & { post: Post }> {
  const size = limit ?? PAGE_LIMIT.default;
  const before = cursor === undefined ? undefined : lt(emails.id, cursors.read(cursor));
  const [rows, post] = await Promise.all([
    context.db
      .select(summary)
      .from(emails)
      .where(and(...conditions(filter), before))
      .orderBy(desc(emails.id))
      .limit(size + 1),
    readPost(context),
  ]);
  const page = cursors.cut(rows, size, ({ id }) => id);
  return { items: page.rows.map(presentEmail), nextCursor: page.nextCursor, post };
}

/** One message with its content, secrets masked. Throws `not_found`. */
export async function readEmail(db: Database, id: number): Promise<EmailContent> {
  const [row] = await db
    .select({ ...summary, html: emails.html, text: emails.text })
    .from(emails)
    .where(eq(emails.id, id));
  if (!row) throw noSuchEmail();
  return { ...presentEmail(row), html: maskSecrets(row.html), text: maskSecrets(row.text) };
}

export function noSuchEmail() {
  return refuse('not_found', 'There is no such message.');
}

export function presentEmail({ createdAt, sentAt, dueAt, ...row }: Listed): Email {
  const { id, messageId, template, recipient, subject, status, attempts, lastError, againOf, sentAgainAs: as } = row;
  return {
    ...{ id, messageId, template, recipient, subject, status, attempts, lastError, againOf, sentAgainAs: as },
    dueAt: row.status === 'queued' ? (dueAt?.toISOString() ?? null) : null,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

/** Whether the mail server has taken any message that is still stored. */
export async function wasAnySent(db: Database): Promise<boolean> {
  const rows = await db.select({ id: emails.id }).from(emails).where(eq(emails.status, 'sent')).limit(1);
  return rows.length > 0;
}

/** How the post stands as a whole. */
export async function readPost({ db, config }: Pick<AppContext, 'db' | 'config'>): Promise<Post> {
  const [row] = await db
    .select({
      queued: count(sql`case when ${emails.status} = 'queued' then 1 end`),
      delayed: count(sql`case when ${isDelayed} then 1 end`),
      failed: count(sql`case when ${hasFailed} then 1 end`),
      kept: count(sql`case when ${emails.status} = 'kept' and not ${wasSentAgain()} then 1 end`),
    })
    .from(emails)
    .where(sql`${emails.status} in ('queued', 'failed', 'kept')`);
  return { isSending: config.SMTP_URL !== undefined, ...(row ?? { queued: 0, delayed: 0, failed: 0, kept: 0 }) };
}

function conditions({ status, recipient, template, from, to }: EmailFilter): (SQL | undefined)[] {
  return [
    status && eq(emails.status, status),
    recipient ? ilike(emails.recipient, containing(recipient)) : undefined,
    template ? eq(emails.template, template) : undefined,
    from === undefined ? undefined : gte(emails.createdAt, startOfLondonDay(from)),
    to === undefined ? undefined : lt(emails.createdAt, startOfLondonDay(addLondonDays(to, 1))),
  ];
}
