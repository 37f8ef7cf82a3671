import { randomUUID } from 'node:crypto';
import type { AppContext } from './app-context.ts';
import { compiledRows } from './compiled-rows.ts';
import type { Config } from './config.ts';
import type { Transaction } from './database.ts';
import { emails, type URGENCIES } from './tables.ts';

/** How urgent a message is: `high` for what a person waits for at the screen, `middle` for what an order rests on. */
export type Urgency = (typeof URGENCIES)[number];

/** A message to store and send. */
export interface Letter {
  template: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  /** The cause, such as `order.placed:17:receipt`; each cause writes one message. */
  cause: string;
  /** The message that this one repeats. */
  againOf?: number;
  /** The Reply-To address, when it is not the sender. */
  replyTo?: string | null;
  /** When it is sent at the earliest; absent: at once. */
  dueAt?: Date | null;
  /** Which messages it goes before; absent: 'low'. */
  urgency?: Urgency;
}

/** Thrown by a fill-in when the message must never be sent; its sentence tells staff why. */
export class Undeliverable extends Error {}

export type EmailRow = typeof emails.$inferSelect;

/** The values of the placeholders of templates with a one-time link. Only the sender calls it, so that links are never
 * stored (decision E7). */
export type FillIns = Record<string, (context: AppContext, email: EmailRow) => Promise<Record<string, string>>>;

/** An attachment of a message. */
export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

/** The attachments of templates that have any. Only the sender makes them, so that they are not stored twice. */
export type Enclosures = Record<string, (context: AppContext, email: EmailRow) => Promise<Attachment[]>>;

type StoredLetter = Letter & { status?: 'queued' | 'kept' };

/** Stores a message, for the sender to send unless it is `kept`. Returns its id, or `null` when its cause already wrote one. */
export async function writeEmail(
  tx: Transaction,
  config: Config,
  letter: StoredLetter,
  at: Date,
): Promise<number | null> {
  const [id] = await writeEmails(tx, config, [letter], at);
  return id ?? null;
}

/** The same of several messages, in one statement. Returns the ids of those that are new. */
export async function writeEmails(
  tx: Transaction,
  config: Config,
  letters: readonly StoredLetter[],
  at: Date,
): Promise<number[]> {
  const rows = letters.map(({ template, recipient, subject, html, text, cause, ...letter }) => ({
    ...{ template, recipient, subject: oneLine(subject), html, text, cause, createdAt: at },
    ...{ messageId: newMessageId(config), nextTryAt: letter.dueAt ?? at, dueAt: letter.dueAt ?? null },
    ...{ againOf: letter.againOf ?? null, replyTo: letter.replyTo ?? null },
    ...{ urgency: letter.urgency ?? ('low' as const), status: letter.status ?? ('queued' as const) },
  }));
  return (await insertEmails(tx, rows)).map(({ id }) => id);
}

type NewEmail = Omit<EmailRow, 'id' | 'attempts' | 'lastError' | 'sentAt' | 'claimedUntil'>;

const insertEmails = compiledRows<NewEmail, { id: number }>(emails, (db, rows) =>
  db.insert(emails).values(rows).onConflictDoNothing({ target: emails.cause }).returning({ id: emails.id }),
);

/** The absolute address of a page, for e-mails. */
export function linkTo({ PUBLIC_URL, PORT }: Config, path: string): string {
  return new URL(path, PUBLIC_URL ?? `http://localhost:${PORT}`).href;
}

function newMessageId({ MAIL_FROM }: Config): string {
  const domain = /@([^\s>]+)/.exec(MAIL_FROM)?.[1] ?? 'localhost';
  return `<${randomUUID()}@${domain}>`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 300);
}
