import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { AppContext } from './app-context.ts';
import type { Config } from './config.ts';
import type { Transaction } from './database.ts';
import { emails } from './tables.ts';

/** A message to be written down and then sent. */
export interface Letter {
  template: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  /** What set it off, such as `order.placed:17:receipt`; the same cause writes one message. */
  cause: string;
  /** The message that this one repeats. */
  againOf?: number;
  /** Where the answer goes, when that is not where the message comes from. */
  replyTo?: string | null;
}

/** Thrown by a fill-in: this message must not go out, now or later. Its sentence tells staff why. */
export class Undeliverable extends Error {}

export type EmailRow = typeof emails.$inferSelect;

/**
 * For each template that carries a one-time link: what its placeholders stand for. Asked by the sending job alone, so that
 * no such link is ever kept (decision E7).
 */
export type FillIns = Record<string, (context: AppContext, email: EmailRow) => Promise<Record<string, string>>>;

/** A file that travels with a message. */
export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

/** For each template that carries files: what makes them. Asked by the sending job alone, so that none is kept twice. */
export type Enclosures = Record<string, (context: AppContext, email: EmailRow) => Promise<Attachment[]>>;

/** Writes a message, to be sent by a job. Returns its id, or `null` when its cause has written one before. */
export async function writeEmail(tx: Transaction, config: Config, letter: Letter, at: Date): Promise<number | null> {
  const [row] = await tx
    .insert(emails)
    .values({ ...letter, subject: oneLine(letter.subject), messageId: newMessageId(config), createdAt: at })
    .onConflictDoNothing({ target: emails.cause })
    .returning({ id: emails.id });
  return row?.id ?? null;
}

/**
 * Sends a queued message, or keeps it when no mail server is configured. Runs safely twice and at two instances at once: only
 * a queued message is sent, by whoever holds its row, and its Message-ID stays the same. Throws when it should be tried
 * again, after writing down why; a message that was refused for good is marked as failed at once.
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

// Somebody else is sending it. Should they die over it, nobody but this job would come back to it.
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

/** A page of the shop as an e-mail links to it. */
export function linkTo({ PUBLIC_URL, PORT }: Config, path: string): string {
  return new URL(path, PUBLIC_URL ?? `http://127.0.0.1:${PORT}`).href;
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
    const transport = createTransport({ url: SMTP_URL, ...PATIENCE });
    await transport.sendMail({
      from: MAIL_FROM,
      to: { name: '', address: email.recipient },
      ...(email.replyTo ? { replyTo: { name: '', address: email.replyTo } } : {}),
      subject: email.subject,
      messageId: email.messageId,
      html: fillIn(email.html, values),
      text: fillIn(email.text, values),
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

// The server knows no such mailbox, or will not have this very message: asking it three hundred times changes nothing. What
// it says of us (signing in, the sender) can be put right, so that is tried again.
function isForGood(failure: Error): boolean {
  if (failure instanceof Undeliverable) return true;
  const { responseCode = 0, command } = failure as { responseCode?: number; command?: string };
  return responseCode >= 500 && responseCode < 600 && (command === 'RCPT TO' || command === 'DATA');
}

// Shorter together than the database lets a transaction idle.
const PATIENCE = { connectionTimeout: 7_000, greetingTimeout: 7_000, socketTimeout: 10_000 };

function fillIn(text: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((filled, [placeholder, value]) => filled.replaceAll(placeholder, value), text);
}

function newMessageId({ MAIL_FROM }: Config): string {
  const domain = /@([^\s>]+)/.exec(MAIL_FROM)?.[1] ?? 'localhost';
  return `<${randomUUID()}@${domain}>`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 300);
}
