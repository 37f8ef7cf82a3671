import { and, eq, sql } from 'drizzle-orm';
import type { ResetRequested } from '#features/accounts/self-contract.ts';
import { users } from '#features/accounts/tables.ts';
import { recordSecurityEvent } from '#features/security/server/door.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import { issueToken } from './reset-token.ts';

const MESSAGE = 'If there is an account with this e-mail address, a link to choose a new password is on its way to it.';
const NOT_SENT = 'This shop sends no e-mail yet. Ask its staff for a link to choose a new password.';
const NO_USER = 0;

/**
 * Sends a password link if the address has an active account (decision A8). Known and unknown addresses get the same answer
 * after the same work: jobs make and send the link. Earlier links stay good until it is sent, since anyone may ask.
 */
export async function requestPasswordReset({ db, clock, config }: AppContext, email: string): Promise<ResetRequested> {
  const [known] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, sql`lower(${email})`), eq(users.isActive, true)));
  const userId = known?.id ?? NO_USER;
  const at = clock.now();
  const message = config.SMTP_URL === undefined ? NOT_SENT : MESSAGE;
  return db.transaction(async (tx) => {
    await announce(tx, 'password_reset.requested', { userId }, at);
    await recordSecurityEvent(tx, { kind: 'reset_requested', userId: known?.id ?? null }, at);
    if (config.SHOP_MODE !== 'demo' || !known) return { message };
    return { message, token: await issueToken(tx, { userId, kind: 'reset', at, sparesFirst: true }) };
  });
}
