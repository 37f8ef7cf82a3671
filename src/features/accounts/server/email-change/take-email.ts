import { eq } from 'drizzle-orm';
import { emailChanges, users } from '#features/accounts/tables.ts';
import { recordSecurityEvent } from '#features/security/server/door.ts';
import { announce } from '#platform/announcements.ts';
import type { Transaction } from '#platform/database.ts';
import { isEmailTaken, type UserRow } from '../find-users.ts';
import { voidTokens } from '../reset-token.ts';

/**
 * Puts the pending address of a locked user into effect and tells the old one; links sent there are void. Answers the new row,
 * or null when another account took the address meanwhile: then the proposal is gone and the address in use stays. The database
 * throws 23505 when it is taken at the same moment.
 */
export async function takeEmail(tx: Transaction, user: UserRow, at: Date): Promise<UserRow | null> {
  const { id: userId, email: from, pendingEmail: email } = user;
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
  const isFree = email !== null && !(await isEmailTaken(tx, email, userId));
  const [changed] = await tx
    .update(users)
    .set({ ...(isFree ? { email } : {}), pendingEmail: null, version: user.version + 1 })
    .where(eq(users.id, userId))
    .returning();
  if (!isFree || !changed) return null;
  await voidTokens(tx, userId);
  await announce(tx, 'user.email_changed', { userId, from }, at);
  await recordSecurityEvent(tx, { kind: 'email_changed', userId }, at);
  return changed;
}
