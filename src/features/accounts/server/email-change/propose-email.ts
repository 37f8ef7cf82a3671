import { eq } from 'drizzle-orm';
import { emailChanges, users } from '#features/accounts/tables.ts';
import { recordSecurityEvent } from '#features/security/server/door.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { addUses, type Limit, tooMany } from '#platform/limits.ts';
import type { Caller } from '../caller.ts';
import { findUser, type UserRow } from '../find-users.ts';
import { isProved } from '../proof.ts';

export interface EmailProposal {
  email: string;
  /** The account that proposes: the user's own, or that of staff. */
  proposedBy: number;
  /** An admin sets the address where none works any more: it takes effect then, without a link. */
  setByAdmin?: { reason: string; effectiveAt: Date };
}

// Each proposal sends two messages, one of them to an address that nobody has confirmed.
const PROPOSALS: Limit = { name: 'email-proposal', most: 10, seconds: 3600 };

/**
 * Counts a proposal for this account; throws `too_many` beyond ten an hour. The address in use, and a call that lacks a proof, do
 * not count. Call it before the transaction: it takes a connection of its own.
 */
export async function countProposal(
  context: AppContext,
  caller: Caller,
  userId: number,
  email: string | undefined,
): Promise<void> {
  if (email === undefined || !isProved(context, caller)) return;
  const user = await findUser(context.db, userId);
  if (!user || user.email === email) return;
  const { used, secondsLeft } = await addUses(context, PROPOSALS, `user ${userId}`);
  if (used > PROPOSALS.most) throw tooMany('Too many new e-mail addresses.', secondsLeft);
}

/**
 * Proposes another e-mail address for an account that this transaction has locked, and answers the new row (decision A15). The
 * address in use stays and is told at once; the latest proposal replaces the one before, with its link.
 */
export async function proposeEmail(
  tx: Transaction,
  user: UserRow,
  { email, proposedBy, setByAdmin }: EmailProposal,
  at: Date,
): Promise<UserRow> {
  const { id: userId } = user;
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
  await tx.insert(emailChanges).values({ userId, proposedBy, ...setByAdmin, createdAt: at });
  const [proposed] = await tx
    .update(users)
    .set({ pendingEmail: email, version: user.version + 1 })
    .where(eq(users.id, userId))
    .returning();
  if (!proposed) throw new Error('A locked user is gone.');
  const effectiveAt = setByAdmin?.effectiveAt.toISOString() ?? null;
  const payload = { userId, from: user.email, to: email, isOwn: proposedBy === userId, effectiveAt };
  await announce(tx, 'user.email_proposed', payload, at);
  await recordSecurityEvent(tx, { kind: 'email_proposed', userId, actorId: proposedBy }, at);
  return proposed;
}

/** Withdraws the proposal of an account, if there is one; its link is void. Answers the withdrawn address. */
export async function withdrawEmail(tx: Transaction, userId: number): Promise<string | null> {
  const [user] = await tx.select({ pending: users.pendingEmail }).from(users).where(eq(users.id, userId)).for('update');
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
  await tx.update(users).set({ pendingEmail: null }).where(eq(users.id, userId));
  return user?.pending ?? null;
}

/** The same for a proposal that staff made: what gives the account another role or right takes their link out of the way. */
export async function withdrawStaffEmail(tx: Transaction, userId: number): Promise<string | null> {
  const [proposal] = await tx
    .select({ proposedBy: emailChanges.proposedBy })
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId));
  return !proposal || proposal.proposedBy === userId ? null : withdrawEmail(tx, userId);
}
