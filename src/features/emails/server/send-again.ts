import { count, eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/door.ts';
import type { Email } from '#features/emails/contract.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { type EmailRow, writeEmail } from '#platform/mailer.ts';
import type { Reaction } from '#platform/reactions-runner.ts';
import { refuse } from '#platform/refusal.ts';
import { emails } from '#platform/tables.ts';
import { noSuchEmail, presentEmail } from './find-emails.ts';

/**
 * Writes a message anew, with a Message-ID of its own, and puts it in the post. Its one-time link is made when it is sent,
 * so it is a new one. Throws `conflict` for a message that is still on its way: that one goes out by itself.
 */
export async function sendAgain(context: AppContext, id: number, actorId: number): Promise<Email> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    // Two who send it again at once do so one after the other, and each message has a cause of its own.
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

/** Puts a message that was written already in the post. */
export const postWritten: Reaction<'email.sent_again'> = ({ send }, { payload }) => send(payload.emailId);

async function writeCopy(tx: Transaction, { config }: AppContext, email: EmailRow, at: Date): Promise<EmailRow> {
  const { template, recipient, subject, html, text, replyTo } = email;
  const [before] = await tx.select({ count: count() }).from(emails).where(eq(emails.againOf, email.id));
  // The first cause stays in front: by it the sending job finds whose link to make, and a deleted account its letters.
  const first = email.cause?.replace(/:again:.*$/, '') ?? 'email';
  const cause = `${first}:again:${email.id}.${(before?.count ?? 0) + 1}`;
  const letter = { template, recipient, subject, html, text, replyTo, cause, againOf: email.id };
  const id = await writeEmail(tx, config, letter, at);
  const [copy] = id === null ? [] : await tx.select().from(emails).where(eq(emails.id, id));
  if (!copy) throw refuse('conflict', 'This message has just been sent again.');
  return copy;
}
