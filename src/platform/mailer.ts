import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { AppContext } from './app-context.ts';
import type { Config } from './config.ts';
import type { Transaction } from './database.ts';
import { mailTransport } from './mail-transport.ts';
import { emails } from './tables.ts';

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
}

/** Thrown by a fill-in when the message must never be sent; its sentence tells staff why. */
export class Undeliverable extends Error {}

export type EmailRow = typeof emails.$inferSelect;

/** The values of the placeholders of templates with a one-time link. Only the sending job calls it, so that links are never
 * stored (decision E7). */
export type FillIns = Record<string, (context: AppContext, email: EmailRow) => Promise<Record<string, string>>>;

/** An attachment of a message. */
export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

/** The attachments of templates that have any. Only the sending job makes them, so that they are not stored twice. */
export type Enclosures = Record<string, (context: AppContext, email: EmailRow) => Promise<Attachment[]>>;

/** Stores a message, for a job to send unless it is `kept`. Returns its id, or `null` when its cause already wrote one. */
export async function writeEmail(
  tx: Transaction,
  config: Config,
  letter: Letter & { status?: 'queued' | 'kept' },
  at: Date,
): Promise<number | null> {
  const [row] = await tx
    .insert(emails)
    .values({ ...letter, subject: oneLine(letter.subject), messageId: newMessageId(config), createdAt: at })
    .onConflictDoNothing({ target: emails.cause })
    .returning({ id: emails.id });
  return row?.id ?? null;
}

/**
 * Sends a queued message, or marks it as `kept` without a mail server. It may run twice or in parallel: the row lock lets one
 * call send it, and the Message-ID stays the same. Stores the error and throws when it should be tried again; a permanent
 * refusal marks the message as failed.
 */
export async function sendEmail(
  context: AppContext,
  emailId: number,
  fillIns: FillIns,
  enclosures: Enclosures = {},
): Promise<void> {
  const failure = await context.db.transaction(async (tx) => {
    const [email] = await tx
      .select()
      .from(emails)
      .where(and(eq(emails.id, emailId), eq(emails.status, 'queued')))
      .for('update', { skipLocked: true });
    if (!email) return isWaiting(tx, emailId);
    const outcome = await deliver(context, email, fillIns, enclosures);
    const attempts = email.attempts + (outcome.status === 'kept' ? 0 : 1);
    await tx
      .update(emails)
      .set({ ...outcome.columns, status: outcome.status, attempts })
      .where(eq(emails.id, emailId));
    return outcome.error;
  });
  if (failure) throw failure;
}

// Another instance is sending it. This job must try again in case that instance crashes.
async function isWaiting(tx: Transaction, emailId: number): Promise<Error | null> {
  const [email] = await tx.select({ status: emails.status }).from(emails).where(eq(emails.id, emailId));
  return email?.status === 'queued' ? new Error('This message is being sent by another instance.') : null;
}

/** Marks a message whose every attempt failed. */
export async function giveUpEmail({ db }: AppContext, emailId: number): Promise<void> {
  await db
    .update(emails)
    .set({ status: 'failed' })
    .where(and(eq(emails.id, emailId), eq(emails.status, 'queued')));
}

/** The absolute address of a page, for e-mails. */
export function linkTo({ PUBLIC_URL, PORT }: Config, path: string): string {
  return new URL(path, PUBLIC_URL ?? `http://localhost:${PORT}`).href;
}

interface Outcome {
  status: EmailRow['status'];
  columns: Partial<EmailRow>;
  error: Error | null;
}

async function deliver(
  context: AppContext,
  email: EmailRow,
  fillIns: FillIns,
  enclosures: Enclosures,
): Promise<Outcome> {
  const { SMTP_URL, MAIL_FROM } = context.config;
  if (!SMTP_URL) return { status: 'kept', columns: {}, error: null };
  try {
    const values = (await fillIns[email.template]?.(context, email)) ?? {};
    const attachments = (await enclosures[email.template]?.(context, email)) ?? [];
    const { createTransport } = await import('nodemailer');
    const transport = createTransport(mailTransport(SMTP_URL));
    await transport.sendMail({
      from: MAIL_FROM,
      to: { name: '', address: email.recipient },
      ...(email.replyTo ? { replyTo: { name: '', address: email.replyTo } } : {}),
      subject: email.subject,
      messageId: email.messageId,
      html: withPublicLinks(fillIn(email.html, values), context.config),
      text: withPublicLinks(fillIn(email.text, values), context.config),
      attachments,
    });
    return { status: 'sent', columns: { sentAt: context.clock.now(), lastError: null }, error: null };
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    const columns = { lastError: failure.message.slice(0, 500) };
    if (isForGood(failure)) return { status: 'failed', columns, error: null };
    return { status: 'queued', columns, error: failure };
  }
}

// The server refused the mailbox or this very message, so retries are useless. Errors about the login or the sender can be
// fixed, so those are tried again.
function isForGood(failure: Error): boolean {
  if (failure instanceof Undeliverable) return true;
  const { responseCode = 0, command } = failure as { responseCode?: number; command?: string };
  return responseCode >= 500 && responseCode < 600 && (command === 'RCPT TO' || command === 'DATA');
}

function fillIn(text: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((filled, [placeholder, value]) => filled.replaceAll(placeholder, value), text);
}

// What was written before PUBLIC_URL was set leads to this machine, where no customer can open it.
function withPublicLinks(text: string, { SHOP_MODE, PUBLIC_URL }: Config): string {
  if (SHOP_MODE !== 'production' || !PUBLIC_URL) return text;
  return text.replace(LOOPBACK_LINK, new URL(PUBLIC_URL).origin);
}

const LOOPBACK_LINK = /\bhttps?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?(?![\w.-])/gi;

function newMessageId({ MAIL_FROM }: Config): string {
  const domain = /@([^\s>]+)/.exec(MAIL_FROM)?.[1] ?? 'localhost';
  return `<${randomUUID()}@${domain}>`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 300);
}
