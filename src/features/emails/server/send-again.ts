import { count, eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/door.ts';
import type { Email } from '#features/emails/contract.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { keepQueued } from '#platform/mail-claims.ts';
import { type EmailRow, writeEmail } from '#platform/mailer.ts';
import type { Reaction } from '#platform/reactions-runner.ts';
import { refuse } from '#platform/refusal.ts';
import { emails } from '#platform/tables.ts';
import { noSuchEmail, presentEmail } from './find-emails.ts';

/**
 * Queues a copy of a message with a new Message-ID; its one-time link is made anew when it is sent. Throws `conflict` for a
 * message that is still queued.
 */
export async function sendAgain(context: AppContext, id: number, actorId: number): Promise<Email> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    // The lock makes parallel calls take turns, so that each copy gets its own cause.
    const [email] = await tx.select().from(emails).where(eq(emails.id, id)).for('update');
    if (!email) throw noSuchEmail();
    if (email.status === 'queued') {
      throw refuse('conflict', 'This message is still waiting to be sent. It goes out by itself.');
    }
    const copy = await writeCopy(tx, context, email, at);
    const { recipient, template, subject } = copy;
    const after = { recipient, template, subject, againOf: id };
    const change = { action: 'email.sent_again', recordType: 'email', recordId: copy.id, before: null, after };
    await recordChange(tx, { actorId, ...change }, at);
    await announce(tx, 'email.sent_again', { emailId: copy.id }, at);
    return presentEmail({ ...copy, sentAgainAs: null });
  });
}

/** Marks the copy as `kept` where no mail server is set up; elsewhere the announcement wakes the sender. */
export const keepWithoutServer: Reaction<'email.sent_again'> = async ({ tx, context: { config } }, { payload }) => {
  if (!config.SMTP_URL) await keepQueued(tx, payload.emailId);
};

async function writeCopy(tx: Transaction, { config }: AppContext, email: EmailRow, at: Date): Promise<EmailRow> {
  const { template, recipient, subject, html, text, replyTo, urgency } = email;
  const [before] = await tx.select({ count: count() }).from(emails).where(eq(emails.againOf, email.id));
  // Starts with the first cause, by which the sender finds the user of a link and an account deletion its e-mails.
  const first = email.cause?.replace(/:again:.*$/, '') ?? 'email';
  const cause = `${first}:again:${email.id}.${(before?.count ?? 0) + 1}`;
  const letter = { template, recipient, subject, html, text, replyTo, urgency, cause, againOf: email.id };
  const id = await writeEmail(tx, config, letter, at);
  const [copy] = id === null ? [] : await tx.select().from(emails).where(eq(emails.id, id));
  if (!copy) throw refuse('conflict', 'This message has just been sent again.');
  return copy;
}
