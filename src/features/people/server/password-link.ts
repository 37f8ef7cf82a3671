import { createPasswordLink } from '#features/accounts/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';

/** The link with which a new user chooses a password, for whoever made the account to hand over: only where no mail server is
 * configured, for otherwise the letter alone carries it (decision A7). */
export async function linkToHandOver(
  context: AppContext,
  tx: Transaction,
  userId: number,
): Promise<{ passwordLink?: string }> {
  return context.config.SMTP_URL ? {} : { passwordLink: await createPasswordLink(context, tx, userId) };
}
