import { createPasswordLink } from '#features/accounts/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import type { Ground } from '#platform/ground.ts';

/** The link with which a new user chooses a password, for whoever made the account to hand over: only where no mail server is
 * configured, for otherwise the letter alone carries it (decision A7). */
export async function linkToHandOver(
  ground: Ground,
  tx: Transaction,
  userId: number,
): Promise<{ passwordLink?: string }> {
  return ground.config.SMTP_URL ? {} : { passwordLink: await createPasswordLink(ground, tx, userId) };
}
