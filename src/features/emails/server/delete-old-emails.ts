import type { AppContext } from '#platform/app-context.ts';
import { deleteEmailsBefore } from '#platform/delete-emails.ts';
import { addDays } from '#values/instant.ts';

/** Messages are full of names, so none is retained for longer than a year. */
export const EMAIL_RETENTION_DAYS = 365;

/** Deletes old messages; one that still waits is never among them. */
export async function deleteOldEmails({ db, clock }: AppContext): Promise<void> {
  await deleteEmailsBefore(db, addDays(clock.now(), -EMAIL_RETENTION_DAYS));
}
