import { and, lt, ne } from 'drizzle-orm';
import type { AppContext } from '#platform/app-context.ts';
import { emails } from '#platform/tables.ts';
import { addDays } from '#values/instant.ts';

const KEPT_DAYS = 365;

/** Deletes messages after a year, for they are full of names; one that still waits is never among them. */
export async function deleteOldEmails({ db, clock }: AppContext): Promise<void> {
  const old = lt(emails.createdAt, addDays(clock.now(), -KEPT_DAYS));
  await db.delete(emails).where(and(old, ne(emails.status, 'queued')));
}
