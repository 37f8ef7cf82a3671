import { createPasswordLink } from '#features/accounts/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';

/** The password link for staff to hand over; only without a mail server, because otherwise it is e-mailed (decision A7). */
export async function linkToHandOver(
  context: AppContext,
  tx: Transaction,
  userId: number,
): Promise<{ passwordLink?: string }> {
  return context.config.SMTP_URL ? {} : { passwordLink: await createPasswordLink(context, tx, userId) };
}
