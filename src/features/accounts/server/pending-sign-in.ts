import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, lt } from 'drizzle-orm';
import { pendingSignIns, type SIGN_IN_PURPOSES } from '#features/accounts/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';

/** Long enough to install an app for codes during the enrolment. */
export const PENDING_SECONDS = 15 * 60;

export type SignInPurpose = (typeof SIGN_IN_PURPOSES)[number];
export type PendingSignIn = Pick<typeof pendingSignIns.$inferSelect, 'id' | 'purpose' | 'userId' | 'challenge'>;

interface NewPendingSignIn {
  purpose: SignInPurpose;
  /** Null only for a passkey that signs in alone. */
  userId: number | null;
  challenge?: string;
}

/** Stores what a sign-in waits for; the token is for the cookie, the database has only its hash. */
export async function createPendingSignIn(
  tx: Database | Transaction,
  pending: NewPendingSignIn,
  now: Date,
): Promise<{ token: string }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + PENDING_SECONDS * 1000);
  await tx.insert(pendingSignIns).values({ ...pending, tokenHash: hashOfToken(token), createdAt: now, expiresAt });
  return { token };
}

/** The pending sign-in of a browser; null when it is over, expired or for something else. */
export async function findPendingSignIn(
  { db, clock }: AppContext,
  token: string | null,
  purposes: readonly SignInPurpose[],
): Promise<PendingSignIn | null> {
  if (!token) return null;
  const { id, purpose, userId, challenge } = pendingSignIns;
  const isOpen = and(eq(pendingSignIns.tokenHash, hashOfToken(token)), gt(pendingSignIns.expiresAt, clock.now()));
  const [row] = await db.select({ id, purpose, userId, challenge }).from(pendingSignIns).where(isOpen);
  return row && purposes.includes(row.purpose) ? row : null;
}

/** Replaces the challenge, so that an earlier one is void. */
export async function renewChallenge(db: Database, id: number, challenge: string): Promise<void> {
  await db.update(pendingSignIns).set({ challenge }).where(eq(pendingSignIns.id, id));
}

/** Takes the challenge exactly once, also under parallel calls; null when it is spent. */
export async function takeChallenge(db: Database, { id, challenge }: PendingSignIn): Promise<string | null> {
  if (challenge === null) return null;
  const taken = await db
    .update(pendingSignIns)
    .set({ challenge: null })
    .where(and(eq(pendingSignIns.id, id), eq(pendingSignIns.challenge, challenge), isNotNull(pendingSignIns.challenge)))
    .returning({ id: pendingSignIns.id });
  return taken.length > 0 ? challenge : null;
}

/** Ends a pending sign-in. Answers false when it has ended already: of parallel calls one succeeds. */
export async function finishPendingSignIn(tx: Transaction, id: number): Promise<boolean> {
  const ended = await tx.delete(pendingSignIns).where(eq(pendingSignIns.id, id)).returning({ id: pendingSignIns.id });
  return ended.length > 0;
}

/** Deletes expired pending sign-ins; the clean-up job calls it. */
export async function deleteExpiredSignIns({ db, clock }: AppContext): Promise<void> {
  await db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, clock.now()));
}

function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
