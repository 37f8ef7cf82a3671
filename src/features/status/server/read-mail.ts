import { and, desc, inArray, isNotNull, max } from 'drizzle-orm';
import { readPost } from '#features/emails/server/door.ts';
import { whyNotSent } from '#features/emails/why-not-sent.ts';
import type { AppContext } from '#platform/app-context.ts';
import { emails } from '#platform/tables.ts';
import { oldestWaitingEmail } from '#platform/waiting-work.ts';
import type { Status } from '../contract.ts';

// A message is sent within a day of its writing, or never; a whole year of them is not searched for the last.
const NEWEST = 1_000;

/** How the mail stands. */
export async function readMail(context: AppContext): Promise<NonNullable<Status['mail']>> {
  const [{ isSending, queued, delayed, failed }, waitingSince, lastError, lastSentAt] = await Promise.all([
    readPost(context),
    oldestWaitingEmail(context),
    readLastError(context),
    readLastSent(context),
  ]);
  return {
    ...{ isSending, delayed, failed, lastError },
    waiting: queued,
    waitingSince: waitingSince?.toISOString() ?? null,
    lastSentAt: lastSentAt?.toISOString() ?? null,
  };
}

async function readLastError({ db }: AppContext): Promise<string | null> {
  const [newest] = await db
    .select({ error: emails.lastError })
    .from(emails)
    .where(and(inArray(emails.status, ['queued', 'failed']), isNotNull(emails.lastError)))
    .orderBy(desc(emails.id))
    .limit(1);
  return newest?.error ? whyNotSent(newest.error) : null;
}

async function readLastSent({ db }: AppContext): Promise<Date | null> {
  const newest = db.select({ sentAt: emails.sentAt }).from(emails).orderBy(desc(emails.id)).limit(NEWEST).as('newest');
  const [last] = await db.select({ at: max(newest.sentAt) }).from(newest);
  return last?.at ?? null;
}
