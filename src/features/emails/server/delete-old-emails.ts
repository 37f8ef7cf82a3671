import type { AppContext } from '#platform/app-context.ts';
import { deleteEmailsBefore } from '#platform/delete-emails.ts';
import { addDays } from '#values/instant.ts';

const EMAIL_RETENTION_DAYS = 365;

/** Deletes messages after a year, for they are full of names; the clean-up job calls it. */
export async function deleteOldEmails({ db, clock }: AppContext): Promise<void> {
  await deleteEmailsBefore(db, addDays(clock.now(), -EMAIL_RETENTION_DAYS));
}
