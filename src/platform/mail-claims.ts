import { and, asc, eq, isNull, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import type { Delivery } from './deliver-email.ts';
import { SEND_MS } from './mail-transport.ts';
import type { EmailRow } from './mailer.ts';
import { emails, URGENCIES } from './tables.ts';

/** A message is tried for a day, at least every five minutes. */
export const MAIL_PATIENCE = { tries: 296, firstDelaySeconds: 10, mostDelaySeconds: 300 };

// Longer than a message can take, so that a claim which is over belongs to a process that has died.
const CLAIM_MS = SEND_MS + 60_000;

/**
 * Claims the most urgent message that is due, for one sender alone, and counts the try. It is one short statement, so no transaction
 * is open while the message is sent. Undefined when nothing is due.
 */
export async function claimNext(db: Database, now: Date): Promise<EmailRow | undefined> {
  for (const urgency of URGENCIES) {
    const isDue = and(eq(emails.urgency, urgency), lte(emails.nextTryAt, now), isFree(now));
    const ids = db.select({ id: emails.id }).from(emails).where(isDue);
    const claimed = await claim(
      db,
      ids.orderBy(asc(emails.nextTryAt), asc(emails.id)).limit(1).for('update', { skipLocked: true }),
      now,
    );
    if (claimed) return claimed;
  }
  return undefined;
}

/** Claims this message before its time too; undefined when it is sent already or on its way. */
export function claimOne(db: Database, id: number, now: Date): Promise<EmailRow | undefined> {
  const ids = db
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.id, id), isFree(now)));
  return claim(db, ids.for('update', { skipLocked: true }), now);
}

/** Stores what became of a claimed message. One that was claimed anew meanwhile is left to its new sender. */
export async function settleClaim(db: Database, email: EmailRow, delivery: Delivery, now: Date): Promise<void> {
  await db
    .update(emails)
    .set({ claimedUntil: null, ...outcomeOf(email, delivery, now) })
    .where(and(eq(emails.id, email.id), eq(emails.status, 'queued'), eq(emails.attempts, email.attempts)));
}

/** It waits after a failed try. A first try that is under way is no failed one. */
export const isDelayed = sql`(${emails.status} = 'queued' and ${emails.lastError} is not null)`;

/** It has failed, and no copy was sent since. */
export const hasFailed = sql`(${emails.status} = 'failed' and not ${wasSentAgain()})`;

/** Whether a copy of a message was made since. */
export function wasSentAgain(): SQL {
  return sql`exists (select from emails again where again.again_of = emails.id)`;
}

/** Makes every delayed and every failed message due now, one refused for good too; what was sent again as a copy is left alone. */
export function makeDue(tx: Transaction, at: Date) {
  return tx
    .update(emails)
    .set({ status: 'queued', attempts: 0, nextTryAt: at })
    .where(or(and(isDelayed, isNull(emails.claimedUntil)), hasFailed))
    .returning({ id: emails.id, recipient: emails.recipient, subject: emails.subject });
}

/** Marks what is queued, or this message alone, as `kept`: no mail server is set up. */
export async function keepQueued(db: Database | Transaction, id?: number): Promise<void> {
  const isMeant = id === undefined ? undefined : eq(emails.id, id);
  await db
    .update(emails)
    .set({ status: 'kept' })
    .where(and(eq(emails.status, 'queued'), isMeant));
}

function outcomeOf({ attempts }: EmailRow, delivery: Delivery, now: Date): Partial<EmailRow> {
  if (delivery.kind === 'sent') return { status: 'sent', sentAt: now, lastError: null };
  const lastError = readable(delivery.error.message);
  if (delivery.kind === 'refused' || attempts >= MAIL_PATIENCE.tries) return { status: 'failed', lastError };
  return { lastError, nextTryAt: new Date(now.getTime() + delaySeconds(attempts) * 1000) };
}

// A mail server's reply can be anything, and PostgreSQL stores no NUL: the try would be noted by nobody.
function readable(reply: string): string {
  return reply
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 500);
}

/** The wait after this many tries, in seconds. */
export function delaySeconds(attempts: number): number {
  const { firstDelaySeconds, mostDelaySeconds } = MAIL_PATIENCE;
  return Math.min(mostDelaySeconds, firstDelaySeconds * 2 ** (attempts - 1));
}

function isFree(now: Date) {
  return and(eq(emails.status, 'queued'), or(isNull(emails.claimedUntil), lte(emails.claimedUntil, now)));
}

async function claim(db: Database, oneId: SQLWrapper, now: Date): Promise<EmailRow | undefined> {
  const [claimed] = await db
    .update(emails)
    .set({ claimedUntil: new Date(now.getTime() + CLAIM_MS), attempts: sql`${emails.attempts} + 1` })
    .where(sql`${emails.id} = (${oneId})`)
    .returning();
  return claimed;
}
