import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { emailChanges, users } from '#features/accounts/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';

const LINK_LIVES_MS = 24 * 3_600_000;

/** The path of the page that confirms an address, with the token filled in. */
export function confirmEmailPath(token: string): string {
  return `/confirm-email?token=${token}`;
}

/** Makes the token of a proposed address, once, and stores its hash. Null when the address is not proposed any more. */
export async function issueEmailToken(
  tx: Transaction,
  userId: number,
  email: string,
  at: Date,
): Promise<string | null> {
  const [user] = await tx.select({ pending: users.pendingEmail }).from(users).where(eq(users.id, userId)).for('update');
  if (user?.pending?.toLowerCase() !== email.toLowerCase()) return null;
  const token = randomBytes(32).toString('base64url');
  const tokenExpiresAt = new Date(at.getTime() + LINK_LIVES_MS);
  const [row] = await tx
    .update(emailChanges)
    .set({ tokenHash: hashOf(token), tokenExpiresAt })
    .where(and(eq(emailChanges.userId, userId), isNull(emailChanges.effectiveAt)))
    .returning({ id: emailChanges.id });
  return row ? token : null;
}

/** The proposal and the active user of a valid token. Undefined for one that is unknown, used, replaced or out of date. */
export async function findEmailChange(db: Database, token: string, now: Date) {
  const [found] = await db
    .select({ user: users, proposedBy: emailChanges.proposedBy })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(and(isGood(token, now), eq(users.isActive, true)));
  return found;
}

/** Spends a token exactly once, also under parallel calls; false when it is not valid any more. */
export async function spendEmailToken(tx: Transaction, token: string, now: Date): Promise<boolean> {
  const spent = await tx.delete(emailChanges).where(isGood(token, now)).returning({ id: emailChanges.id });
  return spent.length > 0;
}

function isGood(token: string, now: Date) {
  return and(
    eq(emailChanges.tokenHash, hashOf(token)),
    gt(emailChanges.tokenExpiresAt, now),
    isNull(emailChanges.effectiveAt),
  );
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
