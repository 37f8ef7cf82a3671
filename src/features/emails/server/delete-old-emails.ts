import type { AppContext } from '#platform/app-context.ts';
import { deleteEmailsBefore } from '#platform/delete-emails.ts';
import { addDays } from '#values/instant.ts';

/** Messages contain personal data, so they are retained for at most a year. */
export const EMAIL_RETENTION_DAYS = 365;

/** Deletes old messages, but never queued ones. */
export async function deleteOldEmails({ db, clock }: AppContext): Promise<void> {
  await deleteEmailsBefore(db, addDays(clock.now(), -EMAIL_RETENTION_DAYS));
}
